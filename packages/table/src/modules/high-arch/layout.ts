import { ARCH_BOARD, namedPlace } from "@stillwater/engine";
import type { LayoutPart, SeaSpot } from "../sea-layout";

const [ofPillar = [], ...others] = ARCH_BOARD.rows;
const [pillar = []] = ARCH_BOARD.lines;
/** Rows of one pillar. The engine numbers the rows of the left pillar, then of the right one, then of the roof. */
const HEIGHT = pillar.length / ofPillar.length;
/** How many columns the right pillar stands to the right of the left one: under the other end of the roof. */
const EAST = (others.at(-1)?.length ?? 0) - ofPillar.length;

const pillarOf = (name: string) => namedPlace(name)?.pillar;

/** Where a space is drawn, from its name and the row and column that the engine gives it. */
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

/** The shape of the sea with pillars under a roof; null for any other. */
export const layout: LayoutPart<"arch"> = ({ cells, placeName }) => {
  if (!cells.some((cell) => pillarOf(placeName(cell)) !== undefined)) return null;
  return {
    shape: "arch",
    centred: false,
    spot: (row, column, cell) => archSpot(placeName(cell), row, column),
  };
};
