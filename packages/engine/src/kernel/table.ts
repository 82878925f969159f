/**
 * A table is where the pieces are: one small flat array, so that copying it is one memcpy and the same
 * representation serves the app, the arena and the bench.
 *
 * Layout of the bytes: where each piece lies · how many lie at each place · which piece lies on each single-card
 * place · a bitset of cards for each region (a hand, the grid). `move` keeps all four current. Nothing lies NOWHERE, so
 * its count says how many cards on the board have a face that nobody here knows.
 */
import type { Rulebook } from "./rulebook";

/** A printed card or token, by number. 0 is a card that nobody here can see. Cards are numbered below 128. */
export type Piece = number;
/** Where a piece can lie, by number. 0 is nowhere that is known here. */
export type Place = number;
/** A player at the table, 0-based, clockwise. */
export type Seat = number;
/** Who looks: a seat, SPECTATOR or EVERYTHING. */
export type Viewer = number;

export const UNSEEN: Piece = 0;
export const NOWHERE: Place = 0;
export const SPECTATOR: Viewer = -1;
export const EVERYTHING: Viewer = -2;

export const MOST_PIECES = 224;
export const MOST_PLACES = 256;
export const MOST_REGIONS = 16;
/** Words of 32 bits in a region's bitset of cards. */
export const WORDS = 4;
export const MOST_CARDS = WORDS * 32;

/** How a move is packed: its place in the lowest byte, its piece in the next, the number of its type above. */
export const PIECE_BITS = 8;
export const TYPE_BITS = 16;

const COUNTS = MOST_PIECES;
const TOPS = COUNTS + MOST_PLACES;
const BITS = TOPS + MOST_PLACES;
const BYTES = BITS + MOST_REGIONS * WORDS * 4;

/** Where every piece lies, as far as `viewer` knows. Treat as a value: only the kernel writes into one. */
export interface Table {
  readonly rulebook: Rulebook;
  readonly viewer: Viewer;
  readonly bytes: Uint8Array;
  readonly bits: Int32Array;
}

/** A read whose index the layout guarantees. One function for each kind of array: sharing one would slow both. */
export function at(array: Uint8Array, index: number): number {
  return array[index] as number;
}

function wordAt(words: Int32Array, index: number): number {
  return words[index] as number;
}

/** A table with nothing on it. */
export function bareTable(rulebook: Rulebook, viewer: Viewer): Table {
  const buffer = new ArrayBuffer(BYTES);
  return { rulebook, viewer, bytes: new Uint8Array(buffer), bits: new Int32Array(buffer, BITS) };
}

export function copyTable(table: Table): Table {
  const buffer = (table.bytes.buffer as ArrayBuffer).slice(0);
  return {
    rulebook: table.rulebook,
    viewer: table.viewer,
    bytes: new Uint8Array(buffer),
    bits: new Int32Array(buffer, BITS),
  };
}

/** Overwrites `into` with `from`: a copy that allocates nothing. Both must share a rulebook and a viewer. */
export function copyInto(into: Table, from: Table): void {
  into.bytes.set(from.bytes);
}

/** Puts a piece where it starts; only for building tables. */
export function put(table: Table, piece: Piece, place: Place): void {
  table.bytes[COUNTS + place] = at(table.bytes, COUNTS + place) + 1;
  if (piece !== UNSEEN) settle(table, piece, place);
  else if (isCell(table.rulebook, place)) countUnknown(table, 1);
}

function isCell({ firstCell, lastCell }: Rulebook, place: Place): boolean {
  return place >= firstCell && place <= lastCell;
}

function countUnknown({ bytes }: Table, more: number): void {
  bytes[COUNTS + NOWHERE] = at(bytes, COUNTS + NOWHERE) + more;
}

/** Moves one piece. A piece not seen moves as a count; the table's viewer forgets what goes out of sight. */
export function move(table: Table, piece: Piece, from: Place, to: Place): void {
  const { bytes, rulebook, viewer } = table;
  bytes[COUNTS + from] = at(bytes, COUNTS + from) - 1;
  bytes[COUNTS + to] = at(bytes, COUNTS + to) + 1;
  if (at(bytes, TOPS + from) === UNSEEN && isCell(rulebook, from)) countUnknown(table, -1);
  if (piece === UNSEEN) {
    if (isCell(rulebook, to)) countUnknown(table, 1);
    return;
  }
  bytes[TOPS + from] = 0;
  const region = at(rulebook.regionOf, from);
  if (region !== 0 && piece < MOST_CARDS) {
    const word = region * WORDS + (piece >> 5);
    table.bits[word] = wordAt(table.bits, word) & ~(1 << (piece & 31));
  }
  if (viewer === EVERYTHING || sightAllows(at(rulebook.sightOf, to), viewer)) settle(table, piece, to);
  else bytes[piece] = NOWHERE;
}

function settle(table: Table, piece: Piece, place: Place): void {
  table.bytes[piece] = place;
  table.bytes[TOPS + place] = piece;
  const region = at(table.rulebook.regionOf, place);
  if (region !== 0 && piece < MOST_CARDS) {
    const word = region * WORDS + (piece >> 5);
    table.bits[word] = wordAt(table.bits, word) | (1 << (piece & 31));
  }
}

/** Sight codes of places: 0 nobody, 1 everybody, 2 + seat that seat alone. */
export function sightAllows(code: number, viewer: Viewer): boolean {
  return code === 1 || (viewer >= 0 && code === viewer + 2);
}

/** Where a piece lies, or NOWHERE when that is not known here. */
export function whereIs(table: Table, piece: Piece): Place {
  return at(table.bytes, piece);
}

/** How many pieces lie at a place, seen and unseen. */
export function countAt(table: Table, place: Place): number {
  return at(table.bytes, COUNTS + place);
}

/** The card on a single-card place (a cell, a berth); 0 when it is empty, or the face of the card is unknown here. */
export function topOf(table: Table, place: Place): Piece {
  return at(table.bytes, TOPS + place);
}

/** Whether a card lies on a single-card place, be its face known here or not. */
export function isFilled(table: Table, place: Place): boolean {
  return at(table.bytes, COUNTS + place) > 0;
}

/** Whether the card on a cell is one whose face nobody here knows, as people who join late may meet it. */
export function isUnknownFace(table: Table, place: Place): boolean {
  return (
    unknownFaces(table) > 0 && place !== NOWHERE && topOf(table, place) === UNSEEN && isFilled(table, place)
  );
}

/** How many cards on the board have a face that nobody here knows. */
export function unknownFaces(table: Table): number {
  return at(table.bytes, COUNTS + NOWHERE);
}

/** One word of a region's bitset: bit `i` of word `w` is card `32 w + i`. */
export function regionWord(table: Table, region: number, word: number): number {
  return wordAt(table.bits, region * WORDS + word);
}

/** The pieces known to lie at a place, ascending by number. */
export function cardsAt(table: Table, place: Place): Piece[] {
  const found: Piece[] = [];
  for (let piece = 1; piece <= table.rulebook.lastPiece; piece++) {
    if (at(table.bytes, piece) === place) found.push(piece);
  }
  return found;
}

/** How many pieces at a place are known by name. */
export function knownAt(table: Table, place: Place): number {
  const region = at(table.rulebook.regionOf, place);
  if (region === 0) return cardsAt(table, place).length;
  let known = 0;
  for (let word = 0; word < WORDS; word++) known += popcount(regionWord(table, region, word));
  return known;
}

/** How many bits are set in a 32-bit word. */
export function popcount(word: number): number {
  let x = word - ((word >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
