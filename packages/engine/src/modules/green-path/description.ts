/** What this module adds to the description of a table. */
import type { Place } from "../../kernel/table";

export interface Described {
  /** Green cards from row 1 upwards: one way to each of the highest places that they reach, and the row they must reach. */
  readonly paths: { readonly ways: readonly (readonly Place[])[]; readonly need: number } | null;
}

/** The same while this module is not in play. */
export const NOTHING_OF_IT: Described = { paths: null };
