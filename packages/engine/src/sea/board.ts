/** The 6×6 sea grid as data. Cell `r3c2` is the third row from the bottom, second column. */
import type { PlaceSpec } from "../kernel/chapter";
import { GRID } from "./sequence";

export const OPEN_SEA: readonly (readonly string[])[] = [1, 2, 3, 4, 5, 6].map((row) =>
  [1, 2, 3, 4, 5, 6].map((column) => `r${row}c${column}`),
);

/** Cells numbered along the sequence, before every other place. */
export function cellPlaces(rows: readonly (readonly string[])[]): PlaceSpec[] {
  return rows.flat().map((name, index) => ({ name, sort: index, sight: "all", region: GRID }));
}

export const START_BERTH = "berth:start";
export const FINISH_BERTH = "berth:finish";
