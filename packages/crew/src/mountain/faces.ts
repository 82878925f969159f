/** What is printed on the cards of the climb and where its places stand, read off the rulebook's names once. */
import { COLOURS, namedPiece, type Piece, type Place, type Rulebook } from "@stillwater/engine";
import { onceFor } from "../once";

export const TOP_NUMBER = 12;
export const COLOUR_COUNT = COLOURS.length;

export class Faces {
  readonly #numbers: Uint8Array;
  readonly #colours: Uint8Array;
  readonly #rows: Int8Array;
  readonly #columns: Int8Array;

  constructor({ pieces, places, rows }: Rulebook) {
    this.#numbers = new Uint8Array(pieces.length);
    this.#colours = new Uint8Array(pieces.length);
    pieces.forEach(({ name }, piece) => {
      const named = namedPiece(name);
      if (named?.colour === undefined) return;
      this.#colours[piece] = COLOURS.indexOf(named.colour) + 1;
      this.#numbers[piece] = named.number;
    });
    this.#rows = new Int8Array(places.length).fill(-1);
    this.#columns = new Int8Array(places.length).fill(-1);
    rows.forEach((row, index) => {
      row.forEach((place, column) => {
        this.#rows[place] = index;
        this.#columns[place] = column;
      });
    });
  }

  /** The number of an Ascent card; 0 of every other. */
  numberOf(card: Piece): number {
    return this.#numbers[card] ?? 0;
  }

  /** 1 to 3 of an Ascent card or a Campfire; 0 of every other. */
  colourOf(card: Piece): number {
    return this.#colours[card] ?? 0;
  }

  /** The row of a place, from 0; -1 off the slope. */
  rowOf(place: Place): number {
    return this.#rows[place] ?? -1;
  }

  /** Its column, from 0; -1 off the slope. */
  columnOf(place: Place): number {
    return this.#columns[place] ?? -1;
  }
}

export const facesOf = onceFor((rulebook: Rulebook) => new Faces(rulebook));
