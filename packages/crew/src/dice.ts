/** The dice of a seat: a separate stream from the deal's seed, so that they can be recomputed but reveal nothing. */
import { type Seat, seededFate } from "@stillwater/engine";
import type { Dice } from "./policy";

/** @param seed the seed of the deal */
export function diceOf(seed: string, seat: Seat): Dice {
  const fate = seededFate(`${seed}\ncrew ${seat + 1}`);
  return { number: (label, below) => fate.number(label, below) };
}

/** A fast stream of fractions below one, seeded with one number from the dice (mulberry32). */
export function stream(from: number): () => number {
  let state = from >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let x = state;
    x = Math.imul(x ^ (x >>> 15), x | 1);
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
    return ((x ^ (x >>> 14)) >>> 0) / 2 ** 32;
  };
}
