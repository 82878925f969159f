/** Counts the cards that acts moved, read off their facts, for the statistics of a game. */
import type { Fact } from "./chapter";
import type { Rulebook } from "./rulebook";
import type { Piece } from "./table";

/** Cards that an act, or several, moved. */
export interface Tally {
  /** Cards laid on the board from a hand, without those that the same facts take back (T.pyramid.storm, T.pyramid.monster). */
  readonly laid: number;
  /** Cards given from a hand as the price of a card laid or turned over or a herd moved, by this act or one before it. */
  readonly paid: number;
  /** Whether the act had a price, given at once or owed from then on. */
  readonly priced: boolean;
  /** Cards discarded in place of laying one (T.turn.discard-two, A.turn.discard-two). */
  readonly discarded: number;
}

/** The tally of facts that belong together. */
export function tallyOf({ hands, cells, discards, actOf }: Rulebook, facts: readonly Fact[]): Tally {
  const pays = actOf.give?.spec.clause;
  const discarding = actOf.discard?.spec.clause;
  const costs = actOf.lay?.levies.flatMap(({ clause, about }) => (about === "cost" ? [clause] : [])) ?? [];
  const laid = new Set<Piece>();
  let paid = 0;
  let priced = false;
  let discarded = 0;
  for (const { piece, from, to, clause } of facts) {
    if (hands.includes(from) && cells.includes(to)) laid.add(piece);
    if (cells.includes(from) && (hands.includes(to) || discards.includes(to))) laid.delete(piece);
    if (clause === pays && hands.includes(from)) paid++;
    if (clause === pays || costs.includes(clause)) priced = true;
    if (clause === discarding) discarded++;
  }
  return { laid: laid.size, paid, priced, discarded };
}
