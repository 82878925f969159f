/** What a table is like because of it, for the eye. */
import type { Place } from "../../kernel/table";

export interface Described {
  /** Where goats stand, how many of them on the top row, and how many must. */
  readonly goats: {
    readonly on: ReadonlyMap<Place, number>;
    readonly up: number;
    readonly need: number;
  } | null;
}

/** Without it there is nothing of it. */
export const NOTHING_OF_IT: Described = { goats: null };
