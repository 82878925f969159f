/** How a game orders, names and draws its cards, in the words of the reader. */
import type { Piece, Table } from "@stillwater/engine";
import type { Face } from "@stillwater/ui";
import type { HandOrder } from "@/play/choosing/useChoice";

export interface Cards {
  /** Hands stand in one order on every device. */
  readonly order: HandOrder;
  /** "47", or the word for a card without a number. */
  readonly name: (table: Table, card: Piece) => string;
  readonly face: (table: Table, card: Piece) => Face;
}

/** Numbers as the evidence of a verdict carries them: 47 or "47". */
export function numberOf(value: unknown): number | undefined {
  const n = Number(value);
  return (typeof value === "number" || typeof value === "string") && Number.isFinite(n) ? n : undefined;
}
