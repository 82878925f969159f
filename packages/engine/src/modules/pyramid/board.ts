/** The grids of the Pyramid as data. */
import { type Board, cellsNamed, oneLine } from "../../sea/board";

const pyramidOf = (lengths: readonly number[]): Board =>
  oneLine(lengths.map((length, row) => cellsNamed(`r${row + 1}c`, 1, length)));

/** Rows like bricks, or in steps (T.pyramid.layout). */
const PYRAMID_BOARDS = {
  bricks: pyramidOf([8, 7, 6, 5, 4, 3, 2, 1]),
  steps: pyramidOf([11, 9, 7, 5, 3, 1]),
} as const;

/** The grid of a Pyramid: rows like bricks unless `steps` is set. */
export function pyramidBoard(steps?: true): Board {
  return steps ? PYRAMID_BOARDS.steps : PYRAMID_BOARDS.bricks;
}

/** Every second cell of each row holds a border card, beginning at its left end. */
export function borderCells({ rows }: Board): readonly string[] {
  return rows.flatMap((row) => row.filter((_cell, column) => column % 2 === 0));
}
