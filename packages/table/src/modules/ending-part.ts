/** What a module adds to the result of a game. */
import type { Table } from "@stillwater/engine";
import type { Contest } from "@stillwater/rulebook";

export interface EndingPart {
  /** How the players stand at a table where they play against each other; null where they do not. */
  readonly contest: (table: Table) => Contest | null;
}
