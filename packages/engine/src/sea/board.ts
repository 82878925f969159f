/** The 6×6 sea grid as data. Cell `r3c2` is the third row from the bottom, second column. */
import type { PlaceSpec } from "../kernel/chapter";
import { GRID } from "./sequence";

const OPEN_SEA: readonly (readonly string[])[] = [1, 2, 3, 4, 5, 6].map((row) =>
  [1, 2, 3, 4, 5, 6].map((column) => `r${row}c${column}`),
);

/** A grid as data: its rows from the bottom, and the lines that rise on their own. The last line keeps the region GRID. */
export interface Board {
  readonly rows: readonly (readonly string[])[];
  readonly lines: readonly (readonly string[])[];
}

/** A grid that rises as a whole, row after row. */
export const oneLine = (rows: readonly (readonly string[])[]): Board => ({ rows, lines: [rows.flat()] });

/** Names of cells that differ only in their number. */
export function cellsNamed(letter: string, first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => `${letter}${first + index}`);
}

/** The open sea: six rows of six cells, one line through all of them. */
export const SEA_BOARD: Board = oneLine(OPEN_SEA);

/** The cells as places, numbered line by line before every other place. */
export function cellPlaces({ lines }: Board): PlaceSpec[] {
  return lines
    .flatMap((names, line) => names.map((name) => ({ name, line })))
    .map(({ name, line }, index) => {
      const region = line === lines.length - 1 ? GRID : `line:${line + 1}`;
      return { name, sort: index, sight: "all", holds: "cards", most: null, region };
    });
}

/** The places beside the grid where the Start and the Finish lie. */
export const START_BERTH = "berth:start";
export const FINISH_BERTH = "berth:finish";
