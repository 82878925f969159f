/**
 * A table being put together from words, and everything that is wrong with them. All code that builds tables uses it:
 * position lines and setups differ only in what lies at places of which they say nothing.
 */

import { asItLies, type Rulebook } from "../kernel/rulebook";
import { sees } from "../kernel/sight";
import {
  bareTable,
  countAt,
  NOWHERE,
  type Piece,
  type Place,
  put,
  SPECTATOR,
  type Table,
  UNSEEN,
  type Viewer,
  whereIs,
} from "../kernel/table";
import { placeNumber, readPiece } from "../notation/fact";
import { err, ok, type Problem, type Result } from "../result";
import { mayHold } from "./holders";
import { ordinaryDeal } from "./ordinary";

/** More than any place can hold; hidden cards beyond it are not counted. */
const MOST_UNSEEN = 255;

/** Where something was said: an offset into a text, or a path into an object. */
export interface SaidAt {
  readonly at: number;
  readonly path?: string;
}

/** The places of cards that are not in the game. */
const OUT_OF_THE_BOX: readonly string[] = ["box", "removed"];

function knownPieces(table: Table): Map<Place, Piece[]> {
  const lying = new Map<Place, Piece[]>();
  for (let piece = 1; piece <= table.rulebook.lastPiece; piece++) {
    const place = whereIs(table, piece);
    const others = lying.get(place);
    if (others === undefined) lying.set(place, [piece]);
    else others.push(piece);
  }
  return lying;
}

interface Lying {
  readonly pieces: Piece[];
  unseen: number;
}

/** Collects what lies where. Every problem is recorded; none stops the reading. */
export class Draft {
  readonly problems: (Problem & SaidAt)[] = [];
  readonly #lies = new Map<Place, Lying>();
  readonly #used = new Map<Piece, Place>();
  /** Copies that are named somewhere: a word without a copy number means another copy. */
  readonly #named = new Set<Piece>();
  /** What is known to lie at each place of the base, kept since every place is asked for more than once. */
  readonly #inBase: ReadonlyMap<Place, readonly Piece[]>;

  /**
   * @param base the table that holds for places of which nothing is said
   * @param adds whether what is said of an open place is added to the base there, instead of replacing it
   */
  constructor(
    readonly rulebook: Rulebook,
    readonly viewer: Viewer,
    readonly base: Table,
    readonly adds: boolean,
  ) {
    this.#inBase = knownPieces(base);
  }

