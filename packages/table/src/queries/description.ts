/** The description of a table, computed once for each table: tables are values. */
import { type Description, describe, type Table } from "@stillwater/engine";

const known = new WeakMap<Table, Description>();

export function descriptionOf(table: Table): Description {
  const found = known.get(table) ?? describe(table);
  known.set(table, found);
  return found;
}
