/** What lies on a table although the rules would have refused it (T.place.ascending). */
import { misplacedAt, type SlippedCard } from "../kernel/misplaced";
import type { Table } from "../kernel/table";
import { numberAt } from "./sequence";

/** In each line, every number whose nearest number before it is higher or the same. */
export function seaSlips(table: Table): readonly SlippedCard[] {
  const { rulebook } = table;
  const falling = rulebook.lines.flatMap(({ first, last }) => {
    const laid = rulebook.cells.filter((cell) => cell >= first && cell <= last && numberAt(table, cell) > 0);
    return laid.flatMap((cell, index): SlippedCard[] => {
      const before = laid[index - 1];
      if (before === undefined || numberAt(table, cell) > numberAt(table, before)) return [];
      const card = String(numberAt(table, cell));
      const at = rulebook.placeName(before);
      const blocker = String(numberAt(table, before));
      const told = { card, side: "left", blocker, at };
      return [{ clause: "T.place.ascending", holds: "no", with: told, place: cell, beside: before }];
    });
  });
  return [...falling, ...rulebook.cells.flatMap((cell) => misplacedAt(table, cell))];
}
