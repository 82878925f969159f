import type { BoardKey } from "../board/useRoving";
import type { PlaceKey } from "../sea/types";

/** One focusable spot of the mountain: a place, or the summit above the last row. */
export interface SlopeStop<P extends PlaceKey> {
  readonly place: P;
  readonly row: number;
  readonly column: number;
  /** Whether it may be chosen now. */
  readonly live: boolean;
}

/**
 * Where focus goes from a spot. Up and down move as drawn: a place rests on two places below it and lies half a brick
 * further in, so up leads to the place that rests on this one and its right neighbour. N and P step through the live places
 * from the bottom row upward. Undefined: the board does not use this key. The same spot: there is nothing further.
 */
export function stepOnSlope<P extends PlaceKey>(
  spots: readonly SlopeStop<P>[],
  from: SlopeStop<P>,
  { key, ctrl }: BoardKey,
): SlopeStop<P> | undefined {
  const inRow = (row: number) => spots.filter((spot) => spot.row === row).sort((a, b) => a.column - b.column);
  const near = (row: number) => {
    const places = inRow(row);
    return places.findLast((spot) => spot.column <= from.column) ?? places[0] ?? from;
  };
  const beside = (by: number) => inRow(from.row).find((spot) => spot.column === from.column + by) ?? from;
  const rows = Math.max(...spots.map((spot) => spot.row));
  switch (key) {
    case "ArrowUp":
      return near(from.row + 1);
    case "ArrowDown":
      return near(from.row - 1);
    case "ArrowLeft":
      return beside(-1);
    case "ArrowRight":
      return beside(1);
    case "Home":
      return inRow(ctrl ? rows : from.row)[0] ?? from;
    case "End":
      return inRow(ctrl ? 1 : from.row).at(-1) ?? from;
    case "n":
    case "N":
    case "p":
    case "P":
      return ctrl ? undefined : liveStep(spots, from, key.toLowerCase() === "n" ? 1 : -1);
    default:
      return undefined;
  }
}

function liveStep<P extends PlaceKey>(
  spots: readonly SlopeStop<P>[],
  from: SlopeStop<P>,
  by: 1 | -1,
): SlopeStop<P> {
  const order = [...spots].sort((a, b) => a.row - b.row || a.column - b.column);
  const at = order.findIndex((spot) => spot.place === from.place);
  const ahead = by === 1 ? order.slice(at + 1) : order.slice(0, at).reverse();
  return ahead.find((spot) => spot.live) ?? from;
}
