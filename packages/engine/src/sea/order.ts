/** The rising order that every position of the sea must have (T.place.ascending). */
import type { Table } from "../kernel/table";
import type { Problem } from "../result";
import { numberAt } from "./sequence";

/** In each line, the first number that lies after a higher one. */
export function checkRising(table: Table): readonly Problem[] {
  return table.rulebook.lines.flatMap(({ first, last }) => {
    const cells = table.rulebook.cells.filter((cell) => cell >= first && cell <= last);
    const laid = cells.map((cell) => numberAt(table, cell)).filter((number) => number > 0);
    const fall = laid.findIndex((number, index) => index > 0 && number < (laid[index - 1] ?? 0));
    if (fall <= 0) return [];
    return [{ at: 0, what: "position.order", with: { card: laid[fall] ?? 0, left: laid[fall - 1] ?? 0 } }];
  });
}
