/** Lists of counters, and lists that are read at an index which must exist: a read out of range throws. */

/** A list of zeros. Larger typed arrays are allocated off the heap, which is too slow for a list made for one decision. */
export const zeros = (count: number): number[] => new Array<number>(count).fill(0);

/** The number at an index. Throws RangeError where there is none. */
export function countIn(counts: readonly number[], index: number): number {
  const count = counts[index];
  if (count === undefined) throw new RangeError(`Nothing is counted at ${index}.`);
  return count;
}

/** Adds to the count at an index. */
export function countMore(counts: number[], index: number, more: number): void {
  counts[index] = countIn(counts, index) + more;
}

/** The entry at an index. Throws RangeError if there is none. Not shared with numbers: that would slow both down. */
export function entryAt<Entry extends object>(entries: readonly Entry[], index: number): Entry {
  const entry = entries[index];
  if (entry === undefined) throw new RangeError(`Nothing stands at ${index}.`);
  return entry;
}
