import { ARCH_BOARD, namedPlace } from "@stillwater/engine";
import type { LayoutPart, SeaSpot } from "../sea-layout";

const [ofPillar = [], ...others] = ARCH_BOARD.rows;
const [pillar = []] = ARCH_BOARD.lines;
/** Rows of a pillar: the engine counts those of the left one, of the right one, then of the roof. */
const HEIGHT = pillar.length / ofPillar.length;
/** How far right of the left pillar the right one stands: under the other end of the roof. */
const EAST = (others.at(-1)?.length ?? 0) - ofPillar.length;

const pillarOf = (name: string) => namedPlace(name)?.pillar;

/** Where a space is drawn, by its name and its row and column as the engine counts them. */
export function archSpot(name: string, row: number, column: number): SeaSpot {
  switch (pillarOf(name)) {
    case "left":
      return { row, column };
    case "right":
      return { row: row - HEIGHT, column: column + EAST };
    case undefined:
      return { row: row - HEIGHT, column };
  }
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
