/** A random generator for the tests (mulberry32): small, seeded, and unrelated to the engine's own fate. */
export interface Chance {
  /** A whole number from 0 up to, but not including, `count`. */
  below(count: number): number;
  /** True on average once in `times` calls. */
  once(times: number): boolean;
  pick<T>(list: readonly T[]): T;
  shuffled<T>(list: readonly T[]): T[];
}

export function chance(seed: number): Chance {
  let state = seed >>> 0;
  const below = (count: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let x = state;
    x = Math.imul(x ^ (x >>> 15), x | 1);
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
    return ((x ^ (x >>> 14)) >>> 0) % count;
  };
  return {
    below,
    once: (times) => below(times) === 0,
    pick: (list) => list[below(list.length)] as (typeof list)[number],
    shuffled: (list) => {
      const cards = [...list];
      for (let last = cards.length - 1; last > 0; last--) {
        const other = below(last + 1);
        [cards[last], cards[other]] = [cards[other], cards[last]] as [
          (typeof cards)[number],
          (typeof cards)[number],
        ];
      }
      return cards;
    },
  };
}
