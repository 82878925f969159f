import { firstOpenOfRow, NOWHERE, type Table } from "@stillwater/engine";

/** The first empty space of a row, for a line that names only the row. Whether a card may lie there is judged elsewhere. */
export function nextIn(table: Table, row: number): string | undefined {
  const next = firstOpenOfRow(table, row);
  return next === NOWHERE ? undefined : table.rulebook.placeName(next);
}
