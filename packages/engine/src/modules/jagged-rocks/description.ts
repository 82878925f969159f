/** What this module adds to the description of a table. */

export interface Described {
  /** The row that the Rocks lie beside, from 1; 0 while they lie beside none, null in a game without Rocks. */
  readonly rocks: number | null;
}

/** The same while this module is not in play. */
export const NOTHING_OF_IT: Described = { rocks: null };
