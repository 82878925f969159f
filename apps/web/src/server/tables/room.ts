/** How long a table's log may grow: nobody's reads, and no disk, shall pay for a game that never ends. */
import type { TableRow } from "../storage/schema";
import { DeskProblem } from "./problem";

/**
 * The most entries of a table. The longest games lay or discard every one of 85 cards, with at most a handful of
 * further questions each, and come to some 400 entries with everything that is said at a Start.
 */
export const MOST_ENTRIES = 2_000;

/** Throws where a table has taken all it can. Getting up, moving, and ending the game together remain. */
export function requireRoom({ rev }: Pick<TableRow, "rev">): void {
  if (rev >= MOST_ENTRIES) throw new DeskProblem("log-full");
}
