/** How usual a word is where a clause is asked for, beside how usual it is at all. All its passages count, not the best alone. */
import type { Wanted } from "./query";

/** How many passages' worth of the general use is mixed into the use of one clause. */
const GENERAL_USE = 5;
/** No word is rarer than this share of all passages. */
const RAREST = 0.01;

export class Usual {
  /** In how many passages of which clause a term is, by term. */
  readonly #uses = new Map<string, Map<number, number>>();
  readonly #sizes: readonly number[];
  readonly #size: number;

  /** @param passages the terms of every passage, by clause, each passage with no term twice */
  constructor(passages: readonly (readonly (readonly string[])[])[]) {
    this.#sizes = passages.map((own) => own.length);
    this.#size = this.#sizes.reduce((sum, size) => sum + size, 0);
    passages.forEach((own, entry) => {
      for (const term of own.flat()) {
        const uses = this.#uses.get(term) ?? new Map<number, number>();
        this.#uses.set(term, uses.set(entry, (uses.get(entry) ?? 0) + 1));
      }
    });
  }

  /** For every clause, by its number: above 0 if the wanted words are more usual there than elsewhere (about -5 to 5). */
  of(wanted: readonly Wanted[]): readonly number[] {
    const sums = this.#sizes.map(() => 0);
    for (const word of wanted) {
      const best = this.#sizes.map(() => Number.NEGATIVE_INFINITY);
      for (const { term, weight } of word) {
        const uses = this.#uses.get(term);
        const all = uses === undefined ? 0 : [...uses.values()].reduce((sum, count) => sum + count, 0);
        const general = all / this.#size + RAREST;
        this.#sizes.forEach((size, entry) => {
          const share = ((uses?.get(entry) ?? 0) + GENERAL_USE * general) / (size + GENERAL_USE);
          best[entry] = Math.max(best[entry] ?? 0, weight * Math.log(share / general));
        });
      }
      best.forEach((value, entry) => {
        sums[entry] = (sums[entry] ?? 0) + value;
      });
    }
    return sums.map((sum) => sum / Math.sqrt(wanted.length));
  }
}
