import { writeSpace } from "@stillwater/engine";

/** A space of a board before the deal: empty, and without a label for screen readers. */
export const emptySpace = (row: number, column: number) =>
  ({ place: writeSpace("sea", row, column), row, column, state: "empty", label: "" }) as const;

/** All spaces of a board before the deal, row by row. */
export const emptySpaces = (rows: readonly (readonly string[])[]) =>
  rows.flatMap((cells, row) => cells.map((_cell, column) => emptySpace(row + 1, column + 1)));

export const EMPTY_FINISH = { place: "finish", state: "empty", text: "", label: "" } as const;
