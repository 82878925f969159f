/** An act with its cards chosen, and its value for the seat that considers it. */
import type { Act, Offer, Piece } from "@stillwater/engine";

export interface Plan {
  readonly act: Act;
  /** Roughly the logarithm of the chance to win; only differences have a meaning. */
  readonly value: number;
}

/** An offer with its cards. Written out field by field for speed, because it runs for every act that is considered. */
export function completedOffer({ type, seat, card, to, numbers }: Offer, cards: readonly Piece[]): Act {
  return { type, seat, card, to, cards, numbers };
}
