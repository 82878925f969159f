import { firstOpenOfRow, NOWHERE, type Table } from "@stillwater/engine";

/** The first empty space of a row, which a line means that names the row alone; whether a card may lie there is judged. */
export function nextIn(table: Table, row: number): string | undefined {
  const next = firstOpenOfRow(table, row);
  return next === NOWHERE ? undefined : table.rulebook.placeName(next);
}
