import type { BoardKey } from "../board/useRoving";
import type { PlaceKey } from "./types";

/** One focusable spot of the board: a space, or a berth (Start hangs in row 0, Finish stands above the last row). */
export interface GridStop<P extends PlaceKey> {
  readonly place: P;
  readonly row: number;
  readonly column: number;
}

export interface GridShape<P extends PlaceKey> {
  /** In sequence order: Start berth, the spaces from row 1 upward, Finish berth. */
  readonly spots: readonly GridStop<P>[];
  readonly rows: number;
  readonly columns: number;
}

function find<P extends PlaceKey>(grid: GridShape<P>, row: number, column: number): GridStop<P> | undefined {
  const inRow = grid.spots.filter((spot) => spot.row === row);
  // A berth is alone in its row, so it can be reached from every column.
  return inRow.length === 1 ? inRow[0] : inRow.find((spot) => spot.column === column);
}

/**
 * Where focus goes from a spot. Arrows move as drawn (up is towards the last row), N and P step along the sequence across
 * the ends of rows. Undefined: the grid does not use this key. The same spot: there is nothing further.
 */
export function stepFrom<P extends PlaceKey>(
  grid: GridShape<P>,
  from: GridStop<P>,
  { key, ctrl }: BoardKey,
): GridStop<P> | undefined {
  const order = grid.spots.findIndex((spot) => spot.place === from.place);
  const stay = (spot: GridStop<P> | undefined) => spot ?? from;
  switch (key) {
    case "ArrowUp":
      return stay(find(grid, from.row + 1, from.column));
    case "ArrowDown":
      return stay(find(grid, from.row - 1, from.column));
    case "ArrowLeft":
      return stay(grid.spots.find((spot) => spot.row === from.row && spot.column === from.column - 1));
    case "ArrowRight":
      return stay(grid.spots.find((spot) => spot.row === from.row && spot.column === from.column + 1));
    case "Home":
      return stay(find(grid, ctrl ? grid.rows : from.row, 1));
    case "End":
      return stay(find(grid, ctrl ? 1 : from.row, grid.columns));
    case "n":
    case "N":
      return ctrl ? undefined : stay(grid.spots[order + 1]);
    case "p":
    case "P":
      return ctrl ? undefined : stay(grid.spots[order - 1]);
    default:
      return undefined;
  }
}
