/** What a table is like because of it, for the eye. */
import type { Place } from "../../kernel/table";

export interface Described {
  /** Border cards that no Island covers, and how many Storms lie on each. */
  readonly borders: ReadonlyMap<Place, number> | null;
}

/** Without it there is nothing of it. */
export const NOTHING_OF_IT: Described = { borders: null };
