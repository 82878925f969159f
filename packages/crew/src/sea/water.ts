/**
 * The sea as one seat judges it: for every gap between laid cards, the chance that enough of the unseen numbers can fill it
 * and what that will cost; the cards available for that; and the value of each held card as a fit, as a payment and as the
 * card that ends the game. The sum is roughly the logarithm of the chance to win.
 */
import {
  besideOf,
  countAt,
  gapAround,
  HIGHEST_ISLAND,
  handSize,
  isIsland,
  leastDifference,
  NOWHERE,
  nearerDifference,
  openWater,
  type Piece,
  type Place,
  START_BERTH,
  whereIs,
} from "@stillwater/engine";
import { lnLikely, type Tails, tailsFor } from "../chances";
import type { Known } from "../known";
import { zeros } from "../lists";
import type { SeaWeights } from "./weights";

/** How many cards a hand can pay with beside the card it plays. */
const MOST_TO_PAY = handSize("sea", 2) - 1;
/** A card that fits nowhere is given before any card that still fits: larger than the most negative weight of a fit. */
const FITS_NOWHERE = 0.04;
/** Cards with open cells between them: numbers from `low` to `high`, both exclusive; these are 0 and 81 at a shore. */
export interface Gap {
  readonly line: number;
  readonly low: number;
  readonly high: number;
  readonly first: Place;
  readonly cells: number;
  /** The logarithm of the chance that it is filled, and what filling it should cost. */
  ln: number;
  cost: number;
}

/** A card that is hypothetically laid: the gap that it divides, and how many cells are left of it. */
export interface Thought {
  readonly gap: number;
  readonly card: number;
  readonly left: number;
}

/** What is known of a number: gone or laid, hidden, or in this seat's hand. */
export const GONE = 0;
export const HIDDEN = 1;
export const OWN = 2;
const HIDDEN_SHIFT = 8;
const OWN_BITS = (1 << HIDDEN_SHIFT) - 1;

export class Water {
  readonly gaps: Gap[] = [];
  readonly open: number;
  /** GONE, HIDDEN or OWN for each number. */
  readonly state = zeros(HIGHEST_ISLAND + 2);
  /** For each number, how many up to it are in this seat's hand and, from bit `HIDDEN_SHIFT` on, how many are hidden. */
  readonly #upTo = zeros(HIGHEST_ISLAND + 2);
  readonly #chance: number;
  readonly #tails: Tails;
  readonly #paidLine: number;
  /** How many cards are to come beyond those needed and, for open water, those expected to be paid. */
  readonly slack: number;
  readonly #expected: number;
  readonly #forStart: number;
  readonly #finishes: readonly [number, number];
  readonly startLies: boolean;
  /** The weight of a gap's chance, which grows with the cards that are lost. */
  readonly gap: number;
  readonly #taken: number[] = [];
  /** The expected cost of the gap that was judged last. */
  #cost = 0;

  constructor(
    readonly known: Known,
    readonly weights: SeaWeights,
    burden: number,
    /** The penalty for a cell that only one number fits, if this seat does not hold it. */
    readonly ofOne: number,
  ) {
    const { seen } = known;
    const { rulebook } = seen;
    for (let number = 1; number <= HIGHEST_ISLAND; number++) {
      const place = whereIs(seen, number);
      if (place === NOWHERE) {
        if (known.given[number] === 0) this.state[number] = HIDDEN;
      } else if (place === rulebook.hands[known.seat]) this.state[number] = OWN;
    }
    for (let number = 1; number <= HIGHEST_ISLAND + 1; number++) {
      const state = this.state[number];
      const more = state === OWN ? 1 : state === HIDDEN ? 1 << HIDDEN_SHIFT : 0;
      this.#upTo[number] = (this.#upTo[number - 1] as number) + more;
    }
    this.#paidLine = rulebook.lines.length - 1;
    let open = 0;
    for (const { first, last, low, high } of openWater(seen)) {
      const line = rulebook.lineOf[first] as number;
      const cells = last - first + 1;
      this.gaps.push({ line, low: low - 1, high: high + 1, first, cells, ln: 0, cost: 0 });
      open += cells;
    }
    this.open = open;
    this.gap = weights.gap + weights.gapLost * (1 - known.alive);
    const start = rulebook.actOf.start === undefined ? undefined : rulebook.place(START_BERTH);
    this.startLies = start === undefined || countAt(seen, start) > 0;
    const forStart = this.startLies || start === undefined ? 0 : weights.forStart;
    this.#forStart = forStart;
    const bare = known.toCome - open - 1 - forStart;
    const { use, useSlack, lines } = weights;
    // Gaps are listed line by line.
    const share = this.gaps.at(0)?.line === this.gaps.at(-1)?.line ? 1 : lines;
    const freedom = Math.max(-1, Math.min(1, bare / Math.max(1, known.toCome)));
    this.#chance = known.alive * share * Math.max(0.1, Math.min(0.98, use + useSlack * freedom));
    this.#tails = tailsFor(this.#chance);
    let expected = 0;
    for (const gap of this.gaps) {
      gap.ln = this.judge(gap.line, gap.low, gap.high, gap.cells);
      gap.cost = this.#cost;
      expected += gap.cost;
    }
    this.#expected = expected;
    this.slack = bare - expected - burden;
    this.#finishes = this.#countFinishes();
  }

