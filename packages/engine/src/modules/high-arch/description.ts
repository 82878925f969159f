/** What a table is like because of it, for the eye. */
import type { Place } from "../../kernel/table";

export interface Described {
  /** The spaces of both pillars; all others are of the roof. */
  readonly pillars: readonly Place[] | null;
}

/** Without it there is nothing of it. */
export const NOTHING_OF_IT: Described = { pillars: null };
