/** What a table is like because of it, for the eye. */
import type { Place, Seat } from "../../kernel/table";

/** Cards of one seat in adjacent cells of the sequence, so many that they score. */
export interface Run {
  readonly seat: Seat;
  readonly spaces: readonly Place[];
}

export interface Described {
  /** Whose card lies on a space, and the runs that score. */
  readonly owners: ReadonlyMap<Place, Seat> | null;
  readonly runs: readonly Run[] | null;
}

/** Without it there is nothing of it. */
export const NOTHING_OF_IT: Described = { owners: null, runs: null };