  #keeps(place: Place): boolean {
    return this.adds && sees(this.rulebook, SPECTATOR, place);
  }

  wrong(where: SaidAt, what: string, values: Problem["with"] = {}): void {
    this.problems.push({ at: where.at, what, with: values, ...(where.path ? { path: where.path } : {}) });
  }

  /** Reserves the copies that some words name by number for those words. */
  keep(words: readonly string[]): void {
    for (const word of words) {
      const piece = word.includes("#") ? readPiece(this.rulebook, word.replace(/=.*/, "")) : undefined;
      if (piece !== undefined) this.#named.add(piece);
    }
  }

  /** The place of a name; reports a problem where this game has none, as for a module that is not in play. */
  place(name: string, where: SaidAt): Place | undefined {
    const place = placeNumber(this.rulebook, name);
    if (place === undefined) this.wrong(where, "position.place", { word: name });
    return place;
  }

  /** Begins to say what a place holds, even if it is nothing. False when this was begun before. */
  begin(place: Place): boolean {
    if (this.#lies.has(place)) return false;
    this.#lies.set(place, { pieces: [], unseen: 0 });
    return true;
  }

  /** Whether anything was said about a place. */
  isSaid(place: Place): boolean {
    return this.#lies.has(place);
  }

  lay(word: string, place: Place, where: SaidAt): Piece | undefined {
    const lying = this.#at(place);
    const piece = this.#piece(word, where);
    if (piece === undefined) return undefined;
    if (!this.#fits(piece, place, lying)) this.wrong(where, "position.misplaced", { word });
    else if (this.#isOut(piece) && !OUT_OF_THE_BOX.includes(this.rulebook.placeName(place)))
      this.wrong(where, "position.card", { word });
    else if (!sees(this.rulebook, this.viewer, place)) this.wrong(where, "position.hidden", { word });
    else {
      this.#used.set(piece, place);
      lying.pieces.push(piece);
      return piece;
    }
    return undefined;
  }

  /** Lays a card on a cell whose face nobody here knows. */
  layUnknown(cell: Place, where: SaidAt): void {
    const lying = this.#at(cell);
    if (lying.pieces.length + lying.unseen > 0) this.wrong(where, "position.misplaced", { word: "?" });
    else lying.unseen = 1;
  }

  /** Lays cards that nobody here sees; an open place may hold none. */
  hide(count: number, place: Place, where: SaidAt): void {
    const lying = this.#at(place);
    const mayBeUnnamed = this.rulebook.places[place]?.unnamed === true;
    if (count > 0 && sees(this.rulebook, SPECTATOR, place) && !mayBeUnnamed)
      this.wrong(where, "position.open", { word: this.rulebook.placeName(place) });
    else lying.unseen = Math.min(MOST_UNSEEN, lying.unseen + count);
  }

  isUsed(piece: Piece): boolean {
    return this.#used.has(piece);
  }

  /** Keeps a piece of the base where it is. */
  stay(piece: Piece, place: Place): void {
    this.#used.set(piece, place);
    this.#at(place).pieces.push(piece);
  }

  /** How many pieces lie at a place, by all that has been said so far. */
  countAt(place: Place): number {
    const lying = this.#lies.get(place);
    const own = lying === undefined || this.#keeps(place) ? this.left(place).length : 0;
    return own + (lying?.pieces.length ?? 0) + this.hiddenAt(place);
  }

  /** How many pieces at a place nobody has named so far. */
  hiddenAt(place: Place): number {
    return this.#lies.get(place)?.unseen ?? this.#hiddenInBase(place);
  }

  /** Pieces of the base at a place that nothing has put elsewhere. */
  left(place: Place): readonly Piece[] {
    return (this.#inBase.get(place) ?? []).filter((piece) => !this.#used.has(piece));
  }

  #hiddenInBase(place: Place): number {
    return countAt(this.base, place) - (this.#inBase.get(place)?.length ?? 0);
  }

  /**
   * The table, or every problem. A place of which nothing was said is as in the base.
   */
  table(end: SaidAt): Result<Table, readonly (Problem & SaidAt)[]> {
    const { rulebook } = this;
    const table = bareTable(rulebook, this.viewer);
    for (let place = NOWHERE + 1; place <= rulebook.lastPlace; place++) {
      const lying = this.#lies.get(place);
      const stays = lying === undefined || this.#keeps(place) ? this.left(place) : [];
      for (const piece of [...stays, ...(lying?.pieces ?? [])]) put(table, piece, place);
      for (let n = 0; n < this.hiddenAt(place); n++) put(table, UNSEEN, place);
    }
    for (const problem of rulebook.checks(table)) this.problems.push(problem);
    this.#count(table, end);
    return this.problems.length > 0 ? err(this.problems) : ok(asItLies(table));
  }

  /** Checks that no piece is missing and that there are none too many. */
  #count(table: Table, end: SaidAt): void {
    const { rulebook } = this;
    const need = rulebook.pieces.filter((spec) => spec.starts !== "").length;
    let have = 0;
    for (let place = NOWHERE + 1; place <= rulebook.lastPlace; place++) have += countAt(table, place);
    if (have !== need) this.wrong(end, "position.count", { need, have });
  }

  #at(place: Place): Lying {
    const lying = this.#lies.get(place) ?? { pieces: [], unseen: 0 };
    this.#lies.set(place, lying);
    return lying;
  }

  /** A piece by its name: the copy that the name gives, else one that is still free. */
  #piece(word: string, where: SaidAt): Piece | undefined {
    const { rulebook } = this;
    const named = readPiece(rulebook, word);
    const copies = named === undefined ? rulebook.copies(word) : [named];
    if (named === UNSEEN || copies.length === 0) {
      this.wrong(where, "position.card", { word });
      return undefined;
    }
    const isKept = (copy: Piece): boolean => named === undefined && this.#named.has(copy);
    const free = copies.filter((copy) => !this.#used.has(copy) && !isKept(copy));
    const gone = placeNumber(rulebook, "gone") ?? NOWHERE;
    const lies = (copy: Piece): Place => whereIs(this.base, copy);
    const found =
      free.find((copy) => lies(copy) === NOWHERE) ?? free.find((copy) => lies(copy) !== gone) ?? free[0];
    if (found !== undefined && (named !== undefined || lies(found) !== gone || gone === NOWHERE))
      return found;
    const first = this.#used.get(copies[0] ?? UNSEEN) ?? NOWHERE;
    if (copies.length === 1) this.wrong(where, "position.again", { word, at: rulebook.placeName(first) });
    else this.wrong(where, "position.many", { word, most: this.#most(copies, gone) });
    return undefined;
  }

  /** Whether a card is openly taken out before the deal, such as the 1s of a solo climb. */
  #isOut(piece: Piece): boolean {
    const lies = whereIs(ordinaryDeal(this.rulebook, SPECTATOR), piece);
    return lies !== NOWHERE && this.rulebook.placeName(lies) === "removed";
  }

  /** How many of these copies are in the game. */
  #most(copies: readonly Piece[], gone: Place): number {
    return copies.filter((copy) => this.#used.has(copy) || whereIs(this.base, copy) !== gone).length;
  }

  /** Whether a piece fits: cells and berths take one card each that can be laid there; tokens never lie among cards. */
  #fits(piece: Piece, place: Place, lying: Lying): boolean {
    const { rulebook } = this;
    const name = rulebook.placeName(place);
    const isCell = rulebook.cells.includes(place);
    if (isCell || name.startsWith("berth:")) {
      // A card may be aimed at a cell without coming to lie there.
      const laid = rulebook.acts.some(
        ({ spec: { traits, targets } }) =>
          (!isCell || (traits.includes("aims") && !traits.includes("strikes"))) &&
          targets?.(rulebook, piece).includes(place),
      );
      return laid && lying.pieces.length + lying.unseen === 0;
    }
    return mayHold(rulebook, place, piece, lying.pieces.length);
  }
}
