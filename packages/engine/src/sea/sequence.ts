/**
 * The sequence: all cells as one rising line, bottom row left to right, then the next row up (T.place.ascending).
 * Cells of a sequence are numbered one after another, and an Island's piece number is the number on the card.
 */
import {
  at,
  NOWHERE,
  type Place,
  popcount,
  regionWord,
  type Table,
  topOf,
  UNSEEN,
  WORDS,
  whereIs,
} from "../kernel/table";

/** The region that keeps the cards of the grid as a bitset. */
export const GRID = "grid";

function gridRegion(table: Table): number {
  return at(table.rulebook.regionOf, table.rulebook.firstCell);
}

export function firstCell(table: Table): Place {
  return table.rulebook.firstCell;
}

export function lastCell(table: Table): Place {
  return table.rulebook.lastCell;
}

/** The cell of the highest Island in the grid that is lower than a number; NOWHERE if none is. */
export function lowerCell(table: Table, number: number): Place {
  const region = gridRegion(table);
  let word = number >> 5;
  let bits = regionWord(table, region, word) & ((1 << (number & 31)) - 1);
  while (bits === 0 && word > 0) bits = regionWord(table, region, --word);
  return bits === 0 ? NOWHERE : whereIs(table, word * 32 + 31 - Math.clz32(bits));
}

/** The cell of the lowest Island in the grid that is higher than a number; NOWHERE if none is. */
export function higherCell(table: Table, number: number): Place {
  const region = gridRegion(table);
  let word = number >> 5;
  let bits = regionWord(table, region, word) & (-2 << (number & 31));
  while (bits === 0 && word < WORDS - 1) bits = regionWord(table, region, ++word);
  return bits === 0 ? NOWHERE : whereIs(table, word * 32 + 31 - Math.clz32(bits & -bits));
}

/** The number that lies on a cell, 0 on an empty one. */
export function numberAt(table: Table, cell: Place): number {
  return topOf(table, cell);
}

/** The Island just before a cell in the sequence, 0 if there is none. */
export function leftOf(table: Table, cell: Place): number {
  return cell === firstCell(table) ? UNSEEN : topOf(table, cell - 1);
}

/** The Island just after a cell in the sequence, 0 if there is none. */
export function rightOf(table: Table, cell: Place): number {
  return cell === lastCell(table) ? UNSEEN : topOf(table, cell + 1);
}

/** The nearest Island on one side of a cell, however far: the one that is named when it is in the way. */
export function nearest(table: Table, cell: Place, side: "left" | "right"): Place {
  const [end, step] = side === "left" ? [firstCell(table), -1] : [lastCell(table), 1];
  for (let place = cell; place !== end; ) {
    place += step;
    if (topOf(table, place) !== UNSEEN) return place;
  }
  return NOWHERE;
}

/** How many cells hold no card. */
export function openCells(table: Table): number {
  const region = gridRegion(table);
  let open = table.rulebook.cells.length;
  for (let word = 0; word < WORDS; word++) open -= popcount(regionWord(table, region, word));
  return open;
}
