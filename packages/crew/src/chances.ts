/** How likely enough of some cards come: binomial tails, made once for each chance in steps of a 64th. */

const STEPS = 64;
const MOST = 81;
const NEED = 48;

const tables: (Float64Array | undefined)[] = [];

/** Logarithm of what is all but impossible: sums stay finite. */
const LEAST = -25;

function tableOf(step: number): Float64Array {
  const p = step / STEPS;
  const tails = new Float64Array(MOST * NEED);
  // Of no cards at least none come, for certain.
  tails[0] = 1;
  for (let n = 1; n < MOST; n++) {
    tails[n * NEED] = 1;
    for (let k = 1; k < NEED; k++)
      tails[n * NEED + k] =
        p * (tails[(n - 1) * NEED + k - 1] as number) + (1 - p) * (tails[(n - 1) * NEED + k] as number);
  }
  for (let index = 0; index < tails.length; index++)
    tails[index] = Math.max(LEAST, Math.log(tails[index] as number));
  return tails;
}

/** The logarithms of all tails for a chance: `[n * TAIL_WIDTH + k]` is that of at least `k` out of `n`. */
export function lnTails(p: number): Float64Array {
  const step = Math.max(1, Math.min(STEPS - 1, Math.round(p * STEPS)));
  const known = tables[step] ?? tableOf(step);
  tables[step] = known;
  return known;
}

export const TAIL_WIDTH = NEED;

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
