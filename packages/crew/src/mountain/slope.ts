/**
 * The climb as one seat judges it: how much the cards still to come should cost for the rest of every row, whether the high
 * rows can be filled at all, how easily the next cards find a place, and how many cards are left over for all that.
 */
import {
  COLOURS,
  colourOf,
  costBetween,
  firstOpenOfRow,
  HIGHEST_ASCENT,
  handSize,
  isSupported,
  leastNumberIn,
  NOWHERE,
  numberOn,
  openInRow,
  type Piece,
  type Place,
  type Sides,
  Sketch,
  seatAfter,
  sidesOf,
  slopeRowOf,
  topOf,
  turnsUntil,
  whereIs,
} from "@stillwater/engine";
import { lnLikely, type Tails, tailsFor } from "../chances";
import type { Known } from "../known";
import { zeros } from "../lists";
import type { MountainWeights } from "./weights";

/** The state of a row: its next place and what lies beside it (NOWHERE if the row is full), and how many places are open. */
export interface SlopeRow {
  readonly next: Place;
  readonly sides: Sides;
  readonly open: number;
}

const NUMBERS = HIGHEST_ASCENT + 1;
const KINDS = (COLOURS.length + 1) * NUMBERS;

/** A Bridge in play; for each kind of card, how many cards it takes to cover the Bridge with it. */
interface Crossing {
  /** The row, from 1. */
  readonly row: number;
  readonly covers: readonly number[];
  /** The chance that no hidden card comes that can cover it. */
  readonly none: number;
}

/** How many cards a hand can pay with beside the card it plays. A solo hand has one more, which is ignored. */
export const MOST_TO_PAY = handSize("mountain", 2) - 1;

export class SlopeState {
  readonly rows: SlopeRow[];
  /** How many places are to be filled as the table stands, Bridges to be covered included. */
  readonly #toFill: number;
  /** How many hidden cards there are by number and colour: `[colour * 13 + number]`, colours from 1. */
  readonly #hidden = zeros(KINDS);
  readonly #live = zeros(NUMBERS);
  readonly #left = zeros(NUMBERS);
  readonly #chance: number;
  readonly #tails: Tails;
  readonly #ownFrom = zeros(NUMBERS + 1);
  readonly #hiddenFrom = zeros(NUMBERS + 1);
  readonly #summits: readonly [number, number];
  #crossings: readonly Crossing[];
  /** The table with the cards that are hypothetically laid. */
  readonly #sketch: Sketch;
  /** The lowest prices on the hypothetical table, computed when first needed. */
  #least: readonly number[] | undefined;
  readonly #taken: Piece[] = [];

