"use client";

/** What a game is set up as: each change with what gave way to it, and the other game's settings kept meanwhile. */
import {
  changeMountain,
  changeSea,
  type GaveWay,
  MOUNTAIN_DEFAULTS,
  type Options,
  type Problem,
  readOptions,
  SEA_DEFAULTS,
  type SeaChange,
} from "@stillwater/engine";
import { peopleOnly } from "@stillwater/table/session";
import { useState } from "react";

export interface OptionsSetting {
  readonly options: Options;
  /** What gave way to the last choice. */
  readonly gaveWay: GaveWay | null;
  /** Counts the codes that have replaced all settings: what is typed into them begins anew. */
  readonly pasted: number;
  readonly change: (next: SeaChange | Partial<typeof MOUNTAIN_DEFAULTS>) => void;
  readonly switchTo: (game: Options["game"]) => void;
  readonly take: (options: Options) => void;
}

export function useOptions(initial: Options): OptionsSetting {
  const [options, setOptions] = useState(initial);
  // The settings of the other game wait until somebody comes back to it.
  const [other, setOther] = useState<Options>(initial.game === "sea" ? MOUNTAIN_DEFAULTS : SEA_DEFAULTS);
  const [gaveWay, setGaveWay] = useState<GaveWay | null>(null);
  const [pasted, setPasted] = useState(0);
  return {
    ...{ options, gaveWay, pasted },
    change: (next) => {
      const mixed =
        options.game === "sea"
          ? changeSea(options, next as SeaChange)
          : changeMountain(options, next as Partial<typeof MOUNTAIN_DEFAULTS>);
      setOptions(mixed.options);
      setGaveWay(mixed.gaveWay);
    },
    switchTo: (game) => {
      if (game === options.game) return;
      setOther(options);
      const { players } = options;
      const { options: kept } =
        other.game === "sea" ? changeSea(other, { players }) : changeMountain(other, { players });
      setOptions(kept);
      setGaveWay(null);
    },
    take: (found) => {
      if (found.game !== options.game) setOther(options);
      setOptions(found);
      setGaveWay(null);
      setPasted(pasted + 1);
    },
  };
}

/** The options of a code that a table can be opened for, or why it is none. */
export function readPlayable(code: string): Options | { readonly problem: Problem } {
  const found = readOptions(code);
  if (!found.ok) return { problem: found.error };
  const asked = peopleOnly(found.value);
  return asked === null ? found.value : { problem: asked.problem };
}
