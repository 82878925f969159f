/** How likely enough of some cards come: binomial tails, made once for each chance in steps of a 64th. */
import { countIn, zeros } from "./lists";

const STEPS = 64;
/** More than there are cards with a number in a box. */
const CARDS = 81;
/** More than there are spaces on a board, so that nobody needs so many. */
const NEEDS = 48;

/** Logarithm of what is all but impossible: sums stay finite. */
const LEAST = -25;

/** How likely at least so many of some cards come, each with the same chance. */
export class Tails {
  readonly #logarithms = new Float64Array(CARDS * NEEDS);

  constructor(chance: number) {
    // Of no cards at least none come, for certain.
    let tails = [1, ...zeros(NEEDS - 1)];
    for (let cards = 0; cards < CARDS; cards++) {
      const logarithms = tails.map((tail) => Math.max(LEAST, Math.log(tail)));
      this.#logarithms.set(logarithms, cards * NEEDS);
      const fewer = tails;
      tails = fewer.map((tail, need) =>
        need === 0 ? 1 : chance * countIn(fewer, need - 1) + (1 - chance) * tail,
      );
    }
  }

  /** The logarithm of the chance that at least so many come. */
  ofAtLeast(need: number, cards: number): number {
    const logarithm = this.#logarithms[cards * NEEDS + need];
    if (logarithm === undefined) throw new RangeError(`${need} of ${cards} cards are too many.`);
    return logarithm;
  }
}

const known: (Tails | undefined)[] = [];

/** The tails for a chance. */
export function tailsFor(chance: number): Tails {
  const step = Math.max(1, Math.min(STEPS - 1, Math.round(chance * STEPS)));
  const tails = known[step] ?? new Tails(step / STEPS);
  known[step] = tails;
  return tails;
}

/**
 * A value as it is compared. Logarithms may differ in their last place from one machine to another, and every machine has
 * to choose alike.
 */
export function settled(value: number): number {
  return Math.round(value * 2 ** 24) / 2 ** 24;
}

/** Logarithm of the logistic function. */
export function lnLikely(x: number): number {
  return x < -30 ? x : -Math.log1p(Math.exp(-x));
}