  constructor(
    readonly known: Known,
    readonly weights: MountainWeights,
    readonly burden: number,
  ) {
    const { seen, given } = known;
    const { rulebook } = seen;
    this.#sketch = new Sketch(seen);
    const own = rulebook.hands[known.seat];
    this.#chance = Math.min(0.98, known.alive * weights.use);
    this.#tails = tailsFor(this.#chance);
    for (let piece = 1; piece <= rulebook.lastPiece; piece++) {
      const number = numberOn(piece);
      if (number === 0) continue;
      const kind = colourOf(piece) * NUMBERS + number;
      const place = whereIs(seen, piece);
      if (place === own) {
        this.#live[number] = (this.#live[number] as number) + 1;
        this.#ownFrom[number] = (this.#ownFrom[number] as number) + 1;
      } else if (place === NOWHERE && given[piece] === 0) {
        this.#hidden[kind] = (this.#hidden[kind] as number) + 1;
        this.#live[number] = (this.#live[number] as number) + this.#chance;
        this.#hiddenFrom[number] = (this.#hiddenFrom[number] as number) + 1;
      }
    }
    for (let number = HIGHEST_ASCENT - 1; number >= 1; number--) {
      this.#ownFrom[number] = (this.#ownFrom[number] as number) + (this.#ownFrom[number + 1] as number);
      this.#hiddenFrom[number] =
        (this.#hiddenFrom[number] as number) + (this.#hiddenFrom[number + 1] as number);
    }
    this.rows = rulebook.rows.map((_places, index) => this.#rowOf(index + 1));
    this.#summits = this.#countSummits();
    this.#crossings = rulebook.rows.flatMap((_places, index) => this.#crossingsOf(index + 1));
    this.#toFill = this.toFill;
    this.expected();
  }

  /** How many places are to be filled on the hypothetical table, Bridges to be covered included. */
  get toFill(): number {
    let open = this.#crossings.length;
    for (const row of this.rows) open += row.open;
    return open;
  }

  #rowOf(row: number): SlopeRow {
    const { table } = this.#sketch;
    const next = firstOpenOfRow(table, row);
    return { next, sides: sidesOf(table, next), open: openInRow(table, row) };
  }

  /**
   * Lays a card hypothetically, on top of whatever lies there, evaluates, and removes it again.
   * @param card an Ascent card, a Bridge or a Campfire
   */
  thinking<T>(place: Place, card: Piece, weigh: () => T): T {
    const number = slopeRowOf(place);
    const row = this.rows[number - 1] as SlopeRow;
    const crossings = this.#crossings;
    const least = this.#least;
    this.#sketch.put(place, card);
    this.#least = undefined;
    this.rows[number - 1] = this.#rowOf(number);
    const apart = crossings.filter((crossing) => crossing.row !== number);
    if (apart.length < crossings.length || colourOf(card) === 0)
      this.#crossings = [...apart, ...this.#crossingsOf(number)];
    const result = weigh();
    this.#crossings = crossings;
    this.rows[number - 1] = row;
    this.#sketch.takeUp();
    this.#least = least;
    return result;
  }

  #crossingsOf(row: number): readonly Crossing[] {
    const places = this.known.seen.rulebook.rows[row - 1] as readonly Place[];
    return places.flatMap((place): Crossing[] => {
      const card = topOf(this.#sketch.table, place);
      if (card === 0 || colourOf(card) !== 0) return [];
      const covers = this.#coversOf(place);
      let none = 1;
      for (let kind = 0; kind < covers.length; kind++)
        if (covers[kind])
          none *=
            (1 - this.#chance * this.#payable(covers[kind] as number)) ** (this.#hidden[kind] as number);
      return [{ row, covers, none }];
    });
  }

  /** How likely a seat that draws the right card can still pay what covering a Bridge takes. */
  #payable(takes: number): number {
    return Math.max(0, 1 - this.weights.dear * (takes - 1));
  }

  /** For each kind of card, how many cards it takes to cover a Bridge with it; 0 if forbidden or too expensive. */
  #coversOf(place: Place): readonly number[] {
    const sides = sidesOf(this.#sketch.table, place);
    const covers = zeros(KINDS);
    for (let colour = 1; colour <= COLOURS.length; colour++) {
      for (let number = 1; number <= HIGHEST_ASCENT; number++) {
        const price = costBetween(sides, number, colour);
        if (price >= 0 && price <= MOST_TO_PAY) covers[colour * NUMBERS + number] = price + 1;
      }
    }
    return covers;
  }

  /**
   * The value of the chance that every Bridge is covered in the end.
   * @param without a card of the hand that is gone
   * @param gone how many cards fewer this seat has to come
   */
  covering(without: Piece, gone: number): number {
    const left = (this.known.toComeOf[this.known.seat] as number) - gone;
    let sum = 0;
    for (const { covers, none } of this.#crossings) {
      let fails = none;
      for (const card of this.known.hand) {
        // The card itself and its price.
        const takes = covers[colourOf(card) * NUMBERS + numberOn(card)] as number;
        const isHeld = card !== without && !this.#taken.includes(card);
        if (takes > 0 && takes <= left && isHeld) fails *= this.#notLaid(takes);
      }
      sum += Math.log(1 - fails + 1e-4);
    }
    return this.weights.covered * sum;
  }

  /** The chance that a held card does not get to cover a Bridge, depending on how many cards that takes. */
  #notLaid(takes: number): number {
    return Math.min(1, this.weights.held + this.weights.heldDear * (takes - 1));
  }

