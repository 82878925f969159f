/**
 * Turns a real table into one where fate turns the cards: hands are as their holders say, and cards that nobody has seen
 * are dealt anew to the places that hold as many hidden cards.
 */

import type { Fact } from "../kernel/chapter";
import { due, outcome } from "../kernel/due";
import { Writing } from "../kernel/enact";
import type { Fate } from "../kernel/fate";
import { unseenAt } from "../kernel/sight";
import {
  bareTable,
  copyTable,
  EVERYTHING,
  NOWHERE,
  type Piece,
  type Place,
  put,
  type Table,
  UNSEEN,
  whereIs,
} from "../kernel/table";
import { firstUnknown } from "../kernel/unknown-faces";
import { placeNumber } from "../notation/fact";
import { err, ok, type Problem, type Result } from "../result";
import { START_BERTH } from "../sea/board";
import { mayHold } from "./holders";
import { mayLieUnseen, type UnseenPlace, unseenPlaces } from "./unseen-places";

/** A table with nothing hidden, before the game goes on, and what follows until somebody is asked. */
export interface Rest {
  /** Before the game goes on: hands as they were told, everything else as it was dealt. */
  readonly laid: Table;
  /** Once somebody is asked to act, or the game is over. */
  readonly table: Table;
  /** The facts that lead from `laid` to `table`. */
  readonly facts: readonly Fact[];
}

/**
 * Deals the cards that nobody has seen. The same table, hands and fate always give the same result.
 *
 * @param table as a spectator or any other viewer sees it
 * @param hands by seat, the cards it holds by name; null for a hand that is dealt as well
 * @returns or what is wrong: `position.card`, `position.many` (no copy of a card is left; `at` is the seat),
 *   `position.misplaced` (a card that is never in a hand), `position.count` (a hand of another size, or cards that cannot
 *   lie anywhere), `position.still` (nobody would be asked to act, although the game goes on), `position.face` (a card on
 *   the board that nobody has named)
 */
export function dealRest(
  table: Table,
  hands: readonly (readonly string[] | null)[],
  fate: Fate,
): Result<Rest, readonly Problem[]> {
  const unknown = firstUnknown(table);
  if (unknown !== NOWHERE)
    return err([{ at: 0, what: "position.face", with: { word: table.rulebook.placeName(unknown) } }]);
  const dealing = new Dealing(table, fate);
  const problems = hands.flatMap((cards, seat) => dealing.hold(seat, cards));
  if (problems.length > 0) return err(problems);
  const missing = dealing.rest();
  if (missing > 0) return err([{ at: 0, what: "position.count", with: { need: 0, have: missing } }]);
  const laid = dealing.whole;
  const facts: Fact[] = [];
  const writing = new Writing(copyTable(laid), fate, facts);
  writing.settle();
  if (outcome(writing.table) === "playing" && due(writing.table).seats.length === 0)
    return err([{ at: 0, what: "position.still", with: {} }]);
  return ok({ laid, table: writing.table, facts });
}

class Dealing {
  readonly whole: Table;
  /** How many cards are still to be dealt to each place. */
  readonly #open = new Map<Place, number>();
  /** Stacks with cards of their own, by name. */
  readonly #own: ReadonlyMap<string, Place>;
  readonly #unseen: ReadonlyMap<Place, UnseenPlace>;

  constructor(
    readonly table: Table,
    readonly fate: Fate,
  ) {
    const { rulebook } = table;
    this.whole = bareTable(rulebook, EVERYTHING);
    this.#own = new Map(rulebook.places.flatMap(({ name, own }, place) => (own ? [[name, place]] : [])));
    this.#unseen = new Map(unseenPlaces(rulebook).map((at) => [at.place, at]));
    for (let piece = 1; piece <= rulebook.lastPiece; piece++) {
      const place = whereIs(table, piece);
      if (place !== NOWHERE) put(this.whole, piece, place);
    }
    for (let place = NOWHERE + 1; place <= rulebook.lastPlace; place++) {
      const unseen = unseenAt(table, place);
      if (unseen > 0) this.#open.set(place, unseen);
    }
  }

