/** What a table is like because of it, for the eye. */

export interface Described {
  /** The row at high water, from 1; 0 while there is none, null in a game without tides. */
  readonly highRow: number | null;
}

/** Without it there is nothing of it. */
export const NOTHING_OF_IT: Described = { highRow: null };
