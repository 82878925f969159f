/** What this module adds to the description of a table. */
import type { Place } from "../../kernel/table";

export interface Described {
  /** Where goats stand, how many of them are on the top row, and how many must be. */
  readonly goats: {
    readonly on: ReadonlyMap<Place, number>;
    readonly up: number;
    readonly need: number;
  } | null;
}

/** The same while this module is not in play. */
export const NOTHING_OF_IT: Described = { goats: null };
