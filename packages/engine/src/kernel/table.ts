/**
 * A table says where the pieces are: one small flat array, so that copying it is one memcpy and the same
 * representation serves the app, the arena and the bench.
 *
 * Layout of the numbers: where each piece lies · for each place, how many pieces lie there and, for a single-card place,
 * which one. After them a bitset of cards for each region (a hand, the grid). `move` keeps all of it up to date.
 * Nothing lies NOWHERE, so its count instead holds how many cards on the board have a face that nobody here knows; no
 * card is in region 0, so its words instead hold which cells are filled and how many pieces are pending.
 */
import type { Rulebook } from "./rulebook";

/** A printed card or token, by number. 0 is a card that nobody here can see. Cards are numbered below 128. */
export type Piece = number;
/** Where a piece can lie, by number. 0 is no place that is known here. */
export type Place = number;
/** A player at the table, 0-based, clockwise. */
export type Seat = number;
/** The one who looks: a seat, SPECTATOR or EVERYTHING. */
export type Viewer = number;

/** A card that nobody here can see. */
export const UNSEEN: Piece = 0;
/** No place that is known here. */
export const NOWHERE: Place = 0;
/** A viewer without a seat, who sees what lies open. */
export const SPECTATOR: Viewer = -1;
/** The view that hides nothing. */
export const EVERYTHING: Viewer = -2;

/** Words of 32 bits in a region's bitset of cards. */
export const BITSET_WORDS = 4;
export const MOST_CARDS = BITSET_WORDS * 32;

/** A packed move: the place in the lowest bits, the piece from PIECE_SHIFT on, the number of the type from TYPE_SHIFT on. */
export const PIECE_SHIFT = 10;
export const TYPE_SHIFT = 18;
export const MOST_PLACES = 1 << PIECE_SHIFT;
export const MOST_PIECES = 1 << (TYPE_SHIFT - PIECE_SHIFT);

/** Where the numbers of the places begin, behind those of the pieces: two for each place. */
const COUNTS = MOST_PIECES;
const TOPS = COUNTS + 1;

/** The words of region 0: two for the cells, which are numbered from 1 before other places, then the pending count. */
const CELL_WORDS = 2;
const PENDING_COUNT = CELL_WORDS;
export const MOST_CELLS = CELL_WORDS * 32 - 1;

/** Kinds of places for which more is kept than a count of pieces; 0 for all others. */
export const CELL = 1;
export const PENDING = 2;

/** Where every piece lies, as far as `viewer` knows. Treat it as a value: only the kernel writes to it. */
export interface Table {
  readonly rulebook: Rulebook;
  readonly viewer: Viewer;
  readonly numbers: Uint16Array;
  readonly bits: Int32Array;
}

/** Some cells as a bitset: bit `i` of word `w` is cell `32 w + i`. */
export type CellSet = Int32Array;

export const noCells = (): CellSet => new Int32Array(CELL_WORDS);

/** Whether a place is one of some cells. */
export function isAmong(cells: CellSet, place: Place): boolean {
  return place < CELL_WORDS * 32 && ((wordAt(cells, place >> 5) >>> (place & 31)) & 1) === 1;
}

/** Adds the cells of a run. */
export function addCells(cells: CellSet, first: Place, last: Place): void {
  for (let cell = first; cell <= last; cell++)
    cells[cell >> 5] = wordAt(cells, cell >> 5) | (1 << (cell & 31));
}

/** A seat's own place of one kind, given the places of all seats. Throws RangeError where nobody sits. */
export function ofSeat(places: readonly Place[], seat: Seat): Place {
  const place = places[seat];
  if (place === undefined) throw new RangeError(`Nobody sits at seat ${seat + 1}.`);
  return place;
}

/** A read whose index the layout guarantees. One function for each kind of array: sharing one would slow both. */
export function at(array: Uint8Array, index: number): number {
  return array[index] as number;
}

function numberAt(numbers: Uint16Array, index: number): number {
  return numbers[index] as number;
}

export function wordAt(words: Int32Array, index: number): number {
  return words[index] as number;
}

/** A table with nothing on it. */
export function bareTable(rulebook: Rulebook, viewer: Viewer): Table {
  const places = MOST_PIECES + 2 * (rulebook.lastPlace + 1);
  const buffer = new ArrayBuffer(2 * places + 4 * BITSET_WORDS * (rulebook.lastRegion + 1));
  return tableOn(buffer, places, { rulebook, viewer });
}

