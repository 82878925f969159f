/** The Wild: a card that any chapter may meet in a hand, played as a card of that chapter (T.wild.any). */
import type { ActType, Game, OfferList } from "../kernel/chapter";
import { kind, kindBits, spot } from "../kernel/furniture";
import { heldCopy } from "../kernel/paying";
import { type Piece, type Place, type Seat, type Table, UNSEEN, whereIs } from "../kernel/table";

export const WILD = "wild";

const wildBits = kindBits(WILD);
export const wildCards = kind(WILD);

/** A Wild in a seat's hand, as far as is known here; UNSEEN if there is none. */
export function heldWild(table: Table, seat: Seat): Piece {
  return wildCards(table).length === 0 ? UNSEEN : heldCopy(table, seat, wildBits(table));
}

export function isWild(table: Table, card: Piece): boolean {
  return card !== UNSEEN && table.rulebook.pieceName(card) === WILD;
}

/** Offers a held card of a kind and a held Wild in its place, both aimed at one place. */
export function offerHeld(
  list: OfferList,
  type: ActType,
  table: Table,
  seat: Seat,
  cards: Int32Array,
  to: Place,
): void {
  const own = heldCopy(table, seat, cards);
  if (own !== UNSEEN) list.add(type, own, to);
  const wild = heldWild(table, seat);
  if (wild !== UNSEEN) list.add(type, wild, to);
}

const unnamed = spot("unnamed");
const firstNamed = spot("named:1");
const firstToken = kind("name:1");

/** The token that says which number a Wild stands for. */
function nameToken(table: Table, wild: Piece): Piece {
  return (firstToken(table)[0] ?? UNSEEN) + wild - (wildCards(table)[0] ?? wild);
}

/** The number a Wild was given when it was played; 0 before. */
export function namedNumber(table: Table, card: Piece): number {
  if (!wildCards(table).includes(card)) return 0;
  const number = whereIs(table, nameToken(table, card)) - firstNamed(table) + 1;
  return number >= 1 && number <= NUMBERS ? number : 0;
}

const NUMBERS = 80;

const gone = spot("gone");

/** Whether a Wild may stand for a number: not in the grid, not destroyed there earlier (T.wild.any). */
export function mayBeNamed(table: Table, number: number): boolean {
  if (number < 1 || number > NUMBERS) return false;
  const place = whereIs(table, number);
  if (place === gone(table) || (place >= table.rulebook.firstCell && place <= table.rulebook.lastCell))
    return false;
  return !wildCards(table).some((wild) => namedNumber(table, wild) === number);
}

/** Names the number of a Wild. */
export function nameWild(game: Game, wild: Piece, number: number): void {
  const { table } = game;
  game.emit(nameToken(table, wild), unnamed(table), firstNamed(table) + number - 1, "T.wild.any");
}

/** A Wild that goes back to a hand may be named anew. */
export function forgetName(game: Game, wild: Piece): void {
  const { table } = game;
  const number = namedNumber(table, wild);
  if (number > 0)
    game.emit(nameToken(table, wild), firstNamed(table) + number - 1, unnamed(table), "T.wild.any");
}
