/** An act with its cards chosen, and what it is worth to the seat that weighs it. */
import type { Act, Offer, Piece } from "@stillwater/engine";

export interface Plan {
  readonly act: Act;
  /** About the logarithm of the chance to win; only differences mean anything. */
  readonly value: number;
}

export function completed({ choose: _choose, ...act }: Offer, cards: readonly Piece[]): Act {
  return { ...act, cards };
}
