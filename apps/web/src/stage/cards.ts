/** How a game orders, names and draws its cards, in the words of the reader. */
import type { Act, Finding, Piece, Table } from "@stillwater/engine";
import type { Face } from "@stillwater/ui";
import type { ReactNode } from "react";
import type { HandOrder } from "./useChoice";

export interface Cards {
  /** Hands stand in one order on every device. */
  readonly order: HandOrder;
  /** "47", or the word for a card without a number. */
  readonly name: (table: Table, card: Piece) => string;
  /** The name without what only its holder needs to know of it, for buttons. */
  readonly brief?: (table: Table, card: Piece) => string;
  readonly face: (table: Table, card: Piece) => Face;
  /** What only this game shows in the stamp of a refusal; null where the common signs serve. */
  readonly stamp?: (table: Table, plan: Act, refusal: Finding) => ReactNode;
  /** The card in a line of the log, by its name in the notation; the words of the rulebook where absent. */
  readonly mark?: (notation: string) => ReactNode;
}
