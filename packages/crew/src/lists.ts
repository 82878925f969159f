/** Lists that are counted in, and lists read at an index that is known to be in them: a read beside them throws. */

/** So many zeros. A typed array of more than a few bytes lies off the heap, which costs more than it saves where it is made for one decision. */
export const zeros = (count: number): number[] => new Array<number>(count).fill(0);

/** The number at an index. Throws RangeError where there is none. */
export function countIn(counts: readonly number[], index: number): number {
  const count = counts[index];
  if (count === undefined) throw new RangeError(`Nothing is counted at ${index}.`);
  return count;
}

/** Counts so many more at an index. */
export function countMore(counts: number[], index: number, more: number): void {
  counts[index] = countIn(counts, index) + more;
}

/** What stands at an index. Throws RangeError where nothing does. Numbers have a function of their own: sharing one would slow both. */
export function entryAt<Entry extends object>(entries: readonly Entry[], index: number): Entry {
  const entry = entries[index];
  if (entry === undefined) throw new RangeError(`Nothing stands at ${index}.`);
  return entry;
}
