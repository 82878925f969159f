/** What a module adds to how a hand judges: the value of acts of its own, and what it makes of laying a card. */
import type { ActType, ClauseId, Offer, Piece, Rulebook, Seen } from "@stillwater/engine";
import type { Plan } from "../plan";
import type { Sense } from "../sense";

export interface Craft<S extends Sense> {
  /** Whether the module is in play. */
  readonly isIn: (rulebook: Rulebook) => boolean;
  /** Cards that the team will have to spend because of it, beside those for cells and prices. */
  readonly burden?: (seen: Seen) => number;
  /** What it adds to the value of laying a card. */
  readonly laying?: (sense: S, offer: Offer) => number;
  /** What it adds to the loss of a card that is given. */
  readonly keeping?: (sense: S, card: Piece) => number;
  /** Acts of its own. What anybody may do at any time is worth more than nothing, or it is not done. */
  readonly acts?: Partial<Record<ActType, (sense: S, offer: Offer) => Plan | undefined>>;
  /** Acts that another module brings, where a rule of its own stands behind them. */
  readonly ruled?: Partial<Record<ClauseId, (sense: S, offer: Offer) => Plan | undefined>>;
}

/** What a craft makes of an act of its own; undefined for every other. */
export function planOf<S extends Sense>(craft: Craft<S>, sense: S, offer: Offer): Plan | undefined {
  const own = craft.acts?.[offer.type];
  if (own !== undefined || craft.ruled === undefined) return own?.(sense, offer);
  const clause = sense.known.seen.rulebook.actOf[offer.type]?.spec.clause;
  return clause === undefined ? undefined : craft.ruled[clause]?.(sense, offer);
}

const known = new WeakMap<Rulebook, readonly unknown[]>();

/** The crafts of the modules that are in play. */
export function craftsIn<S extends Sense>(
  rulebook: Rulebook,
  crafts: Readonly<Record<string, Craft<S>>>,
): readonly Craft<S>[] {
  const found = known.get(rulebook) ?? Object.values(crafts).filter((craft) => craft.isIn(rulebook));
  known.set(rulebook, found);
  // A rulebook belongs to one box, and so does every list of crafts it is asked with.
  return found as readonly Craft<S>[];
}
