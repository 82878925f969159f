/** What lies at a space although a chapter would have refused it. */
import type { Finding } from "./chapter";
import { NOWHERE, type Place, type Table } from "./table";

/** A card that lies against a rule, with the finding that the rule would have given. */
export interface SlippedCard extends Finding {
  /** Where the card, or other piece, lies. */
  readonly place: Place;
  /** Where the card lies that it conflicts with, which may just as well be the wrong one; NOWHERE for none. */
  readonly beside: Place;
}

export const misplacedAt = (table: Table, space: Place): readonly SlippedCard[] =>
  table.rulebook.misplaced.flatMap((told) =>
    told(table, space).map((finding) => ({ ...finding, place: space, beside: NOWHERE })),
  );
