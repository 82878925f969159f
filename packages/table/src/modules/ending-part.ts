/** What a module adds to the result of a game. */
import type { ClauseId, Table } from "@stillwater/engine";
import type { Contest } from "@stillwater/rulebook";

export interface EndingPart {
  /** How the players stand at a table where they play against each other; null where they do not. */
  readonly contest: ((table: Table) => Contest | null) | null;
  /** The rule of the module by which a table was won or lost; null where another rule ended it. */
  readonly by: ((table: Table) => ClauseId | null) | null;
}
