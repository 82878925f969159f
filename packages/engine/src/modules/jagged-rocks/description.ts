/** What a table is like because of it, for the eye. */

export interface Described {
  /** The row that the Rocks lie beside, from 1; 0 while they lie beside none, nothing in a game without. */
  readonly rocks: number | null;
}

/** Without it there is nothing of it. */
export const NOTHING_OF_IT: Described = { rocks: null };
