/** What this module adds to the description of a table. */
import type { Place } from "../../kernel/table";

export interface Described {
  /** Which side of each card is up and whether its row demands the other, and what each row demands, from the bottom. */
  readonly sides: {
    readonly on: ReadonlyMap<Place, { readonly side: "day" | "night"; readonly wrong: boolean }>;
    readonly wanted: readonly ("day" | "night")[];
  } | null;
}

/** The same while this module is not in play. */
export const NOTHING_OF_IT: Described = { sides: null };
