/** An example to try: its table, the act on it, and the same table with another card in the hand. Pure. */
import {
  type Act,
  due,
  enact,
  exchanged,
  hand,
  NOWHERE,
  namedPlace,
  type Piece,
  type Place,
  type Rulebook,
  readAct,
  readPosition,
  type Seat,
  seededFate,
  type Table,
  whereIs,
} from "@stillwater/engine";
import { DEEDS, TOOLS } from "@stillwater/table/act-builder";
import type { BoardToTouch } from "../clause-page";

/** The state of a board to try: the table, the seat that acts, and the act that is judged. */
export interface Touched {
  readonly table: Table;
  readonly seat: Seat;
  readonly act: Act | null;
}

/** Examples continue from their position in the same way each time. */
const FATE = "v1:example";

/** An example at one of its tries. Without tries nothing is judged until somebody touches the board. */
export function touchedAt({ id, position, tries }: BoardToTouch, index: number): Touched {
  const read = readPosition(position);
  if (!read.ok) throw new Error(`${id} is no position`);
  const fate = seededFate(FATE);
  const tried = tries[index];
  let table = read.value;
  if (tried === undefined) return { table, seat: due(table).seats[0] ?? 0, act: null };
  for (const text of tried.before) {
    const { act } = seatAndAct(table.rulebook, text);
    const done = enact(table, act, fate);
    if (!done.ok) throw new Error(`${id}: ${text} is refused`);
    table = done.value.table;
  }
  return { table, ...seatAndAct(table.rulebook, tried.act) };
}

/** `1: 47 r4c2`: the seat, counted from 1, and its act. */
function seatAndAct(rulebook: Rulebook, text: string): { readonly seat: Seat; readonly act: Act } {
  const [front = "", words = ""] = text.split(/: (.*)/);
  const seat = Number(front) - 1;
  const read = readAct(rulebook, words, seat);
  if (!read.ok) throw new Error(`${text} is no act`);
  return { seat, act: read.value };
}

/** How aiming this act begins; null if it is not aimed at anything on the board. */
export function aimedBy({ type, to }: Act): "card" | "tool" | "deed" | null {
  if (TOOLS.some((tool) => tool === type)) return "tool";
  if (DEEDS.some((deed) => deed === type)) return "deed";
  return to === NOWHERE ? null : "card";
}

/**
 * The table with a card of this name in the hand, in exchange for the held one: open cards stay where they are. Null if
 * every such card lies open, or if the hand is unknown.
 */
function holding(
  { table, seat }: Touched,
  held: Piece,
  name: string,
): { readonly table: Table; readonly piece: Piece } | null {
  const { rulebook } = table;
  const mine = hand(table, seat);
  const copies = rulebook.copies(name).filter((piece) => !rulebook.pieces[piece]?.token);
  const inHand = copies.find((piece) => mine.includes(piece));
  if (inHand !== undefined) return { table, piece: inHand };
  const piece = copies.find((copy) => !liesOpen(rulebook, whereIs(table, copy)));
  if (piece === undefined || !mine.includes(held)) return null;
  const read = exchanged(table, held, piece);
  return read.ok ? { table: read.value, piece } : null;
}

function liesOpen({ cells, placeName }: Rulebook, at: Place): boolean {
  return at !== NOWHERE && (cells.includes(at) || namedPlace(placeName(at))?.kind === "berth");
}

/** The next card, up or down, that can be in the hand; null if there is none. */
export function nextCard(
  touched: Touched,
  held: Piece,
  numbers: readonly string[],
): { readonly table: Table; readonly piece: Piece } | null {
  for (const name of numbers) {
    const found = holding(touched, held, name);
    if (found !== null) return found;
  }
  return null;
}
