/** Beacons: every row must be lit by three consecutive numbers that lie side by side. */
import {
  BEACON_LENGTH,
  HIGHEST_ISLAND,
  isFilled,
  isIsland,
  numberAt,
  type Offer,
  type Piece,
  type Place,
} from "@stillwater/engine";
import { countIn } from "../../lists";
import { onceFor } from "../../once";
import type { SeaCraft, SeaSense } from "../../sea/sense";
import { HIDDEN, OWN } from "../../sea/water";

/** The weights; found by comparing a few values each. */
const WEIGHTS = {
  /** For the chance to light every row. */
  lit: 4,
  /** How likely a card is laid where it is wanted: one of this seat's hand, and one that the seat cannot see. */
  own: 0.9,
  hidden: 0.45,
} as const;

/** A hypothetical board: the number on each cell of the grid, with one more card laid. */
class Chart {
  readonly #first: Place;
  readonly #numbers: number[];
  readonly #state: number[];
  readonly #rows: readonly (readonly Place[])[];

  constructor(sense: SeaSense) {
    const { seen } = sense.known;
    const { rulebook } = seen;
    this.#first = rulebook.firstCell;
    this.#rows = rulebook.rows;
    this.#state = sense.water.state.slice();
    this.#numbers = rulebook.cells.map((cell) => (isFilled(seen, cell) ? numberAt(seen, cell) : 0));
  }

  /** The logarithm of the chance that every row is lit, with a card hypothetically laid at `at`; NOWHERE for none. */
  lnLit(at: Place, number: number): number {
    const numbers = this.#numbers;
    const index = at - this.#first;
    const before = index >= 0 ? countIn(numbers, index) : 0;
    const held = countIn(this.#state, number);
    if (index >= 0) {
      numbers[index] = number;
      this.#state[number] = 0;
    }
    let ln = 0;
    let below = 0;
    for (const row of this.#rows) {
      const own = this.#chanceIn(countIn(row, 0) - this.#first, row.length);
      ln += Math.log(1 - (1 - own) * (1 - below) + 1e-3);
      below = own;
    }
    if (index >= 0) {
      numbers[index] = before;
      this.#state[number] = held;
    }
    return ln;
  }

  /** How likely a beacon is to be completed in a row. */
  #chanceIn(first: number, length: number): number {
    let none = 1;
    for (let from = first; from + BEACON_LENGTH <= first + length; from++) none *= 1 - this.#chanceAt(from);
    return 1 - none;
  }

  /** How likely a beacon is to be completed at a cell and the two to its right, with the likeliest numbers. */
  #chanceAt(from: number): number {
    const numbers = this.#numbers;
    let low = from - 1;
    while (low >= 0 && numbers[low] === 0) low--;
    let high = from + BEACON_LENGTH;
    while (high < numbers.length && numbers[high] === 0) high++;
    const least = (low < 0 ? 0 : countIn(numbers, low)) + (from - low);
    const most =
      (high < numbers.length ? countIn(numbers, high) : HIGHEST_ISLAND + 1) -
      (high - from - BEACON_LENGTH + 1) -
      BEACON_LENGTH +
      1;
    let best = 0;
    for (let number = least; number <= most; number++) {
      let chance = 1;
      for (let step = 0; step < BEACON_LENGTH && chance > best; step++) {
        const lies = countIn(numbers, from + step);
        if (lies !== 0) chance = lies === number + step ? chance : 0;
        else chance *= this.#comes(number + step);
      }
      if (chance > best) best = chance;
    }
    return best;
  }

  #comes(number: number): number {
    const state = this.#state[number];
    return state === OWN ? WEIGHTS.own : state === HIDDEN ? WEIGHTS.hidden : 0;
  }
}

interface Still {
  readonly chart: Chart;
  readonly ln: number;
}

/** The state of the table before any act, computed once for all acts. */
const stillOf = onceFor((sense: SeaSense): Still => {
  const chart = new Chart(sense);
  return { chart, ln: chart.lnLit(-1, 0) };
});

export const craft: SeaCraft<"beacons"> = {
  isIn: ({ enforced }) => enforced.has("T.beacon.cost"),
  burden: null,
  laying: (sense: SeaSense, offer: Offer) => {
    const card: Piece = offer.card;
    if (!isIsland(card)) return 0;
    const { chart, ln } = stillOf(sense);
    return WEIGHTS.lit * (chart.lnLit(offer.to, card) - ln);
  },
  acts: {},
  ruled: null,
};
