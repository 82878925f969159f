/** Changing one setting of a new table. What cannot stand beside it gives way, and it is said what did and why. */
import { MOUNTAIN_DEFAULTS, type MountainOptions, SEA_DEFAULTS, type SeaOptions } from "@stillwater/engine";

/** What gave way: a Stormy Sea, a board, the number of players, a Panorama with a 1. */
export type GaveWay = "storms" | "board" | "crew" | "sequence";

export interface Mixed<O> {
  readonly options: O;
  readonly gaveWay: GaveWay | null;
}

const STORMY = ["rocks", "monsters", "storms", "wild"] as const;
const PYRAMID = ["steps", "harder", "easier", "borders"] as const;

export type SeaChange = { readonly [K in keyof SeaOptions]?: SeaOptions[K] | undefined };

/** Leaves out what is undefined: an option that is off is absent. */
function withChange(options: SeaOptions, change: SeaChange): SeaOptions {
  const entries = Object.entries({ ...options, ...change }).filter(([, value]) => value !== undefined);
  return { ...SEA_DEFAULTS, ...Object.fromEntries(entries) };
}

function without(options: SeaOptions, fields: readonly (keyof SeaOptions)[]): SeaOptions {
  return withChange(options, Object.fromEntries(fields.map((field) => [field, undefined])));
}

export function changeSea(before: SeaOptions, change: SeaChange): Mixed<SeaOptions> {
  let options = withChange(before, change);
  let gaveWay: GaveWay | null = null;
  const stormy = STORMY.some((field) => options[field] !== undefined);
  if (options.variant !== undefined && stormy) {
    const boardIsNew = change.variant !== undefined;
    options = boardIsNew ? without(options, STORMY) : without(options, ["variant"]);
    gaveWay = boardIsNew ? "storms" : "board";
  }
  if (options.variant === "duel") {
    const fits = options.players === 2 && options.removed === 0 && !options.strict;
    if (!fits && change.variant === "duel") {
      gaveWay = options.players === 2 ? gaveWay : "crew";
      options = { ...options, players: 2, removed: 0, strict: false };
    } else if (!fits) {
      options = without(options, ["variant"]);
      gaveWay = "board";
    }
  }
  if (options.variant !== "pyramid") options = without(options, PYRAMID);
  // Border cells of one layout mean nothing in the other.
  if (options.steps !== before.steps) options = without(options, ["borders"]);
  const withoutStart = options.variant !== undefined && options.variant !== "night";
  if (options.players !== 1 || withoutStart) options = { ...options, soloStart: SEA_DEFAULTS.soloStart };
  return { options, gaveWay };
}

/** Alone the 1s are out: a Panorama with a 1 could never be met. */
const WITH_ONE = /(^|-)1(-|$)/;

export function changeMountain(
  before: MountainOptions,
  change: Partial<MountainOptions>,
): Mixed<MountainOptions> {
  const { goatCards, ...rest } = { ...before, ...change };
  const options: MountainOptions = rest.goats && goatCards !== undefined ? { ...rest, goatCards } : rest;
  if (options.players !== 1)
    return { options: { ...options, ropes: MOUNTAIN_DEFAULTS.ropes }, gaveWay: null };
  if (!options.sequences.some((sequence) => WITH_ONE.test(sequence))) return { options, gaveWay: null };
  return { options: { ...options, sequences: [] }, gaveWay: "sequence" };
}