/** Takes everything off a table. */
export function clear({ numbers, bits }: Table): void {
  numbers.fill(0);
  bits.fill(0);
}

export function copyTable({ rulebook, viewer, numbers }: Table): Table {
  return tableOn((numbers.buffer as ArrayBuffer).slice(0), numbers.length, { rulebook, viewer });
}

/** Each place has two numbers of 16 bits, so the bitsets begin where a 32-bit word may. */
function tableOn(
  buffer: ArrayBuffer,
  length: number,
  { rulebook, viewer }: Pick<Table, "rulebook" | "viewer">,
): Table {
  return {
    rulebook,
    viewer,
    numbers: new Uint16Array(buffer, 0, length),
    bits: new Int32Array(buffer, 2 * length),
  };
}

/** Overwrites `into` with `from`: a copy that allocates nothing. Both must share a rulebook and a viewer. */
export function copyInto(into: Table, from: Table): void {
  into.numbers.set(from.numbers);
  into.bits.set(from.bits);
}

/** Puts a piece where it starts; only for building tables. */
export function put(table: Table, piece: Piece, place: Place): void {
  arrive(table, piece, place);
  if (piece !== UNSEEN) settle(table, piece, place);
}

/** Moves one piece. An unseen piece moves as a count; the table's viewer forgets what goes out of sight. */
export function move(table: Table, piece: Piece, from: Place, to: Place): void {
  const { numbers, rulebook, viewer } = table;
  leave(table, from);
  arrive(table, piece, to);
  if (piece === UNSEEN) return;
  forget(table, piece, from);
  if (viewer === EVERYTHING || sightAllows(at(rulebook.sightOf, to), viewer)) settle(table, piece, to);
  else numbers[piece] = NOWHERE;
}

/** Clears a piece from the top of the place that it leaves, and from its region. */
function forget({ rulebook, numbers, bits }: Table, piece: Piece, place: Place): void {
  numbers[TOPS + 2 * place] = 0;
  const region = at(rulebook.regionOf, place);
  if (region !== 0 && piece < MOST_CARDS) {
    const word = region * BITSET_WORDS + (piece >> 5);
    bits[word] = wordAt(bits, word) & ~(1 << (piece & 31));
  }
}

/** Updates the counts for a piece that leaves a place. */
function leave({ rulebook, numbers, bits }: Table, place: Place): void {
  const left = numberAt(numbers, COUNTS + 2 * place) - 1;
  numbers[COUNTS + 2 * place] = left;
  const kind = at(rulebook.kindOf, place);
  if (kind === PENDING) bits[PENDING_COUNT] = wordAt(bits, PENDING_COUNT) - 1;
  else if (kind === CELL) {
    if (left === 0) bits[place >> 5] = wordAt(bits, place >> 5) & ~(1 << (place & 31));
    if (numberAt(numbers, TOPS + 2 * place) === UNSEEN) countUnknown(numbers, -1);
  }
}

/** Updates the counts for a piece that comes to a place. */
function arrive({ rulebook, numbers, bits }: Table, piece: Piece, place: Place): void {
  numbers[COUNTS + 2 * place] = numberAt(numbers, COUNTS + 2 * place) + 1;
  const kind = at(rulebook.kindOf, place);
  if (kind === PENDING) bits[PENDING_COUNT] = wordAt(bits, PENDING_COUNT) + 1;
  else if (kind === CELL) {
    bits[place >> 5] = wordAt(bits, place >> 5) | (1 << (place & 31));
    if (piece === UNSEEN) countUnknown(numbers, 1);
  }
}

function countUnknown(numbers: Uint16Array, more: number): void {
  numbers[COUNTS + NOWHERE] = numberAt(numbers, COUNTS + NOWHERE) + more;
}

function settle(table: Table, piece: Piece, place: Place): void {
  table.numbers[piece] = place;
  table.numbers[TOPS + 2 * place] = piece;
  const region = at(table.rulebook.regionOf, place);
  if (region !== 0 && piece < MOST_CARDS) {
    const word = region * BITSET_WORDS + (piece >> 5);
    table.bits[word] = wordAt(table.bits, word) | (1 << (piece & 31));
  }
}

/** Sight codes of places: 0 nobody, 1 everybody, 2 + seat that seat alone. */
export function sightAllows(code: number, viewer: Viewer): boolean {
  return code === 1 || (viewer >= 0 && code === viewer + 2);
}

