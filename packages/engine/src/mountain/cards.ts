/**
 * The cards of the box, and what is printed on them. Cards are numbered in this order: Ascent cards 1 to 12 in green,
 * blue and red, two copies of each; Campfires; Bridges; Summits. Every option set keeps these numbers.
 */
import type { PieceSpec } from "../kernel/chapter";
import { at, MOST_PIECES, type Piece } from "../kernel/table";
import { COLOURS, type Colour } from "../notation/names";
import { TOP_ROW } from "./slope";

/** Colours are numbered 1, 2 and 3; 0 is a card without a colour. */
export const GREEN = 1;

/** The highest number on an Ascent card. */
export const HIGHEST_ASCENT = 12;
const COPIES = 2;
const BRIDGES = 5;
const SUMMITS = 5;

const LAST_ASCENT = COLOURS.length * HIGHEST_ASCENT * COPIES;
const LAST_CAMPFIRE = LAST_ASCENT + COLOURS.length;
const LAST_BRIDGE = LAST_CAMPFIRE + BRIDGES;

const NUMBERS = new Uint8Array(MOST_PIECES);
const COLOUR_OF = new Uint8Array(MOST_PIECES);
for (let piece = 1; piece <= LAST_CAMPFIRE; piece++) {
  const kind = Math.floor((piece - 1) / COPIES);
  NUMBERS[piece] = piece <= LAST_ASCENT ? (kind % HIGHEST_ASCENT) + 1 : 0;
  COLOUR_OF[piece] = piece <= LAST_ASCENT ? Math.floor(kind / HIGHEST_ASCENT) + 1 : piece - LAST_ASCENT;
}

/** The number on an Ascent card; 0 on every other. */
export function numberOn(piece: Piece): number {
  return at(NUMBERS, piece);
}

/** The colour of an Ascent card or a Campfire; 0 for every other. */
export function colourOf(piece: Piece): number {
  return at(COLOUR_OF, piece);
}

/** The lowest number that a row takes (A.place.number). */
export const leastNumberIn = (row: number): number => row;

/** The highest row that takes a card of the slope. */
export const highestRowFor = (card: Piece): number => Math.min(numberOn(card), TOP_ROW);

/** The letter of a card's colour in the notation, as evidence; empty for a card without one. */
export function inColour(piece: Piece): { readonly colour?: Colour } {
  const colour = COLOURS[colourOf(piece) - 1];
  return colour === undefined ? {} : { colour };
}

export function isAscent(piece: Piece): boolean {
  return piece >= 1 && piece <= LAST_ASCENT;
}

export function isCampfire(piece: Piece): boolean {
  return piece > LAST_ASCENT && piece <= LAST_CAMPFIRE;
}

export function isBridge(piece: Piece): boolean {
  return piece > LAST_CAMPFIRE && piece <= LAST_BRIDGE;
}

/** How many cards are the 1s, which a solo player takes out. */
export const ONES = COLOURS.length * COPIES;

/** Where the cards wait before the deal. */
export const BOX = "box";

/** All cards of the box. */
export function boxCards(): PieceSpec[] {
  const ascents = COLOURS.flatMap((letter, colour) =>
    Array.from({ length: HIGHEST_ASCENT * COPIES }, (_, index): PieceSpec => {
      const number = Math.floor(index / COPIES) + 1;
      return { name: `${letter}${number}`, sort: 12 * colour + number, starts: BOX };
    }),
  );
  const copies = (name: string, sort: number, count: number): PieceSpec[] =>
    Array.from({ length: count }, () => ({ name, sort, starts: BOX }));
  return [
    ...ascents,
    ...COLOURS.map(
      (letter, index): PieceSpec => ({ name: `campfire:${letter}`, sort: 37 + index, starts: BOX }),
    ),
    ...copies("bridge", 40, BRIDGES),
    ...copies("summit", 41, SUMMITS),
  ];
}
