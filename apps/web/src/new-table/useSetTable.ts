"use client";

/** The settings of a table that is opened or changed, and the deal to be played again with them. */
import { MOUNTAIN_DEFAULTS, type Options, readOptions, SEA_DEFAULTS, writeOptions } from "@stillwater/engine";
import { namesCards } from "@stillwater/table/session";
import type { ChangedTable } from "./changing";
import type { KeptSetUp } from "./kept";
import { useDeal } from "./useDeal";
import { type OptionsSetting, readPlayable, useOptions } from "./useOptions";

export interface SetTable extends KeptSetUp {
  /** The address's query. */
  readonly asked: URLSearchParams;
  readonly changing: ChangedTable | null;
}

const DEFAULTS = { sea: SEA_DEFAULTS, mountain: MOUNTAIN_DEFAULTS } as const;

function begunWith({ asked, kept, changing }: SetTable): Options {
  const read = readOptions(changing?.code ?? kept.get("code") ?? "");
  if (read.ok) return read.value;
  const options = DEFAULTS[asked.get("game") === "mountain" ? "mountain" : "sea"];
  return asked.has("crew") ? { ...options, players: 3 } : options;
}

export function useSetTable(props: SetTable) {
  const options = useOptions(begunWith(props));
  const again = useDeal(props.asked.get("deal"), options.options, options.take);
  // A deal belongs to its options: other options drop it.
  const setting: OptionsSetting = {
    ...options,
    change: (next) => {
      options.change(next);
      again.giveWay();
    },
    switchTo: (game) => {
      options.switchTo(game);
      again.giveWay();
    },
  };
  return {
    ...{ setting, again },
    code: writeOptions(options.options),
    /** Only the manner of play can be changed. */
    fixed: props.changing?.fixed === true,
    /** Applies a code; returns the problem with it, or null. */
    take: (typed: string) => {
      const read = readPlayable(typed);
      if ("problem" in read) return read.problem;
      options.take(read);
      again.giveWay();
      return null;
    },
  };
}

/** Whether nothing under "More" is set. */
export function nothingMore(options: Options): boolean {
  const { players } = options;
  if (options.game === "sea") {
    const { variant: _board, steps: _steps, harder: _harder, easier: _easier, ...rest } = options;
    return writeOptions(rest) === writeOptions({ ...SEA_DEFAULTS, players });
  }
  // The goals are in plain sight, except for single cards that people name.
  const { ropes } = MOUNTAIN_DEFAULTS;
  return writeOptions(options) === writeOptions({ ...options, players, ropes }) && !namesCards(options);
}
