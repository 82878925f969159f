/** What a module adds to a hand's judgement: the value of its own acts, and of laying a card. */
import type { ActType, ActTypeOf, ClauseId, ModuleId, Offer, Rulebook, Seen } from "@stillwater/engine";
import type { Plan } from "../plan";
import type { Sense } from "../sense";

type Planner<S extends Sense> = (sense: S, offer: Offer) => Plan | undefined;

export interface Craft<S extends Sense> {
  /** Whether the module is in play. */
  readonly isIn: (rulebook: Rulebook) => boolean;
  /** How many cards the team will have to spend because of the module, beside those for cells and prices. */
  readonly burden: ((seen: Seen) => number) | null;
  /** What the module adds to the value of a card that comes to lie: on the mountain also a Bridge, a Campfire and a card that moves. */
  readonly laying: ((sense: S, offer: Offer) => number) | null;
  /** The module's own acts. One that is possible at any time is done only if its value is above zero. */
  readonly acts: { readonly [A in ActType]?: Planner<S> };
  /** Acts of another module that a rule of this one stands behind; null for none. */
  readonly ruled: { readonly [C in ClauseId]?: Planner<S> } | null;
}

/** A craft with a planner for every act that its module brings. */
export type Knowing<M extends ModuleId, S extends Sense> = {
  readonly acts: { readonly [A in ActTypeOf<M>]: Planner<S> };
};

/** How a craft values an act of its module; undefined for every other act. */
export function planOf<S extends Sense>(craft: Craft<S>, sense: S, offer: Offer): Plan | undefined {
  const own = craft.acts[offer.type];
  if (own !== undefined || craft.ruled === null) return own?.(sense, offer);
  const clause = sense.known.seen.rulebook.actOf[offer.type]?.spec.clause;
  return clause === undefined ? undefined : craft.ruled[clause]?.(sense, offer);
}

/** Undefined for an act that its module gives no value here. An act that no craft knows is a defect. */
export function noPlan<S extends Sense>(
  crafts: readonly Craft<S>[],
  { actOf }: Rulebook,
  type: ActType,
): undefined {
  const clause = actOf[type]?.spec.clause;
  const isKnown = crafts.some(
    ({ acts, ruled }) => acts[type] !== undefined || (clause !== undefined && ruled?.[clause] !== undefined),
  );
  if (!isKnown) throw new Error(`No craft knows what to make of ${type}.`);
}

const known = new WeakMap<Rulebook, readonly unknown[]>();

/** The crafts of the modules that are in play. */
export function craftsIn<C extends Pick<Craft<Sense>, "isIn">>(
  rulebook: Rulebook,
  crafts: Readonly<Record<string, C>>,
): readonly C[] {
  const found = known.get(rulebook) ?? Object.values(crafts).filter((craft) => craft.isIn(rulebook));
  known.set(rulebook, found);
  // A rulebook belongs to one box, and so does every list of crafts that is passed with it.
  return found as readonly C[];
}
