/** Worlds that agree with what a seat sees and remembers: the hidden cards are dealt to places where they can lie. */
import {
  imagine,
  mayLieUnseen,
  NOWHERE,
  type Piece,
  type Place,
  type Seen,
  type Table,
  type UnseenPlace,
  unseenAt,
  unseenPlaces,
  whereIs,
} from "@stillwater/engine";
import { countIn, countMore, entryAt } from "./lists";

interface Hidden {
  readonly piece: Piece;
  /** Where the card may lie, and how many cards lie at those places together. */
  readonly may: readonly number[];
  readonly room: number;
  readonly lean: number;
}

/** Deals worlds for one view; which card may lie where is computed once. */
export class Imagining {
  readonly #slots: readonly UnseenPlace[];
  readonly #room: number[] = [];
  readonly #cards: Hidden[] = [];
  /** For each slot, how many cards may lie there. */
  readonly #candidates: readonly number[];
  readonly #given = new Map<Piece, Place>();

  constructor(
    readonly seen: Seen,
    given: readonly Piece[],
    /** How much likelier than chance another seat has given a card: cards that fit nowhere go first. */
    readonly lean: (card: Piece) => number,
    /** Whether any card may lie among discards, even those that hardly ever get there. */
    anyDiscards = false,
  ) {
    const { rulebook, viewer } = seen;
    this.#slots = unseenPlaces(rulebook).filter(({ place }) => unseenAt(seen, place) > 0);
    this.#room = this.#slots.map(({ place }) => unseenAt(seen, place));
    const own = this.#slots.findIndex(({ place }) => place === rulebook.discards[viewer]);
    for (const piece of given) {
      if (whereIs(seen, piece) !== NOWHERE || (this.#room[own] ?? 0) === 0 || this.#given.has(piece))
        continue;
      this.#given.set(piece, this.#slots[own]?.place ?? NOWHERE);
      this.#room[own] = (this.#room[own] ?? 0) - 1;
    }
    const startsOf = rulebook.copies("start");
    for (let piece = 1; piece <= rulebook.lastPiece; piece++) {
      const spec = rulebook.pieces[piece];
      if (!spec || spec.token || spec.starts === "" || whereIs(seen, piece) !== NOWHERE) continue;
      if (this.#given.has(piece)) continue;
      const may = this.#slots.flatMap((slot, index) => {
        // Each pile was dealt one Start, in the order of the copies.
        if (spec.name === "start" && spec.starts === "starts" && startsOf[slot.seat] !== piece) return [];
        const isDiscarded = anyDiscards && slot.where === "discard" && spec.apart !== true;
        return isDiscarded || mayLieUnseen(seen, spec, slot) ? [index] : [];
      });
      const room = may.reduce((sum, slot) => sum + (this.#room[slot] ?? 0), 0);
      this.#cards.push({ piece, may, room, lean: this.lean(piece) });
    }
    this.#candidates = this.#slots.map(
      (_, slot) => this.#cards.filter(({ may }) => may.includes(slot)).length,
    );
  }

  /** The cards in a random order for each world, those with the fewest places first. */
  #inTurn(chance: () => number): readonly Hidden[] {
    const order = this.#cards.map((card) => ({ card, at: card.room + chance() }));
    return order.sort((a, b) => a.at - b.at).map(({ card }) => card);
  }

  /** One world; undefined where the cards do not fit, as on a table that could not have come about. */
  world(chance: () => number): Table | undefined {
    const room = [...this.#room];
    const left = [...this.#candidates];
    const lies = new Map(this.#given);
    for (const { piece, may, lean } of this.#inTurn(chance)) {
      const weight = (slot: number): number =>
        countIn(room, slot) * (entryAt(this.#slots, slot).where === "discard" ? lean : 1);
      let total = 0;
      for (const slot of may) total += weight(slot);
      let at = chance() * total;
      let found = -1;
      for (const slot of may) {
        if (weight(slot) === 0) continue;
        found = slot;
        at -= weight(slot);
        if (at < 0) break;
      }
      // If a place needs all remaining cards that may lie there, this card must go there, as with a stack that only some
      // cards fit.
      for (const slot of may) if (room[slot] === left[slot]) found = slot;
      if (found < 0) return undefined;
      for (const slot of may) countMore(left, slot, -1);
      countMore(room, found, -1);
      lies.set(piece, entryAt(this.#slots, found).place);
    }
    return room.every((cards) => cards === 0) ? imagine(this.seen, lies) : undefined;
  }
}
