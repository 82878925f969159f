/** What this module adds to the description of a table. */
import type { Place, Seat } from "../../kernel/table";

/** Cards of one seat in adjacent cells of the sequence, enough of them to score. */
export interface Run {
  readonly seat: Seat;
  readonly spaces: readonly Place[];
}

export interface Described {
  /** Whose card lies on each space, and the runs that score. */
  readonly owners: ReadonlyMap<Place, Seat> | null;
  readonly runs: readonly Run[] | null;
}

/** The same while this module is not in play. */
export const NOTHING_OF_IT: Described = { owners: null, runs: null };
