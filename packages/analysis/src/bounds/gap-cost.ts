/** The least that filling a gap of the sea can cost. */
import { HIGHEST_ISLAND, handSize, leastDifference } from "@stillwater/engine";

/** Cards that a hand can give beside the one it lays. */
const MOST = handSize("sea", 2) - 1;
const NEVER = Number.POSITIVE_INFINITY;

/** Where open cells lie between two numbers; 0 and 81 where the line of the sea ends. */
export interface OpenGap {
  readonly low: number;
  readonly high: number;
  readonly cells: number;
}

/**
 * The least payment for a gap from numbers that can still come; infinite where they cannot fill it.
 *
 * Whoever lays a card with a neighbour pays the difference to one that lies already, so that each difference between two
 * neighbours is paid once at most, by the later of the two. A card that costs nothing lies before both its neighbours.
 * Every way to fill the gap keeps this; the least over all that keep it is therefore never too much.
 *
 * Cell by cell from the left, for each number there: `free` lies before both neighbours, `left` has paid for the
 * difference to the one before it, `right` pays for that to the one after it.
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
    /** The least of all lower numbers that need no difference counted: those that paid, and those that lie first. */
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

/** The least that whoever lays one number in a gap pays, whatever lies there by then; infinite where it cannot be. */
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