  #countFinishes(): [number, number] {
    const { seen, hand, given } = this.known;
    let own = 0;
    let hidden = 0;
    for (const card of seen.rulebook.copies("finish")) {
      if (hand.includes(card)) own++;
      else if (whereIs(seen, card) === NOWHERE && given[card] === 0) hidden++;
    }
    return [own, hidden];
  }

  /** The index in `gaps` of the gap for a number; -1 if the number is laid or nothing around it is open. */
  gapOf(number: number, line?: number): number {
    for (let index = 0; index < this.gaps.length; index++) {
      const gap = this.gaps[index] as Gap;
      if (number > gap.low && number < gap.high && (line === undefined || gap.line === line)) return index;
    }
    return -1;
  }

  /** The gap that a cell is part of; -1 for none. */
  gapAt(cell: Place): number {
    for (let index = 0; index < this.gaps.length; index++) {
      const { first, cells } = this.gaps[index] as Gap;
      if (cell >= first && cell < first + cells) return index;
    }
    return -1;
  }

  /** The logarithm of the chance that a gap is filled; its expected cost is returned in `#cost`. */
  judge(line: number, low: number, high: number, cells: number): number {
    this.#cost = 0;
    if (cells === 0) return 0;
    const { weights } = this;
    const between = (this.#upTo[high - 1] as number) - (this.#upTo[low] as number);
    let own = between & OWN_BITS;
    for (const card of this.#taken) if (card > low && card < high) own--;
    const hidden = between >> HIDDEN_SHIFT;
    const isPaid = line === this.#paidLine;
    if (own + hidden < cells) {
      this.#cost = isPaid ? cells * 2 : 0;
      return -weights.hopeless * (cells - own - hidden);
    }
    const shores = (low > 0 ? 1 : 0) + (high <= HIGHEST_ISLAND ? 1 : 0);
    if (cells === 1 && isPaid && shores > 0) return this.#judgeSingle(low, high);
    if (isPaid) {
      const payments = cells - Math.ceil((cells - shores) / 2);
      const wide = (high - low - 1) / cells - 1;
      const full = (own + this.#chance * hidden) / cells - 1;
      this.#cost = payments * (1 + weights.spread * wide + weights.thin * Math.max(0, wide - full));
    }
    const need = cells - own;
    return need <= 0 ? 0 : this.#tails.ofAtLeast(need, hidden);
  }

  /** A single cell between two cards: only a number close enough to one of them can be paid for. */
  #judgeSingle(low: number, high: number): number {
    const after = high > HIGHEST_ISLAND ? 0 : high;
    let none = 1;
    let cost = 0;
    for (let away = 1; away <= MOST_TO_PAY; away++) {
      const below = low > 0 ? low + away : 0;
      const above = high <= HIGHEST_ISLAND ? high - away : 0;
      if (below > 0 && below < high && nearerDifference(below, low, after) === away) {
        const chance = this.#comes(below);
        cost += none * chance * away;
        none *= 1 - chance;
      }
      if (above > low && above !== below && nearerDifference(above, low, after) === away) {
        const chance = this.#comes(above);
        cost += none * chance * away;
        none *= 1 - chance;
      }
    }
    this.#cost = cost + none * this.weights.unfilled;
    if (none > 0.999_999) return -this.weights.hopeless;
    const isOfOne = high - low === 2 && this.state[low + 1] === HIDDEN;
    return Math.log1p(-none) - (isOfOne ? this.ofOne : 0);
  }

  #comes(number: number): number {
    const state = this.state[number];
    if (state === HIDDEN) return this.#chance;
    return state === OWN && !this.#taken.includes(number) ? 0.97 : 0;
  }

  /**
   * The value of the cards left over: those of the team, and for each seat those until the end, since all lose as soon as
   * one seat has nothing left to do.
   * @param spent how many cards this seat gives without filling a cell
   * @param costs how much more the open water is expected to cost
   * @param laid how many cells are filled
   */
  worthOfSlack(spent: number, costs: number, laid: number): number {
    const { weights, known } = this;
    const { seats } = known.seen.rulebook;
    const team = this.slack - spent - costs;
    let worth = weights.slack * lnLikely((team - weights.slackAt) / weights.slackWidth);
    const open = this.open + 1 - laid;
    const need =
      weights.ownAt +
      (weights.turns * open + weights.pays * (this.#expected + costs + this.#forStart)) / seats +
      weights.waits * Math.sqrt(open);
    for (let seat = 0; seat < seats; seat++) {
      const left = (known.toComeOf[seat] as number) - (seat === known.seat ? spent + laid : 0);
      const part = lnLikely((left - need) / weights.ownWidth);
      worth += (seat === known.seat ? weights.own : weights.others) * part;
    }
    return worth;
  }

  /** Treats a card of the hand as given until `keepAll`. */
  take(card: Piece): void {
    this.#taken.push(card);
  }

  /** Treats the given cards as held again. */
  keepAll(): void {
    if (this.#taken.length > 0) this.#taken.length = 0;
  }

  /** What laying a card in a gap changes, apart from the cards it costs: the gap's chance and its expected cost. */
  divide(index: number, card: number, left: number): { readonly ln: number; readonly cost: number } {
    const { line, low, high, cells, ln, cost } = this.gaps[index] as Gap;
    const before = this.judge(line, low, card, left);
    const costBefore = this.#cost;
    const after = this.judge(line, card, high, cells - 1 - left);
    return {
      ln: before + after - ln,
      cost: costBefore + this.#cost - cost,
    };
  }

  /** The same for taking a card off the grid: the gaps on both sides become one. */
  opened(cell: Place): { readonly ln: number; readonly cost: number } {
    const { seen } = this.known;
    const gaps = besideOf(seen.rulebook, cell).flatMap((beside) => this.gaps[this.gapAt(beside)] ?? []);
    const { low, high } = gapAround(seen, cell);
    const cells = gaps.reduce((sum, gap) => sum + gap.cells, 1);
    const ln = this.judge(seen.rulebook.lineOf[cell] as number, low, high, cells);
    return {
      ln: gaps.reduce((less, gap) => less - gap.ln, ln),
      cost: gaps.reduce((less, gap) => less - gap.cost, this.#cost),
    };
  }

  /** The loss from giving one more card, after those already taken and with a card hypothetically laid. */
  loss(card: Piece, thought?: Thought): number {
    if (isIsland(card)) return this.#lossOfIsland(card, thought);
    switch (this.known.seen.rulebook.pieceName(card)) {
      case "finish":
        return this.#lossOfFinish();
      case "start":
        return this.startLies ? 0 : 1;
      default:
        return this.weights.special;
    }
  }

  #lossOfIsland(card: Piece, thought?: Thought): number {
    let loss = 0;
    let isDead = true;
    for (let index = 0; index < this.gaps.length; index++) {
      const gap = this.gaps[index] as Gap;
      if (card <= gap.low || card >= gap.high) continue;
      let { low, high, cells } = gap;
      if (thought?.gap === index) {
        if (card < thought.card) {
          high = thought.card;
          cells = thought.left;
        } else {
          low = thought.card;
          cells -= thought.left + 1;
        }
      }
      if (cells === 0) continue;
      isDead = false;
      const kept = this.judge(gap.line, low, high, cells);
      this.#taken.push(card);
      const gone = this.judge(gap.line, low, high, cells);
      this.#taken.pop();
      loss += this.gap * (kept - gone) + this.#fit(card, gap.line, low, high, cells);
    }
    return isDead ? -FITS_NOWHERE : loss;
  }

  /** The value of holding a card that could soon be laid cheaply. */
  #fit(card: Piece, line: number, low: number, high: number, cells: number): number {
    const { fit0, fit1, fit2, fit3 } = this.weights;
    const after = high > HIGHEST_ISLAND ? 0 : high;
    const price = line === this.#paidLine ? leastDifference(card, low, after, cells) : 0;
    if (price === 0) return fit0;
    if (price === 1) return fit1;
    if (price === 2) return fit2;
    return price === 3 ? fit3 : 0;
  }

  /** The value of the hand's cards for being laid, with one of them hypothetically laid. */
  fits(cards: readonly Piece[], except: Piece, thought?: Thought): number {
    let sum = 0;
    for (const card of cards) {
      if (!isIsland(card) || card === except || this.#taken.includes(card)) continue;
      for (let index = 0; index < this.gaps.length; index++) {
        const { line, low, high, cells } = this.gaps[index] as Gap;
        if (card <= low || card >= high) continue;
        if (thought?.gap !== index) sum += this.#fit(card, line, low, high, cells);
        else if (card < thought.card) {
          if (thought.left > 0) sum += this.#fit(card, line, low, thought.card, thought.left);
        } else if (cells - 1 - thought.left > 0)
          sum += this.#fit(card, line, thought.card, high, cells - 1 - thought.left);
      }
    }
    return sum;
  }

  #lossOfFinish(): number {
    const [own, hidden] = this.#finishes;
    let left = own;
    for (const card of this.#taken) if (this.known.seen.rulebook.pieceName(card) === "finish") left--;
    const none = (1 - this.weights.finish * this.known.alive) ** hidden;
    const chance = (held: number): number => Math.log(1 - none * 0.03 ** held + 1e-9);
    return left <= 0 ? 0 : chance(left) - chance(left - 1);
  }
}
