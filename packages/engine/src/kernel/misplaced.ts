/** What chapters would have refused of what lies at a space all the same. */
import type { Finding } from "./chapter";
import type { Place, Table } from "./table";

export const misplacedAt = (table: Table, space: Place): readonly Finding[] =>
  table.rulebook.misplaced.flatMap((told) => told(table, space));
