import { namedPlace } from "@stillwater/engine";
import type { LayoutPart, SeaSpot } from "../sea-layout";

const PILLAR_ROWS = 3;
/** How far right of the left pillar the right one stands. */
const EAST = 5;

const pillarOf = (name: string) => {
  const named = namedPlace(name);
  return named?.pillar === undefined ? undefined : named;
};

/** Where a space is drawn, by its name and its row and column as the engine counts them. */
export function archSpot(name: string, row: number, column: number): SeaSpot {
  const named = pillarOf(name);
  if (named === undefined) return { row: row - PILLAR_ROWS, column };
  const place = named.column - 1;
  const shift = named.pillar === "right" ? EAST : 0;
  return { row: Math.floor(place / 2) + 1, column: (place % 2) + 1 + shift };
}

/** Pillars under a roof. */
export const layout: LayoutPart<"arch"> = ({ cells, placeName }) => {
  if (!cells.some((cell) => pillarOf(placeName(cell)) !== undefined)) return null;
  return {
    shape: "arch",
    centred: false,
    spot: (row, column, cell) => archSpot(placeName(cell), row, column),
  };
};
