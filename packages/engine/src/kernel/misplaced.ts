/** What chapters would have refused of what lies at a space all the same. */
import type { Finding } from "./chapter";
import { NOWHERE, type Place, type Table } from "./table";

/** A card that lies against a rule, with the finding that the rule would have given. */
export interface SlippedCard extends Finding {
  /** Where the card (or what else it is) lies. */
  readonly place: Place;
  /** Where the card lies that it does not go with, which might be the wrong one just as well; NOWHERE for none. */
  readonly beside: Place;
}

export const misplacedAt = (table: Table, space: Place): readonly SlippedCard[] =>
  table.rulebook.misplaced.flatMap((told) =>
    told(table, space).map((finding) => ({ ...finding, place: space, beside: NOWHERE })),
  );
