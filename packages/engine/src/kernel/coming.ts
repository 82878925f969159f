/** Cards that may still be played: in a hand, in a stack they are drawn from, or where nobody here knows. */
import type { ClauseId } from "../clauses";
import { NOWHERE, type Piece, type Table, whereIs } from "./table";

const SOURCES = /^((hand|pile|open):\d|deck|explorer|islands|aside|starts|box|lifted:\d)$/;

/** Whether a card may still come to the board, as far as can be known here. */
export function mayCome(table: Table, card: Piece): boolean {
  const place = whereIs(table, card);
  return place === NOWHERE || SOURCES.test(table.rulebook.placeName(place));
}

/** Spaces that can never all be filled: more of them than cards that could still come. */
export interface Closure {
  readonly clause: ClauseId;
  /** The first of the spaces: a gap of the sea begins there; a Bridge; else the row of a mountain and all above it. */
  readonly at: string;
  readonly spaces: number;
  readonly cards: number;
}
