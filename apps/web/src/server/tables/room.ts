/** How long a table's log may grow: a game that never ends must not slow down reads or fill the disk. */
import type { TableRow } from "../storage/schema";
import { DeskProblem } from "./problem";

/**
 * The most entries of a table. The longest games lay or discard each of 85 cards, with at most a handful of further
 * questions each, and come to some 400 entries with everything that is said at a Start.
 */
export const MOST_ENTRIES = 2_000;

/** Throws if a table's log is full. Getting up, moving, and ending the game together remain possible. */
export function requireRoom({ rev }: Pick<TableRow, "rev">): void {
  if (rev >= MOST_ENTRIES) throw new DeskProblem("log-full");
}