  /** The cards of a hand, by name. */
  hold(seat: number, cards: readonly string[] | null): Problem[] {
    const { rulebook } = this.table;
    const hand = rulebook.hands[seat];
    if (cards === null || hand === undefined) return [];
    const need = this.#open.get(hand) ?? 0;
    if (cards.length !== need)
      return [{ at: seat, what: "position.count", with: { need, have: cards.length } }];
    return cards.flatMap((word): Problem[] => {
      const copies = rulebook.copies(word);
      const able = copies.filter((copy) => this.#may(copy, hand));
      const piece = able.find((copy) => this.#isFree(copy));
      if (piece === undefined) {
        const held = able.length > 0;
        const what = copies.length === 0 ? "card" : held ? "many" : "misplaced";
        return [{ at: seat, what: `position.${what}`, with: { word, most: copies.length } }];
      }
      this.#lay(piece, hand);
      return [];
    });
  }

  /** Deals everything else; returns how many pieces found no place. */
  rest(): number {
    const free = this.#shuffled().filter((piece) => this.#isFree(piece));
    // Stacks with cards of their own come first: nothing else may lie there, and cards that fit nowhere else belong there.
    const elsewhere = new Map(free.map((piece) => [piece, this.#room(piece) > 0 ? 1 : 0]));
    for (const piece of free.toSorted((a, b) => (elsewhere.get(a) ?? 0) - (elsewhere.get(b) ?? 0)))
      this.#layInOwn(piece);
    const others = free.filter((piece) => this.#isFree(piece));
    // Cards that may lie in the fewest places go first, so that every possible order is equally likely.
    const rooms = new Map(others.map((piece) => [piece, this.#room(piece)]));
    for (const piece of others.sort((a, b) => (rooms.get(a) ?? 0) - (rooms.get(b) ?? 0))) this.#deal(piece);
    return others.filter((piece) => this.#isFree(piece)).length;
  }

  /** Lays a card in its own stack, if that lacks a card. */
  #layInOwn(piece: Piece): void {
    const own = this.#ownStack(piece);
    if (own !== undefined && this.#open.has(own)) this.#lay(piece, own);
  }

  /** A card's own stack, which it leaves only when it is turned up; undefined where it has none. */
  #ownStack(piece: Piece): Place | undefined {
    return this.#own.get(this.table.rulebook.pieces[piece]?.starts ?? "");
  }

  #isFree(piece: Piece): boolean {
    return this.table.rulebook.pieces[piece]?.starts !== "" && whereIs(this.whole, piece) === NOWHERE;
  }

  #lay(piece: Piece, place: Place): void {
    put(this.whole, piece, place);
    const left = (this.#open.get(place) ?? 0) - 1;
    if (left > 0) this.#open.set(place, left);
    else this.#open.delete(place);
  }

  #shuffled(): Piece[] {
    const pieces = Array.from({ length: this.table.rulebook.lastPiece }, (_, index) => index + 1);
    for (let last = pieces.length - 1; last > 0; last--) {
      const other = this.fate.number(`rest ${last}`, last + 1);
      const piece = pieces[last] ?? UNSEEN;
      pieces[last] = pieces[other] ?? UNSEEN;
      pieces[other] = piece;
    }
    return pieces;
  }

  #room(piece: Piece): number {
    return [...this.#open].reduce((sum, [place, left]) => (this.#may(piece, place) ? sum + left : sum), 0);
  }

  #deal(piece: Piece): void {
    const fit = [...this.#open].filter(([place]) => this.#may(piece, place));
    // On a table that no deal explains, it lies wherever there is room.
    const places =
      fit.length > 0
        ? fit
        : [...this.#open].filter(([place]) => mayHold(this.table.rulebook, place, piece, 0));
    const slots = places.reduce((sum, [, left]) => sum + left, 0);
    if (slots === 0) return;
    let slot = this.fate.number(`rest of ${piece}`, slots);
    for (const [place, left] of places) {
      if (slot < left) {
        this.#lay(piece, place);
        return;
      }
      slot -= left;
    }
  }

  /** Whether an unseen card may lie at a place under all rules that restrict this; stacks of their own are filled before. */
  #may(piece: Piece, place: Place): boolean {
    const { rulebook } = this.table;
    const spec = rulebook.pieces[piece];
    const at = this.#unseen.get(place);
    if (spec === undefined || at === undefined || at.own || !mayHold(rulebook, place, piece, 0)) return false;
    return mayLieUnseen(this.whole, spec, at) && (spec.name !== START || this.#lacksStart(at));
  }

  /** Each pile was given one Start; where Starts take effect when turned up, they are cards like any other. */
  #lacksStart({ seat }: UnseenPlace): boolean {
    const { rulebook } = this.table;
    const { hands, piles, discards } = rulebook;
    if (placeNumber(rulebook, START_BERTH) === undefined) return true;
    const own = [hands[seat], piles[seat], discards[seat]];
    return !rulebook.copies(START).some((copy) => own.includes(whereIs(this.whole, copy)));
  }
}

const START = "start";
