/** The grid of the High Arch as data. */
import { type Board, cellsNamed } from "../../sea/board";

const PILLARS = ["w", "e"].map((side) => [
  cellsNamed(side, 1, 2),
  cellsNamed(side, 3, 4),
  cellsNamed(side, 5, 6),
]);
const ROOF = [1, 2, 3, 4].map((row) => cellsNamed(`r${row}c`, 1, 7));

/** Two pillars of two by three under a roof of seven by four (T.arch.layout). */
export const ARCH_BOARD: Board = {
  rows: [...PILLARS.flat(), ...ROOF],
  lines: [...PILLARS.map((rows) => rows.flat()), ROOF.flat()],
};
