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

const oneLine = (rows: readonly (readonly string[])[]): Board => ({ rows, lines: [rows.flat()] });

export const SEA_BOARD: Board = oneLine(OPEN_SEA);

const numbered = (letter: string, first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => `${letter}${first + index}`);

const PILLARS = ["w", "e"].map((side) => [numbered(side, 1, 2), numbered(side, 3, 4), numbered(side, 5, 6)]);
const ROOF = [1, 2, 3, 4].map((row) => numbered(`r${row}c`, 1, 7));

/** Two pillars of two by three under a roof of seven by four (T.arch.layout). */
export const ARCH_BOARD: Board = {
  rows: [...PILLARS.flat(), ...ROOF],
  lines: [...PILLARS.map((rows) => rows.flat()), ROOF.flat()],
};

const pyramidOf = (lengths: readonly number[]): Board =>
  oneLine(lengths.map((length, row) => numbered(`r${row + 1}c`, 1, length)));

/** Rows like bricks, or in steps (T.pyramid.layout). */
const PYRAMID_BOARDS = {
  bricks: pyramidOf([8, 7, 6, 5, 4, 3, 2, 1]),
  steps: pyramidOf([11, 9, 7, 5, 3, 1]),
} as const;

/** The grid of a Pyramid, rows like bricks where nothing else is said. */
export function pyramidBoard(steps?: true): Board {
  return steps ? PYRAMID_BOARDS.steps : PYRAMID_BOARDS.bricks;
}

/** Every second cell of each row holds a border card, beginning at its left end. */
export function borderCells({ rows }: Board): readonly string[] {
  return rows.flatMap((row) => row.filter((_cell, column) => column % 2 === 0));
}

/** Cells numbered line by line, before every other place. */
export function cellPlaces({ lines }: Board): PlaceSpec[] {
  return lines
    .flatMap((names, line) => names.map((name) => ({ name, line })))
    .map(({ name, line }, index) => {
      const region = line === lines.length - 1 ? GRID : `line:${line + 1}`;
      return { name, sort: index, sight: "all", region };
    });
}

export const START_BERTH = "berth:start";
export const FINISH_BERTH = "berth:finish";
