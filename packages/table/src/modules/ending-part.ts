/** What a module adds to how a game ended. */
import type { Table } from "@stillwater/engine";
import type { Contest } from "@stillwater/rulebook";

export interface EndingPart {
  /** How players who play against each other stand; null at a table where they do not. */
  readonly contest: (table: Table) => Contest | null;
}
