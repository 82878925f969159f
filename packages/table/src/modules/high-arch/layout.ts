import { namedPlace } from "@stillwater/engine";
import type { LayoutPart } from "../sea-layout";

const PILLAR_ROWS = 3;
/** How far right of the left pillar the right one stands. */
const EAST = 5;

/** Pillars under a roof. */
export const layout: LayoutPart<"arch"> = ({ cells, placeName }) => {
  const pillarOf = (cell: number) => {
    const named = namedPlace(placeName(cell));
    return named?.pillar === undefined ? undefined : named;
  };
  if (!cells.some((cell) => pillarOf(cell) !== undefined)) return null;
  return {
    shape: "arch",
    centred: false,
    spot: (row, column, cell) => {
      const named = pillarOf(cell);
      if (named === undefined) return { row: row - PILLAR_ROWS, column };
      const place = named.column - 1;
      const shift = named.pillar === "right" ? EAST : 0;
      return { row: Math.floor(place / 2) + 1, column: (place % 2) + 1 + shift };
    },
  };
};
