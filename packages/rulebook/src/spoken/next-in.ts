import { type Table, topOf } from "@stillwater/engine";

/** The next free place of a row of the mountain, for a line that names the row alone. */
export function nextIn(table: Table, row: number): string | undefined {
  const next = table.rulebook.rows[row - 1]?.find((cell) => topOf(table, cell) === 0);
  return next === undefined ? undefined : table.rulebook.placeName(next);
}