  #countSummits(): [number, number] {
    const { seen, hand, given } = this.known;
    let own = 0;
    let hidden = 0;
    for (const card of seen.rulebook.copies("summit")) {
      if (hand.includes(card)) own++;
      else if (whereIs(seen, card) === NOWHERE && given[card] === 0) hidden++;
    }
    return [own, hidden];
  }

  /**
   * What the rest of all rows is expected to cost. From the top row down, where the fewest numbers will do, every row takes
   * the cards nearest to the one at its end, or to a number that suits a row of its height.
   */
  expected(): number {
    const { weights } = this;
    const left = this.#left;
    for (let number = 0; number < NUMBERS; number++) left[number] = this.#live[number] as number;
    let cost = 0;
    for (let index = this.rows.length - 1; index >= 0; index--) {
      const row = this.rows[index] as SlopeRow;
      let need = row.open;
      if (need === 0) continue;
      const least = leastNumberIn(index + 1);
      const beside = row.sides.left;
      const centre = beside > 0 ? beside : Math.min(HIGHEST_ASCENT, weights.low + weights.rise * index);
      const middle = Math.round(centre);
      for (let away = 0; need > 0 && away < HIGHEST_ASCENT; away++) {
        const price =
          away === 0
            ? weights.step0
            : away === 1
              ? weights.step1
              : away === 2
                ? weights.step2
                : weights.step3 + (away - 3) * 0.7;
        for (let side = 0; side < (away === 0 ? 1 : 2) && need > 0; side++) {
          const number = side === 0 ? middle + away : middle - away;
          if (number < least || number > HIGHEST_ASCENT) continue;
          const taken = Math.min(need, weights.share * (left[number] as number));
          left[number] = (left[number] as number) + -taken;
          need -= taken;
          cost += taken * price;
        }
      }
      cost += need * weights.far;
    }
    return cost;
  }

  /** Whether the high rows can be filled at all: for each row and all above it, enough numbers for the open places. */
  reach(): number {
    let need = 0;
    let sum = 0;
    for (let index = this.rows.length - 1; index >= 3; index--) {
      need += (this.rows[index] as SlopeRow).open;
      const own = this.#ownFrom[leastNumberIn(index + 1)] as number;
      const hidden = this.#hiddenFrom[leastNumberIn(index + 1)] as number;
      const more = need - own;
      if (more <= 0) continue;
      sum += more > hidden ? -10 * (more - hidden) : this.#tails.ofAtLeast(more, hidden);
    }
    return sum;
  }

  /**
   * How many places can be filled in parallel until the end. The last place of each row waits for the last one of the row
   * below, so the open part of a low row is the beginning of a chain up to the top.
   */
  breadth(): number {
    let open = 1;
    let chain = 1;
    for (let index = 0; index < this.rows.length; index++) {
      const row = this.rows[index] as SlopeRow;
      open += row.open;
      if (row.open > 0) chain = Math.max(chain, row.open + this.rows.length - index);
    }
    return Math.log(open / chain);
  }

  /** For each kind of card, the lowest price at which it could be laid now; 9 if it could not. */
  #leastByKind(): readonly number[] {
    const least = zeros(KINDS).fill(9);
    for (const { next, sides } of this.rows) {
      if (next === NOWHERE || !isSupported(this.#sketch.table, next)) continue;
      for (let colour = 1; colour <= COLOURS.length; colour++)
        for (let number = leastNumberIn(sides.row); number <= HIGHEST_ASCENT; number++) {
          const kind = colour * NUMBERS + number;
          const price = costBetween(sides, number, colour);
          if (price >= 0 && price < (least[kind] as number)) least[kind] = price;
        }
    }
    return least;
  }

  /** What the next card, whatever it is, should cost where it fits best; 0 once every place is filled. */
  cover(): number {
    if (this.rows.every(({ open }) => open === 0)) return 0;
    this.#least ??= this.#leastByKind();
    let sum = 0;
    let weight = 0;
    for (let colour = 1; colour <= COLOURS.length; colour++) {
      for (let number = 1; number <= HIGHEST_ASCENT; number++) {
        const kind = colour * NUMBERS + number;
        const live = this.#chance * (this.#hidden[kind] as number);
        if (live === 0) continue;
        weight += live;
        sum += live * Math.min(5, this.#least[kind] as number);
      }
    }
    return weight === 0 ? 0 : sum / weight;
  }

  /** The value of the hand's cards for being laid. */
  fits(except: Piece): number {
    let sum = 0;
    for (const card of this.known.hand)
      if (card !== except && !this.#taken.includes(card)) sum += this.fit(card);
    return sum;
  }

  fit(card: Piece): number {
    const number = numberOn(card);
    if (number === 0) return 0;
    this.#least ??= this.#leastByKind();
    const least = this.#least[colourOf(card) * NUMBERS + number];
    const { fit0, fit1, fit2 } = this.weights;
    return least === 0 ? fit0 : least === 1 ? fit1 : least === 2 ? fit2 : 0;
  }

  /** Whether a row has an open place for a number; a Bridge to be covered does not count. */
  takes(number: number): boolean {
    return this.rows.some(({ open }, index) => open > 0 && number >= leastNumberIn(index + 1));
  }

  /** The loss from giving one more card, after those already taken. */
  loss(card: Piece): number {
    const { weights } = this;
    const number = numberOn(card);
    if (number > 0) {
      const twin = this.known.hand.some(
        (other) =>
          other !== card &&
          !this.#taken.includes(other) &&
          numberOn(other) === number &&
          colourOf(other) === colourOf(card),
      );
      const fit = this.fit(card) * (twin ? 0.4 : 1);
      const covering = this.covering(0, 0) - this.covering(card, 0);
      // A number that no row takes any more is not missed, however few of it there are.
      const scarce = this.takes(number) ? weights.scarce * Math.exp(-(this.#left[number] as number)) : 0;
      return this.#use * (fit + scarce) + covering;
    }
    const name = this.known.seen.rulebook.pieceName(card);
    if (name === "summit") return this.#lossOfSummit();
    return this.#use * (name === "bridge" ? weights.bridge : weights.campfire);
  }

  /** How much cards are worth keeping: with few places left to fill, there is little use for them. */
  get #use(): number {
    return Math.min(1, this.#toFill / this.weights.late);
  }

  #lossOfSummit(): number {
    const { weights, known } = this;
    const [own, hidden] = this.#summits;
    let left = own;
    for (const card of this.#taken) if (known.seen.rulebook.pieceName(card) === "summit") left--;
    // Late in a climb the others have given theirs away, or have no turn left to play one.
    const comes = weights.summit * Math.min(1, (this.#toFill + 1) / weights.summitLate) * known.alive;
    const none = (1 - comes) ** hidden;
    const chance = (held: number): number => Math.log(1 - none * 0.03 ** held + 1e-9);
    return left <= 0 ? 0 : chance(left) - chance(left - 1);
  }

  take(card: Piece): void {
    this.#taken.push(card);
  }

  keepAll(): void {
    if (this.#taken.length > 0) this.#taken.length = 0;
  }

  /** How many turns a seat still has after this seat's act, if every turn fills a place and the last one ends the climb. */
  #turnsOf(seat: number, open: number): number {
    const { seats } = this.known.seen.rulebook;
    const after = turnsUntil(seats, seatAfter(seats, this.known.seat, 1), seat);
    return Math.max(0, Math.ceil((open + 1 - after) / seats));
  }

  /** Whether a seat's cards last for its turns: one seat that cannot act makes all lose. */
  #lasts(left: number, turns: number): number {
    if (turns === 0) return 0;
    const { lastsTurn, lastsWidth } = this.weights;
    return lnLikely((left - lastsTurn * turns) / (lastsWidth * Math.sqrt(turns)));
  }

  /**
   * The value of the rows as they hypothetically stand.
   * @param spent how many cards are given, beside those that are laid
   */
  worth(spent: number): number {
    const { weights, known } = this;
    const { seats } = known.seen.rulebook;
    const open = this.toFill;
    const cost = this.expected() + this.#crossings.length * weights.crossing;
    const laid = this.#toFill - open;
    const team = known.toCome - laid - spent - open - 1 - cost - this.burden;
    let worth =
      weights.slack * lnLikely((team - weights.slackAt) / weights.slackWidth) +
      weights.reach * this.reach() -
      weights.cover * this.cover() +
      weights.breadth * this.breadth();
    const need =
      weights.ownAt +
      (weights.turns * (open + 1) + weights.pays * cost) / seats +
      weights.waits * Math.sqrt(open + 1);
    // With few acts to go, the others finish before it is this seat's turn again.
    const again = Math.min(1, (open + 1) / seats);
    for (let seat = 0; seat < seats; seat++) {
      const isOwn = seat === known.seat;
      const left = (known.toComeOf[seat] as number) - (isOwn ? laid + spent : 0);
      const part = lnLikely((left - (isOwn ? again * need : need)) / weights.ownWidth);
      worth += (isOwn ? weights.own : weights.others) * part;
      worth +=
        (isOwn ? weights.lastsOwn : weights.lastsOthers) * this.#lasts(left, this.#turnsOf(seat, open));
    }
    return worth;
  }
}
