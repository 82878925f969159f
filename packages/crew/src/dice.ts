/** Dice of a seat: from the deal's seed, but in a stream of its own, so that they can be recomputed and tell nothing. */
import { type Seat, seededFate } from "@stillwater/engine";
import type { Dice } from "./policy";

/** @param seed the seed of the deal */
export function diceOf(seed: string, seat: Seat): Dice {
  const fate = seededFate(`${seed}\ncrew ${seat + 1}`);
  return { number: (label, below) => fate.number(label, below) };
}
