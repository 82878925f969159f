/** How likely enough of some cards are to come: binomial tails, computed once for each chance in steps of 1/64. */
import { countIn, zeros } from "./lists";

const STEPS = 64;
/** More than the number of numbered cards in any box. */
const CARDS = 81;
/** More than the number of spaces on any board, so no gap needs this many cards. */
const NEEDS = 48;

/** The logarithm for what is all but impossible, so that sums stay finite. */
const LEAST = -25;

/** How likely at least a given number of some cards are to come, if each has the same chance. */
export class Tails {
  readonly #logarithms = new Float64Array(CARDS * NEEDS);

  constructor(chance: number) {
    // Of zero cards, at least zero always come.
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

  /** The logarithm of the chance that at least `need` of so many cards come. */
  ofAtLeast(need: number, cards: number): number {
    const logarithm = this.#logarithms[cards * NEEDS + need];
    if (logarithm === undefined) throw new RangeError(`${need} of ${cards} cards are too many.`);
    return logarithm;
  }
}

const known: (Tails | undefined)[] = [];

/** The tails for the nearest step to a chance. */
export function tailsFor(chance: number): Tails {
  const step = Math.max(1, Math.min(STEPS - 1, Math.round(chance * STEPS)));
  const tails = known[step] ?? new Tails(step / STEPS);
  known[step] = tails;
  return tails;
}

/**
 * Rounds a value for comparison. The last bits of logarithms may differ between machines, but every machine has to choose
 * alike.
 */
export function settled(value: number): number {
  return Math.round(value * 2 ** 24) / 2 ** 24;
}

/** Logarithm of the logistic function. */
export function lnLikely(x: number): number {
  return x < -30 ? x : -Math.log1p(Math.exp(-x));
}