/** Takes a card off a cell; it then lies nowhere. */
export function takeOff(table: Table, piece: Piece, cell: Place): void {
  leave(table, cell);
  if (piece === UNSEEN) return;
  table.numbers[piece] = NOWHERE;
  forget(table, piece, cell);
}

/** Where a piece lies, or NOWHERE when that is not known here. */
export function whereIs(table: Table, piece: Piece): Place {
  return numberAt(table.numbers, piece);
}

/** How many pieces lie at a place, seen and unseen. */
export function countAt(table: Table, place: Place): number {
  return numberAt(table.numbers, COUNTS + 2 * place);
}

/** The card on a single-card place (a cell, a berth); 0 when it is empty, or when the card's face is unknown here. */
export function topOf(table: Table, place: Place): Piece {
  return numberAt(table.numbers, TOPS + 2 * place);
}

/** Whether a place is a cell of the board. */
export function isCell({ rulebook }: Table, place: Place): boolean {
  return place >= rulebook.firstCell && place <= rulebook.lastCell;
}

/** Whether a card lies on a single-card place, whether or not its face is known here. */
export function isFilled(table: Table, place: Place): boolean {
  return numberAt(table.numbers, COUNTS + 2 * place) > 0;
}

/** Whether nobody here knows the face of the card on a cell, as may happen to people who join late. */
export function isUnknownFace(table: Table, place: Place): boolean {
  return (
    unknownFaces(table) > 0 && place !== NOWHERE && topOf(table, place) === UNSEEN && isFilled(table, place)
  );
}

/** How many cards on the board have a face that nobody here knows. */
export function unknownFaces(table: Table): number {
  return numberAt(table.numbers, COUNTS + NOWHERE);
}

/** How many pieces lie at pending places, for which the turn waits (`PlaceSpec.pending`). */
export function pendingPieces(table: Table): number {
  return wordAt(table.bits, PENDING_COUNT);
}

/** Which cells of a run, at most 31 of them, hold no card: the first in the lowest bit. */
export function openRun({ bits }: Table, first: Place, last: Place): number {
  const word = first >> 5;
  const shift = first & 31;
  let filled = wordAt(bits, word) >>> shift;
  if (last >> 5 > word) filled |= wordAt(bits, word + 1) << (32 - shift);
  return ~filled & ((1 << (last - first + 1)) - 1);
}

/** The first cell of a run that holds no card; NOWHERE where every cell holds one. */
export function firstOpen(table: Table, first: Place, last: Place): Place {
  const open = openRun(table, first, last);
  return open === 0 ? NOWHERE : first + 31 - Math.clz32(open & -open);
}

/** The first cell of a row, counted from 1, that holds no card; NOWHERE in a full row, or where there is no such row. */
export function firstOpenOfRow(table: Table, row: number): Place {
  const span = table.rulebook.rowSpans[row - 1];
  return span === undefined ? NOWHERE : firstOpen(table, span.first, span.last);
}

/** How many cells a row, counted from 1, has; 0 where there is no such row. */
export const cellsInRow = ({ rows }: Rulebook, row: number): number => rows[row - 1]?.length ?? 0;

/** How many cells of a row, counted from 1, hold no card; 0 where there is no such row. */
export function openInRow(table: Table, row: number): number {
  const span = table.rulebook.rowSpans[row - 1];
  return span === undefined ? 0 : popcount(openRun(table, span.first, span.last));
}

/** How many cells hold no card. */
export function openCells({ rulebook, bits }: Table): number {
  return rulebook.cells.length - popcount(wordAt(bits, 0)) - popcount(wordAt(bits, 1));
}

/** One word of a region's bitset: bit `i` of word `w` is card `32 w + i`. */
export function regionWord(table: Table, region: number, word: number): number {
  return wordAt(table.bits, region * BITSET_WORDS + word);
}

/** The pieces known to lie at a place, ascending by number. */
export function cardsAt(table: Table, place: Place): Piece[] {
  const found: Piece[] = [];
  for (let piece = 1; piece <= table.rulebook.lastPiece; piece++) {
    if (numberAt(table.numbers, piece) === place) found.push(piece);
  }
  return found;
}

/** How many bits are set in a 32-bit word. */
export function popcount(word: number): number {
  let x = word - ((word >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
