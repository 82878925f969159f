/** What can be read off the 36 cells. */
import type { Sea } from "./sea";

export const CELLS = Array.from({ length: 36 }, (_, cell) => cell);

export const rowOf = (cell: number): number => Math.floor(cell / 6);

export function neighbours(sea: Sea, cell: number): number[] {
  const beside: number[] = [];
  if (cell > 0 && sea.grid[cell - 1] !== 0) beside.push(sea.grid[cell - 1]!);
  if (cell < 35 && sea.grid[cell + 1] !== 0) beside.push(sea.grid[cell + 1]!);
  return beside;
}

/** T.place.cost: with one neighbour, the difference; with two, the smaller difference; with none, nothing. */
export function cost(sea: Sea, number: number, cell: number): number {
  const differences = neighbours(sea, cell).map((other) => Math.abs(number - other));
  return differences.length === 0 ? 0 : Math.min(...differences);
}

/**
 * T.place.ascending: every earlier card is lower, every later card is higher. An Island is not in its own way: that it
 * already lies there is for other clauses to refuse.
 */
export function ascends(sea: Sea, number: number, cell: number, isWild = false): boolean {
  return CELLS.every((other) => {
    const lies = sea.grid[other]!;
    if (lies === 0 || other === cell || (lies === number && !isWild && !sea.wildCells.includes(other)))
      return true;
    return other < cell ? lies < number : lies > number;
  });
}

export function openCells(sea: Sea): number {
  return sea.grid.filter((number) => number === 0).length;
}

export function rowHasRoom(sea: Sea, row: number): boolean {
  return sea.grid.slice(6 * row, 6 * row + 6).includes(0);
}

export function fullRows(sea: Sea): number {
  return [0, 1, 2, 3, 4, 5].filter((row) => !rowHasRoom(sea, row)).length;
}
