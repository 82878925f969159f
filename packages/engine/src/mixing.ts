/** Changes one option where people choose: options that do not go with it give way, and the result says what did. */
import { isClauseId } from "./clauses";
import { ASCENT_WORDS, EXPANSION_WORDS, VARIANT_WORDS } from "./modules/options";
import { MOUNTAIN_DEFAULTS, type MountainOptions } from "./mountain/options";
import type { GaveWay, Mixed } from "./notation/wording";
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
  for (const { chooses, misfits } of Object.values(EXPANSION_WORDS)) {
    const unfit = misfits?.(options) ?? [];
    const before = unfit.filter(({ field }) => change[field] === undefined);
    // Of what does not go together, the last choice stays.
    options = without(
      options,
      unfit.length === 0 || before.length > 0 ? before.map(({ field }) => field) : chooses,
    );
    for (const { with: told } of unfit) {
      const rule = String(told?.clause);
      gaveWay = isClauseId(rule) ? rule : "T.setup.mix";
    }
  }
  // Border cells of one layout mean nothing in the other.
  if (options.steps !== before.steps) options = without(options, ["borders"]);
  if (options.players !== 1 || !hasStart(options)) options = without(options, ["soloStart"]);
  return { options, gaveWay };
}

/** The options of a climb with something changed (A.setup.solo, A.panorama.reveal). */
export function changeMountain(
  before: MountainOptions,
  change: Partial<MountainOptions>,
): Mixed<MountainOptions> {
  const options: MountainOptions = { ...before, ...change };
  const solo: MountainOptions =
    options.players === 1 ? options : { ...options, ropes: MOUNTAIN_DEFAULTS.ropes };
  return Object.values(ASCENT_WORDS).reduce<Mixed<MountainOptions>>(
    (mixed, { yields }) => {
      const { fields, gaveWay } = yields?.(mixed.options) ?? { fields: {}, gaveWay: null };
      const said = Object.entries({ ...mixed.options, ...fields }).filter(([, value]) => value !== undefined);
      const options = { ...MOUNTAIN_DEFAULTS, ...Object.fromEntries(said) };
      return { options, gaveWay: gaveWay ?? mixed.gaveWay };
    },
    { options: solo, gaveWay: null },
  );
}
