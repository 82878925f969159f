/** How a game orders, names and draws its cards, in the reader's language. */
import type { Act, Finding, Piece, Table } from "@stillwater/engine";
import type { Face } from "@stillwater/ui";
import type { ReactNode } from "react";
import type { HandOrder } from "./useChoice";

export interface Cards {
  /** The order of a hand, the same on every device. */
  readonly order: HandOrder;
  /** "47", or the word for a card without a number. */
  readonly name: (table: Table, card: Piece) => string;
  /** The name without details that only the card's holder needs, for buttons. */
  readonly brief?: (table: Table, card: Piece) => string;
  readonly face: (table: Table, card: Piece) => Face;
  /** A drawing for the stamp of a refusal that only this game has; null to use the common signs. */
  readonly stamp?: (table: Table, plan: Act, refusal: Finding) => ReactNode;
  /** How a line of the log shows a card, given its name in the notation; without it, the rulebook's words are used. */
  readonly mark?: (notation: string) => ReactNode;
}
