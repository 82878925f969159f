/** The number a card is played as: its own, the one said for a Wild, or else the cheapest one that fits. */
import type { Act } from "../kernel/chapter";
import { spot } from "../kernel/furniture";
import { NOWHERE, type Place, type Table, UNSEEN, whereIs } from "../kernel/table";
import { differenceAt, HIGHEST_ISLAND, nearest, numberAt } from "./sequence";
import { isWild, namedNumber, wildCards } from "./stand-in";

const gone = spot("gone");

/** The number an act lays; 0 where that cannot be known or no number fits. */
export function numberOf(table: Table, act: Act): number {
  if (act.card <= HIGHEST_ISLAND) return act.card;
  if (!isWild(table, act.card)) return 0;
  return act.numbers[0] ?? cheapestAt(table, act.to);
}

/** Whether a Wild may stand for a number: not in the grid, not destroyed there earlier (T.wild.any). */
export function mayBeNamed(table: Table, number: number): boolean {
  if (number < 1 || number > HIGHEST_ISLAND) return false;
  const place = whereIs(table, number);
  if (place === gone(table) || (place >= table.rulebook.firstCell && place <= table.rulebook.lastCell))
    return false;
  return !wildCards(table).some((wild) => namedNumber(table, wild) === number);
}

/** The cheapest number that a Wild could be on an empty cell, the lowest of several; 0 if none fits. */
export function cheapestAt(table: Table, cell: Place): number {
  if (cell < table.rulebook.firstCell || cell > table.rulebook.lastCell) return 0;
  if (numberAt(table, cell) !== UNSEEN) return 0;
  const left = nearest(table, cell, "left");
  const right = nearest(table, cell, "right");
  const above = left === NOWHERE ? 0 : numberAt(table, left);
  const below = right === NOWHERE ? HIGHEST_ISLAND + 1 : numberAt(table, right);
  let lowest = above + 1;
  while (lowest < below && !mayBeNamed(table, lowest)) lowest++;
  if (lowest >= below) return 0;
  let highest = below - 1;
  while (!mayBeNamed(table, highest)) highest--;
  // Nearest to a neighbour is cheapest, so it is one of these two.
  return differenceAt(table, highest, cell) < differenceAt(table, lowest, cell) ? highest : lowest;
}
