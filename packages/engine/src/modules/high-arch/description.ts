/** What this module adds to the description of a table. */
import type { Place } from "../../kernel/table";

export interface Described {
  /** The spaces of both pillars; all others are of the roof. */
  readonly pillars: readonly Place[] | null;
}

/** The same while this module is not in play. */
export const NOTHING_OF_IT: Described = { pillars: null };
