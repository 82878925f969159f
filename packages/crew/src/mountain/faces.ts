/** What is printed on the cards of the climb and where its places stand, read off the rulebook's names once. */
import { namedPiece, type Rulebook } from "@stillwater/engine";
import { onceFor } from "../once";

export const TOP_NUMBER = 12;
export const COLOUR_COUNT = 3;
/** Green is 1. */
const ORDER = ["g", "b", "r"] as const;

export interface Faces {
  /** By piece: the number of an Ascent card, 0 for every other. */
  readonly number: Uint8Array;
  /** By piece: 1 to 3 for an Ascent card or a Campfire, 0 for every other. */
  readonly colour: Uint8Array;
  /** By place: its row from 0 and its column from 0; -1 off the slope. */
  readonly row: Int8Array;
  readonly column: Int8Array;
}

export const facesOf = onceFor((rulebook: Rulebook): Faces => {
  const number = new Uint8Array(rulebook.lastPiece + 1);
  const colour = new Uint8Array(rulebook.lastPiece + 1);
  rulebook.pieces.forEach(({ name }, piece) => {
    const named = namedPiece(name);
    if (named?.colour === undefined) return;
    colour[piece] = ORDER.indexOf(named.colour) + 1;
    number[piece] = named.number;
  });
  const row = new Int8Array(rulebook.lastPlace + 1).fill(-1);
  const column = new Int8Array(rulebook.lastPlace + 1).fill(-1);
  rulebook.rows.forEach((places, index) => {
    places.forEach((place, at) => {
      row[place] = index;
      column[place] = at;
    });
  });
  return { number, colour, row, column };
});
