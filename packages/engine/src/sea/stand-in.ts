/** The Wild: a card that any chapter may meet in a hand, played as a card of that chapter (T.wild.any). */
import { kind, kindBits } from "../kernel/furniture";
import { heldCopy } from "../kernel/paying";
import { type Piece, type Seat, type Table, UNSEEN } from "../kernel/table";

export const WILD = "wild";

const wildBits = kindBits(WILD);
export const wildCards = kind(WILD);

/** A Wild in a seat's hand, as far as is known here; UNSEEN if there is none. */
export function heldWild(table: Table, seat: Seat): Piece {
  return heldCopy(table, seat, wildBits(table));
}

export function isWild(table: Table, card: Piece): boolean {
  return card !== UNSEEN && table.rulebook.pieceName(card) === WILD;
}

/** A held card of a kind and a held Wild in its place, without those that are not there. */
export function playable(table: Table, seat: Seat, cards: Int32Array): readonly Piece[] {
  const own = heldCopy(table, seat, cards);
  const wild = heldWild(table, seat);
  if (own === UNSEEN) return wild === UNSEEN ? NONE : [wild];
  return wild === UNSEEN ? [own] : [own, wild];
}

const NONE: readonly Piece[] = [];
