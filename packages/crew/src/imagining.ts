/** Worlds that agree with what a seat sees and remembers: the hidden cards, dealt to where hidden cards can lie. */
import {
  comesToLight,
  countAt,
  imagine,
  type NamedPlace,
  NOWHERE,
  namedPlace,
  type Piece,
  type PieceSpec,
  type Place,
  type Rulebook,
  type Seen,
  START_BERTH,
  type Table,
  unseenAt,
  whereIs,
  writeName,
} from "@stillwater/engine";
import { countIn, countMore, entryAt } from "./lists";
import { onceFor } from "./once";

interface Slots {
  readonly place: Place;
  readonly name: string;
  /** A stack of its own cards. */
  readonly own: boolean;
  /** It holds certain cards only. */
  readonly apart: boolean;
  readonly where: NamedPlace["kind"];
  readonly seat: number;
}

/** Every place where cards may lie that some seat does not see. */
const slotsOf = onceFor((rulebook: Rulebook): readonly Slots[] =>
  rulebook.places.flatMap(({ name, sight, own = false, holds }, place): Slots[] => {
    if (sight === "all" || place === NOWHERE) return [];
    const named = namedPlace(name);
    if (named === undefined) return [];
    const where = named.kind === "deck" ? "pile" : named.kind;
    return [{ place, name, own, apart: holds !== "cards", where, seat: named.number - 1 }];
  }),
);

/** Whether a card starts in a stack of its own, which it leaves only when it is turned up. */
const hasOwn = ({ places }: Rulebook, { starts }: PieceSpec): boolean =>
  places.some(({ name, own }) => own === true && name === starts);

/** Whether a card that a seat does not see may lie at a place, by all that keeps it from there. */
function mayLie(seen: Seen, spec: PieceSpec, { name, own, apart, where, seat }: Slots): boolean {
  if (own || apart || spec.apart) return spec.starts === name;
  if (where === "removed") return spec.starts === "islands";
  const leavesOwn = hasOwn(seen.rulebook, spec);
  if (where === "pile") return !leavesOwn && !(spec.name === "start" && seat < 0);
  if (comesToLight(spec) || (where === "discard" && spec.kept !== undefined)) return false;
  if (spec.name !== "start" || leavesOwn) return true;
  const { rulebook } = seen;
  if (where === "hand") return countAt(seen, rulebook.place(writeName("sealed", seat + 1))) === 0;
  return countAt(seen, rulebook.place(START_BERTH)) > 0;
}

interface Hidden {
  readonly piece: Piece;
  /** Where it may lie, and how many cards lie there together. */
  readonly may: readonly number[];
  readonly room: number;
  readonly lean: number;
}

/** Deals worlds for one view: what may lie where is found once. */
export class Imagining {
  readonly #slots: readonly Slots[];
  readonly #room: number[] = [];
  readonly #cards: Hidden[] = [];
  /** For each slot, the cards that may lie there. */
  readonly #candidates: readonly number[];
  readonly #given = new Map<Piece, Place>();

  constructor(
    readonly seen: Seen,
    given: readonly Piece[],
    /** How much likelier than chance a card has been given by another: what fits nowhere goes first. */
    readonly lean: (card: Piece) => number,
  ) {
    const { rulebook, viewer } = seen;
    this.#slots = slotsOf(rulebook).filter(({ place }) => unseenAt(seen, place) > 0);
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
        // Each pile was given one Start, in the order of the copies.
        if (spec.name === "start" && spec.starts === "starts" && startsOf[slot.seat] !== piece) return [];
        return mayLie(seen, spec, slot) ? [index] : [];
      });
      const room = may.reduce((sum, slot) => sum + (this.#room[slot] ?? 0), 0);
      this.#cards.push({ piece, may, room, lean: this.lean(piece) });
    }
    this.#candidates = this.#slots.map(
      (_, slot) => this.#cards.filter(({ may }) => may.includes(slot)).length,
    );
  }

  /** The cards in an order of their own for each world, those with the fewest places first. */
  #inTurn(chance: () => number): readonly Hidden[] {
    const order = this.#cards.map((card) => ({ card, at: card.room + chance() }));
    return order.sort((a, b) => a.at - b.at).map(({ card }) => card);
  }

  /** One world; undefined where the cards found no room, as on a table that could not have come about. */
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
      // Where every card that is left is needed, this one is: only so many can lie in a stack of its own, and all of them do.
      for (const slot of may) if (room[slot] === left[slot]) found = slot;
      if (found < 0) return undefined;
      for (const slot of may) countMore(left, slot, -1);
      countMore(room, found, -1);
      lies.set(piece, entryAt(this.#slots, found).place);
    }
    return room.every((cards) => cards === 0) ? imagine(this.seen, lies) : undefined;
  }
}
