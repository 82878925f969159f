import type { BoardKey } from "../board/useRoving";
import type { PlaceKey } from "../sea/types";

/** One focusable spot of a board of any shape: its left edge counted in spaces, halves included. */
export interface ShapeSpot<P extends PlaceKey> {
  readonly place: P;
  readonly row: number;
  readonly x: number;
}

/**
 * Where focus goes from a spot. Left and right skip holes, up and down take the nearest spot of the next row (the left one
 * of two), N and P follow the given order. Undefined: the board does not use this key. The same spot: there is nothing
 * further.
 */
export function stepInShape<P extends PlaceKey>(
  spots: readonly ShapeSpot<P>[],
  from: ShapeSpot<P>,
  { key, ctrl }: BoardKey,
): ShapeSpot<P> | undefined {
  const inRow = (row: number) => spots.filter((spot) => spot.row === row).sort((a, b) => a.x - b.x);
  const near = (row: number) =>
    inRow(row).reduce<ShapeSpot<P>>(
      (best, spot) => (best === from || Math.abs(spot.x - from.x) < Math.abs(best.x - from.x) ? spot : best),
      from,
    );
  const rows = Math.max(...spots.map((spot) => spot.row));
  const order = spots.findIndex((spot) => spot.place === from.place);
  switch (key) {
    case "ArrowUp":
      return near(from.row + 1);
    case "ArrowDown":
      return near(from.row - 1);
    case "ArrowLeft":
      return inRow(from.row).findLast((spot) => spot.x < from.x) ?? from;
    case "ArrowRight":
      return inRow(from.row).find((spot) => spot.x > from.x) ?? from;
    case "Home":
      return inRow(ctrl ? rows : from.row)[0] ?? from;
    case "End":
      return inRow(ctrl ? 1 : from.row).at(-1) ?? from;
    case "n":
    case "N":
      return ctrl ? undefined : (spots[order + 1] ?? from);
    case "p":
    case "P":
      return ctrl ? undefined : (spots[order - 1] ?? from);
    default:
      return undefined;
  }
}
