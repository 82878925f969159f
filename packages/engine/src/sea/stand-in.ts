/** Stand-ins: cards in a hand that may be played as a card of any chapter. */
import type { ClauseId } from "../clauses";
import type { ActType, Game, OfferList } from "../kernel/chapter";
import { bitsOf, kind, spot } from "../kernel/furniture";
import { heldCopy } from "../kernel/paying";
import type { Rulebook } from "../kernel/rulebook";
import { isCell, type Piece, type Place, type Seat, type Table, UNSEEN, whereIs } from "../kernel/table";
import { HIGHEST_ISLAND } from "./islands";

const heldBits = bitsOf((rulebook) => rulebook.standIns);

/** The clause by which a card may be played as another one; undefined where it may not be. */
export function standsIn({ pieces }: Rulebook, card: Piece): ClauseId | undefined {
  return pieces[card]?.standsIn;
}

/** Whether a card is a stand-in; they are numbered consecutively. */
export function isStandIn({ rulebook: { standIns } }: Table, card: Piece): boolean {
  const first = standIns[0];
  return first !== undefined && card >= first && card < first + standIns.length;
}

/** A stand-in that is known here to be in a seat's hand; UNSEEN if there is none. */
export function heldStandIn(table: Table, seat: Seat): Piece {
  return table.rulebook.standIns.length === 0 ? UNSEEN : heldCopy(table, seat, heldBits(table));
}

/** Offers a held card of a kind and a held stand-in instead of it, both aimed at one place. */
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
  const other = heldStandIn(table, seat);
  if (other !== UNSEEN) list.add(type, other, to);
}

const unnamed = spot("unnamed");
const firstNamed = spot("named:1");
const firstToken = kind("name:1");

/** The token that says which number a stand-in was given. */
function nameToken(table: Table, card: Piece): Piece {
  return (firstToken(table)[0] ?? UNSEEN) + card - (table.rulebook.standIns[0] ?? card);
}

/** The number a stand-in was given when it was played; 0 before that. */
export function namedNumber(table: Table, card: Piece): number {
  if (!isStandIn(table, card)) return 0;
  const number = whereIs(table, nameToken(table, card)) - firstNamed(table) + 1;
  return number >= 1 && number <= HIGHEST_ISLAND ? number : 0;
}

const gone = spot("gone");

/** Whether a card may stand in for a number: one that is not in the grid and was not destroyed there. */
export function mayBeNamed(table: Table, number: number): boolean {
  if (number < 1 || number > HIGHEST_ISLAND) return false;
  const place = whereIs(table, number);
  if (place === gone(table) || isCell(table, place)) return false;
  return !table.rulebook.standIns.some((card) => namedNumber(table, card) === number);
}

/** Names the number that a card stands in for. */
export function nameStandIn(game: Game, card: Piece, number: number): void {
  const { table } = game;
  moveToken(game, card, unnamed(table), firstNamed(table) + number - 1);
}

/** Clears the number of a stand-in that goes back to a hand, where it may be named anew. */
export function forgetName(game: Game, card: Piece): void {
  const { table } = game;
  const number = namedNumber(table, card);
  if (number > 0) moveToken(game, card, firstNamed(table) + number - 1, unnamed(table));
}

function moveToken(game: Game, card: Piece, from: Place, to: Place): void {
  const clause = standsIn(game.table.rulebook, card);
  if (clause !== undefined) game.emit(nameToken(game.table, card), from, to, clause);
}
