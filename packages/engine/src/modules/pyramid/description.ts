/** What this module adds to the description of a table. */
import type { Place } from "../../kernel/table";

export interface Described {
  /** Border cards that no Island covers, and how many Storms lie on each. */
  readonly borders: ReadonlyMap<Place, number> | null;
}

/** The same while this module is not in play. */
export const NOTHING_OF_IT: Described = { borders: null };
