/** An act with its cards chosen, and what it is worth to the seat that weighs it. */
import type { Act, Offer, Piece } from "@stillwater/engine";

export interface Plan {
  readonly act: Act;
  /** About the logarithm of the chance to win; only differences mean anything. */
  readonly value: number;
}

/** An offer with its cards: written out field by field, since this is done for everything that is weighed. */
export function completedOffer({ type, seat, card, to, numbers }: Offer, cards: readonly Piece[]): Act {
  return { type, seat, card, to, cards, numbers };
}
