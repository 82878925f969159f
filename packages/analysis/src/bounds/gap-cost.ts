/** The lowest possible cost of filling a gap of the sea. */
import { HIGHEST_ISLAND, handSize, leastDifference } from "@stillwater/engine";

/** How many cards a hand can give beside the one it lays. */
const MOST = handSize("sea", 2) - 1;
const NEVER = Number.POSITIVE_INFINITY;

/** Open cells between two numbers; 0 and 81 at the ends of the line. */
export interface OpenGap {
  readonly low: number;
  readonly high: number;
  readonly cells: number;
}

/**
 * The lowest payment for a gap, from numbers that can still come; infinite if they cannot fill it.
 *
 * Laying a card with a neighbour costs the difference to one that already lies there, so each difference between two
 * neighbours is paid at most once, by the later card. A card that costs nothing is laid before both its neighbours. Every
 * way to fill the gap obeys this, so the minimum over everything that obeys it is never too high.
 *
 * Cell by cell from the left, for each number there: `free` is laid before both neighbours, `left` has paid the difference
 * to the previous one, `right` pays the difference to the next one.
 */
export function leastCost({ low, high, cells }: OpenGap, comes: (number: number) => boolean): number {
  const hasLeft = low > 0;
  const hasRight = high <= HIGHEST_ISLAND;
  const size = high - low + 1;
  let free = new Float64Array(size).fill(NEVER);
  let left = new Float64Array(size).fill(NEVER);
  let right = new Float64Array(size).fill(NEVER);
  for (let at = 1; at < size - 1; at++) {
    if (!comes(low + at)) continue;
    right[at] = 0;
    if (!hasLeft) free[at] = 0;
    else if (at <= MOST) left[at] = at;
  }
  for (let cell = 1; cell < cells; cell++) {
    const nextFree = new Float64Array(size).fill(NEVER);
    const nextLeft = new Float64Array(size).fill(NEVER);
    const nextRight = new Float64Array(size).fill(NEVER);
    /** The minimum over all lower numbers without a difference to count: those that have paid, and those laid first. */
    let paid = NEVER;
    let laid = NEVER;
    for (let at = 2; at < size - 1; at++) {
      paid = Math.min(paid, left[at - 1] as number);
      laid = Math.min(laid, free[at - 1] as number);
      if (!comes(low + at)) continue;
      let pays = NEVER;
      let isPaid = NEVER;
      for (let apart = 1; apart <= MOST && apart < at; apart++) {
        pays = Math.min(pays, Math.min(free[at - apart] as number, left[at - apart] as number) + apart);
        isPaid = Math.min(isPaid, (right[at - apart] as number) + apart);
      }
      nextFree[at] = Math.min(paid, isPaid);
      nextLeft[at] = pays;
      nextRight[at] = Math.min(paid, laid, isPaid);
    }
    free = nextFree;
    left = nextLeft;
    right = nextRight;
  }
  let least = NEVER;
  for (let at = 1; at < size - 1; at++) {
    least = Math.min(least, left[at] as number);
    if (!hasRight) least = Math.min(least, free[at] as number);
    else if (size - 1 - at <= MOST) least = Math.min(least, (right[at] as number) + size - 1 - at);
  }
  return least;
}

/** The lowest price for laying one number in a gap, whatever lies there by then; infinite if that is impossible. */
export function leastPriceIn(
  { low, high, cells }: OpenGap,
  number: number,
  comes: (number: number) => boolean,
): number {
  if (number <= low || number >= high) return NEVER;
  let least = leastDifference(number, low, high > HIGHEST_ISLAND ? 0 : high, cells);
  if (cells > 1)
    for (let apart = 1; apart < least; apart++)
      if ((number - apart > low && comes(number - apart)) || (number + apart < high && comes(number + apart)))
        least = apart;
  return least <= MOST ? least : NEVER;
}
