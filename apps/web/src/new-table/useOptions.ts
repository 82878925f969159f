"use client";

/** The options being set up: each change with the options it drops, and the other game's settings kept meanwhile. */
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
  /** What the last choice dropped. */
  readonly gaveWay: GaveWay | null;
  /** Counts the codes that have replaced all settings, so that text fields start afresh. */
  readonly pasted: number;
  readonly change: (next: SeaChange | Partial<typeof MOUNTAIN_DEFAULTS>) => void;
  readonly switchTo: (game: Options["game"]) => void;
  readonly take: (options: Options) => void;
}

export function useOptions(initial: Options): OptionsSetting {
  const [options, setOptions] = useState(initial);
  // The other game's settings are kept until the person comes back to it.
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

/** The options of a code that a table can be opened for, or the problem with it. */
export function readPlayable(code: string): Options | { readonly problem: Problem } {
  const found = readOptions(code);
  if (!found.ok) return { problem: found.error };
  const asked = peopleOnly(found.value);
  return asked === null ? found.value : { problem: asked.problem };
}
