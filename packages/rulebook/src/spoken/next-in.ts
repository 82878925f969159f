import { type Table, topOf } from "@stillwater/engine";

/** The first empty space of a row, which a line means that names the row alone; whether a card may lie there is judged. */
export function nextIn(table: Table, row: number): string | undefined {
  const next = table.rulebook.rows[row - 1]?.find((cell) => topOf(table, cell) === 0);
  return next === undefined ? undefined : table.rulebook.placeName(next);
}
