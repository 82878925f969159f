/** What a table is like because of it, for the eye. */
import type { Place } from "../../kernel/table";

export interface Described {
  /** Green cards from row 1 upwards: a way to each of the highest places that can be reached, and the row to reach. */
  readonly paths: { readonly ways: readonly (readonly Place[])[]; readonly need: number } | null;
}

/** Without it there is nothing of it. */
export const NOTHING_OF_IT: Described = { paths: null };
