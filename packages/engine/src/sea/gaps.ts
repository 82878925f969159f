/** Closed water: more spaces between two numbers than numbers that could still lie there. */
import { type Closure, mayCome } from "../kernel/coming";
import type { Line } from "../kernel/rulebook";
import { isFilled, NOWHERE, type Place, type Table, topOf, UNSEEN } from "../kernel/table";
import { nearerDifference, numbersAt } from "./gap";
import { HIGHEST_ISLAND } from "./islands";
import { numberAt } from "./sequence";

/** Whether a card still to come can take others off the grid, which may open any water again. */
function mayOpen(table: Table): boolean {
  const { rulebook } = table;
  const takes = rulebook.acts.filter(({ spec }) => spec.traits?.includes("takes"));
  if (takes.length === 0) return false;
  return rulebook.pieces.some(
    (_spec, card) =>
      mayCome(table, card) && takes.some(({ spec }) => (spec.targets?.(rulebook, card).length ?? 0) > 0),
  );
}

/** A run of open cells of a line, and the numbers that the rising order leaves for it: none where `low` is above `high`. */
export interface OpenWater {
  readonly first: Place;
  readonly last: Place;
  readonly low: number;
  readonly high: number;
}

/** All open water, line by line. A card of unknown face bounds it by the widest range that its number allows. */
export function openWater(table: Table): readonly OpenWater[] {
  return table.rulebook.lines.flatMap((line) => {
    const found: OpenWater[] = [];
    for (let cell = line.first; cell <= line.last; cell++) {
      if (isFilled(table, cell)) continue;
      const first = cell;
      while (cell < line.last && !isFilled(table, cell + 1)) cell++;
      const low = first === line.first ? 1 : numbersAt(table, first - 1)[0] + 1;
      const high = cell === line.last ? HIGHEST_ISLAND : numbersAt(table, cell + 1)[1] - 1;
      found.push({ first, last: cell, low, high });
    }
    return found;
  });
}

/**
 * The least price at which a number can be laid in a run of open cells of a line with prices: 0 where some cell has no
 * neighbour.
 * @param left the number just before the run, and `right` the one just after it; 0 for none
 */
export function leastDifference(number: number, left: number, right: number, cells: number): number {
  const ends = (left === UNSEEN ? 0 : 1) + (right === UNSEEN ? 0 : 1);
  return cells > ends ? 0 : nearerDifference(number, left, right);
}

/** Every closed gap, which a duel refuses (T.duel.possible) and the co-operative game allows. */
export function closedWater(table: Table): readonly Closure[] {
  return mayOpen(table) ? [] : table.rulebook.lines.flatMap((line) => closedIn(table, line));
}

function closedIn(table: Table, { first, last }: Line): Closure[] {
  const found: Closure[] = [];
  let left = 0;
  let spaces: Place[] = [];
  let taken = 0;
  for (let cell = first; cell <= last + 1; cell++) {
    // A card of unknown face takes one of the numbers too.
    if (cell <= last && topOf(table, cell) === UNSEEN) {
      if (isFilled(table, cell)) taken++;
      else spaces.push(cell);
      continue;
    }
    const right = cell > last ? HIGHEST_ISLAND + 1 : numberAt(table, cell);
    const numbers = spaces.length === 0 ? 0 : Math.max(0, comingBetween(table, left, right) - taken);
    if (numbers < spaces.length) {
      const at = table.rulebook.placeName(spaces[0] ?? NOWHERE);
      found.push({ clause: "T.place.gap-allowed", at, spaces: spaces.length, cards: numbers });
    }
    left = right;
    spaces = [];
    taken = 0;
  }
  return found;
}

/** How many numbers between two others may still be laid; a card may stand in for a lost number, but not for one laid. */
function comingBetween(table: Table, left: number, right: number): number {
  const between = Array.from({ length: Math.max(0, right - left - 1) }, (_, index) => left + 1 + index);
  const coming = between.filter((card) => mayCome(table, card)).length;
  const others = table.rulebook.standIns.filter((card) => mayCome(table, card)).length;
  return Math.min(between.length, coming + others);
}
