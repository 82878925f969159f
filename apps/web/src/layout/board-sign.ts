/** Small drawings of boards, for the tiles that choose one. */

/** A row of a board, the lowest first: how many cells, how far in they begin, and which are filled. */
export interface SignRow {
  readonly cells: number;
  readonly inset: number;
  readonly filled: (column: number) => boolean;
  /** Unfilled cells are not drawn at all. */
  readonly gap?: true;
}

/** A board of six rows of six. */
export const sixes = (filled: (row: number, column: number) => boolean): readonly SignRow[] =>
  Array.from({ length: 6 }, (_, row) => ({ cells: 6, inset: 0, filled: (column) => filled(row, column) }));
