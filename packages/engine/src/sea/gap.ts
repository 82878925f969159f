/**
 * The gap around a cell: what is known of the numbers there if cards of unknown face lie among the open cells. Such a
 * card is assumed to lie in order; nobody here knows which number it has.
 */
import {
  isFilled,
  isUnknownFace,
  NOWHERE,
  type Place,
  type Table,
  UNSEEN,
  unknownFaces,
  whereIs,
} from "../kernel/table";
import { HIGHEST_ISLAND } from "./islands";
import { lineOf, nearestCard, numberAt } from "./sequence";
import { mayBeNamed } from "./stand-in";

/** The gap between the highest known number before a cell (`low`) and the lowest after it (`high`), both excluded. */
export interface GapAround {
  readonly low: number;
  readonly high: number;
  /** Cells with a card of unknown face, from the left: before the cell, and after it. */
  readonly before: readonly Place[];
  readonly after: readonly Place[];
}

/** The gap that a cell is in, or would be in if nothing lay there. */
export function gapAround(table: Table, cell: Place): GapAround {
  const { first, last } = lineOf(table, cell);
  const left = nearestCard(table, cell, "left");
  const right = nearestCard(table, cell, "right");
  let [low, high] = [0, HIGHEST_ISLAND + 1];
  // Cells farther away are looked at too: where a card lies out of order, the nearest one may not bound the gap.
  for (let before = first; before < cell; before++) low = Math.max(low, numberAt(table, before));
  for (let after = cell + 1; after <= last; after++) high = Math.min(high, numberAt(table, after) || high);
  return {
    low,
    high,
    before: unknownFrom(table, left === NOWHERE ? first : left + 1, cell - 1),
    after: unknownFrom(table, cell + 1, right === NOWHERE ? last : right - 1),
  };
}

function unknownFrom(table: Table, first: Place, last: Place): readonly Place[] {
  const found: Place[] = [];
  if (unknownFaces(table) > 0)
    for (let cell = first; cell <= last; cell++) if (isUnknownFace(table, cell)) found.push(cell);
  return found;
}

/** The numbers between two others that a card of unknown face may have, or may have been given if it stands in. */
function numbersBetween(table: Table, low: number, high: number): readonly number[] {
  const anyNamed = table.rulebook.standIns.some((card) => whereIs(table, card) === NOWHERE);
  return Array.from({ length: Math.max(0, high - low - 1) }, (_, index) => low + 1 + index).filter(
    (number) => whereIs(table, number) === NOWHERE || (anyNamed && mayBeNamed(table, number)),
  );
}

/** The nearest card of unknown face in a cell's gap that may lie on the wrong side of a number; NOWHERE if none may. */
export function unsureOrder(table: Table, number: number, cell: Place): Place {
  if (unknownFaces(table) === 0) return NOWHERE;
  const { low, high, before, after } = gapAround(table, cell);
  const lower = numbersBetween(table, low, number).length;
  const higher = numbersBetween(table, number, high).length;
  if (before.length > 0 && higher !== after.length) return before.at(-1) ?? NOWHERE;
  return after.length > 0 && lower !== before.length ? (after[0] ?? NOWHERE) : NOWHERE;
}

/** The lowest and the highest number that the card on a cell may have; the same where its face is known. */
export function numbersAt(table: Table, cell: Place): readonly [number, number] {
  const known = numberAt(table, cell);
  if (known !== UNSEEN || !isUnknownFace(table, cell)) return [known, known];
  const { low, high, before, after } = gapAround(table, cell);
  const numbers = numbersBetween(table, low, high);
  return [numbers[before.length] ?? low + 1, numbers.at(-1 - after.length) ?? high - 1];
}

/** A cell whose card of unknown face may have a given number; NOWHERE if there is none. */
export function mayLieAt(table: Table, number: number): Place {
  if (unknownFaces(table) === 0) return NOWHERE;
  const may = table.rulebook.cells.find((cell) => {
    const [lowest, highest] = numbersAt(table, cell);
    return isUnknownFace(table, cell) && lowest <= number && number <= highest;
  });
  return may ?? NOWHERE;
}

/** The price of a number on a cell: the smaller difference from its neighbours (T.place.cost). */
export function differenceAt(table: Table, number: number, cell: Place): number {
  const { first, last } = lineOf(table, cell);
  const left = cell === first ? UNSEEN : numberAt(table, cell - 1);
  const right = cell === last ? UNSEEN : numberAt(table, cell + 1);
  if (unknownFaces(table) > 0) return differencesAt(table, number, cell)[0];
  return nearerDifference(number, left, right);
}

/** A number's difference from the nearer of its neighbours, where 0 means no neighbour; 0 where it has none. */
export function nearerDifference(number: number, left: number, right: number): number {
  const toLeft = left === UNSEEN ? FAR : Math.abs(number - left);
  const toRight = right === UNSEEN ? FAR : Math.abs(right - number);
  const least = Math.min(toLeft, toRight);
  return least === FAR ? 0 : least;
}

/** The least and the most that a card can cost, where a neighbour's face is not known here. */
export function differencesAt(table: Table, number: number, cell: Place): readonly [number, number] {
  const { first, last } = lineOf(table, cell);
  const { low, high, before, after } = gapAround(table, cell);
  const beside = (
    neighbour: Place,
    outside: boolean,
    numbers: readonly number[],
  ): readonly [number, number] => {
    if (outside || !isFilled(table, neighbour)) return [FAR, FAR];
    const known = numberAt(table, neighbour);
    const all = known === UNSEEN ? numbers : [known];
    const differences = all.map((other) => Math.abs(number - other));
    return differences.length === 0
      ? [1, HIGHEST_ISLAND - 1]
      : [Math.min(...differences), Math.max(...differences)];
  };
  // The cards of unknown face that lie farther away need numbers too.
  const lower = numbersBetween(table, low, number).slice(Math.max(0, before.length - 1));
  const higher = numbersBetween(table, number, high);
  const left = beside(cell - 1, cell === first, lower);
  const right = beside(
    cell + 1,
    cell === last,
    higher.slice(0, higher.length - Math.max(0, after.length - 1)),
  );
  const [least, most] = [Math.min(left[0], right[0]), Math.min(left[1], right[1])];
  return [least === FAR ? 0 : least, most === FAR ? 0 : most];
}

const FAR = 255;
