/** Changes one option where people choose: options that do not go with it give way, and the result says what did. */
import { type ClauseId, isClauseId } from "./clauses";
import { ASCENT_WORDS, EXPANSION_WORDS, VARIANT_WORDS } from "./modules/options";
import { MOUNTAIN_DEFAULTS, type MountainOptions } from "./mountain/options";
import type { GaveWay, Mixed, Wording } from "./notation/wording";
import { hasStart, SEA_DEFAULTS, type SeaOptions } from "./sea/options";

/** A change to the options of a sea; undefined turns one off. */
export type SeaChange = { readonly [K in keyof SeaOptions]?: SeaOptions[K] | undefined };

/** Leaves out undefined options: an option that is off is absent. */
function withChange(options: SeaOptions, change: SeaChange): SeaOptions {
  const entries = Object.entries({ ...options, ...change }).filter(([, value]) => value !== undefined);
  return { ...SEA_DEFAULTS, ...Object.fromEntries(entries) };
}

function without(options: SeaOptions, fields: readonly (keyof SeaOptions)[]): SeaOptions {
  return withChange(options, Object.fromEntries(fields.map((field) => [field, undefined])));
}

/**
 * Without what does not go with a module that is chosen: of the two, the last choice stays.
 * @param without the options with some fields as they are where nothing is chosen
 * @param rule said to forbid it where the module names none, as for a number of players
 */
function fitted<O extends object>(
  mixed: Mixed<O>,
  words: readonly Wording<O>[],
  change: object,
  without: (options: O, fields: readonly (keyof O & string)[]) => O,
  rule: ClauseId,
): Mixed<O> {
  return words.reduce(({ options, gaveWay }, { chooses, misfits }) => {
    const unfit = misfits?.(options) ?? [];
    const [first] = unfit;
    if (first === undefined) return { options, gaveWay };
    const before = unfit.map(({ field }) => field).filter((field) => !Object.hasOwn(change, field));
    const own = String(first.with?.clause);
    return {
      options: without(options, before.length > 0 ? before : chooses),
      gaveWay: isClauseId(own) ? own : rule,
    };
  }, mixed);
}

/** The options of a sea with something changed (T.setup.mix, T.duel.players, T.start.solo). */
export function changeSea(before: SeaOptions, change: SeaChange): Mixed<SeaOptions> {
  let options = withChange(before, change);
  let gaveWay: GaveWay | null = null;
  const chosen = Object.values(EXPANSION_WORDS).flatMap(({ chooses }) => chooses);
  if (options.variant !== undefined && chosen.some((field) => options[field] !== undefined)) {
    const boardIsNew = change.variant !== undefined;
    options = boardIsNew ? without(options, chosen) : without(options, ["variant"]);
    gaveWay = boardIsNew ? "expansions" : "board";
  }
  const own = Object.values(VARIANT_WORDS).find(({ variant }) => variant === options.variant);
  const misfits = (own?.misfits?.(options) ?? []).filter(
    ({ field }) => options[field] !== SEA_DEFAULTS[field],
  );
  if (misfits.length > 0 && change.variant !== undefined) {
    gaveWay = misfits.some(({ field }) => field === "players") ? "crew" : gaveWay;
    options = without(
      options,
      misfits.map(({ field }) => field),
    );
  } else if (misfits.length > 0) {
    options = without(options, ["variant"]);
    gaveWay = "board";
  }
  const others = Object.values(VARIANT_WORDS).filter(({ variant }) => variant !== options.variant);
  options = without(
    options,
    others.flatMap(({ chooses }) => chooses).filter((field) => field !== "variant"),
  );
  const fitting = fitted(
    { options, gaveWay },
    Object.values(EXPANSION_WORDS),
    change,
    without,
    "T.setup.mix",
  );
  ({ options } = fitting);
  // Border cells of one layout mean nothing in the other.
  if (options.steps !== before.steps) options = without(options, ["borders"]);
  if (options.players !== 1 || !hasStart(options)) options = without(options, ["soloStart"]);
  return { options, gaveWay: fitting.gaveWay };
}

/** The options of a climb with something changed (A.setup.solo, A.panorama.reveal). */
export function changeMountain(
  before: MountainOptions,
  change: Partial<MountainOptions>,
): Mixed<MountainOptions> {
  const options: MountainOptions = { ...before, ...change };
  const solo: MountainOptions =
    options.players === 1 ? options : { ...options, ropes: MOUNTAIN_DEFAULTS.ropes };
  const words = Object.values(ASCENT_WORDS);
  const yielded = words.reduce<Mixed<MountainOptions>>(
    (mixed, { yields }) => {
      const { fields, gaveWay } = yields?.(mixed.options) ?? { fields: {}, gaveWay: null };
      const said = Object.entries({ ...mixed.options, ...fields }).filter(([, value]) => value !== undefined);
      const options = { ...MOUNTAIN_DEFAULTS, ...Object.fromEntries(said) };
      return { options, gaveWay: gaveWay ?? mixed.gaveWay };
    },
    { options: solo, gaveWay: null },
  );
  const without = (options: MountainOptions, fields: readonly string[]): MountainOptions => {
    const others = Object.entries(options).filter(([field]) => !fields.includes(field));
    return { ...MOUNTAIN_DEFAULTS, ...Object.fromEntries(others) };
  };
  return fitted(yielded, words, change, without, "A.setup.solo");
}
