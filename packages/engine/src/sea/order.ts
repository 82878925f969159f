/** The rising order that every position of the sea must have (T.place.ascending). */
import { type Table, topOf, UNSEEN } from "../kernel/table";
import type { Problem } from "../result";

/** The first Island that lies after a higher one. */
export function checkRising(table: Table): readonly Problem[] {
  const laid = table.rulebook.cells.map((cell) => topOf(table, cell)).filter((card) => card !== UNSEEN);
  const fall = laid.findIndex((card, index) => index > 0 && card < (laid[index - 1] ?? 0));
  if (fall <= 0) return [];
  return [{ at: 0, what: "position.order", with: { card: laid[fall] ?? 0, left: laid[fall - 1] ?? 0 } }];
}
