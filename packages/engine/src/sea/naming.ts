/** The number a card is played as: its own, or for a card that stands in the one named, or else the cheapest that fits. */
import type { Act } from "../kernel/chapter";
import { isCell, isFilled, type Place, type Table } from "../kernel/table";
import { differenceAt, gapAround } from "./gap";
import { HIGHEST_ISLAND } from "./islands";
import { numberAt } from "./sequence";
import { isStandIn, mayBeNamed } from "./stand-in";

/** The number an act lays; 0 where that cannot be known or no number fits. */
export function laidNumberOf(table: Table, act: Act): number {
  if (act.card <= HIGHEST_ISLAND) return act.card;
  if (!isStandIn(table, act.card)) return 0;
  return act.numbers[0] ?? cheapestAt(table, act.to);
}

/** The number that an act lays, or has laid if its card already lies there; 0 for acts that lay none. */
export function numberLaid(table: Table, act: Act): number {
  if (act.type !== "lay") return 0;
  return isStandIn(table, act.card) && act.numbers.length === 0 && isFilled(table, act.to)
    ? numberAt(table, act.to)
    : laidNumberOf(table, act);
}

/** The cheapest number that a card could stand in for on an empty cell, the lowest of several; 0 if none fits. */
export function cheapestAt(table: Table, cell: Place): number {
  if (!isCell(table, cell) || isFilled(table, cell)) return 0;
  const { low, high, before, after } = gapAround(table, cell);
  const above = low + before.length;
  const below = high - after.length;
  let lowest = above + 1;
  while (lowest < below && !mayBeNamed(table, lowest)) lowest++;
  if (lowest >= below) return 0;
  let highest = below - 1;
  while (!mayBeNamed(table, highest)) highest--;
  // The number nearest to a neighbour is cheapest, so it is one of these two.
  return differenceAt(table, highest, cell) < differenceAt(table, lowest, cell) ? highest : lowest;
}
