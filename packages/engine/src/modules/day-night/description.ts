/** What a table is like because of it, for the eye. */
import type { Place } from "../../kernel/table";

export interface Described {
  /** Which side of each card lies up, whether its row asks for the other, and what each row from the bottom asks for. */
  readonly sides: {
    readonly on: ReadonlyMap<Place, { readonly side: "day" | "night"; readonly wrong: boolean }>;
    readonly wanted: readonly ("day" | "night")[];
  } | null;
}

/** Without it there is nothing of it. */
export const NOTHING_OF_IT: Described = { sides: null };
