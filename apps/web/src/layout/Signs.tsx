/** Small drawings of the boards, for the tiles one picks them by. */

const CELL = 7;

/** Rows of a board from the bottom: how many cells, how far in they begin, and which are filled. */
interface Row {
  readonly cells: number;
  readonly inset: number;
  readonly filled: (column: number) => boolean;
}

const none = () => false;
const all = () => true;
const sixes = (filled: (row: number, column: number) => boolean): readonly Row[] =>
  Array.from({ length: 6 }, (_, row) => ({ cells: 6, inset: 0, filled: (column) => filled(row, column) }));

const BOARDS = {
  open: sixes(none),
  night: sixes((row) => row < 3),
  duel: sixes((row, column) => (row + column) % 2 === 0),
  arch: [
    ...Array.from({ length: 3 }, () => ({
      cells: 7,
      inset: 0,
      filled: (column: number) => column < 2 || column > 4,
      gap: true,
    })),
    ...Array.from({ length: 3 }, () => ({ cells: 7, inset: 0, filled: none })),
  ],
  pyramid: [6, 5, 4, 3, 2, 1].map((cells, row) => ({
    cells,
    inset: row / 2,
    filled: (column: number) => column % 2 === 0,
  })),
  mountain: [6, 5, 4, 3, 2].map((cells, row) => ({ cells, inset: row / 2, filled: all })),
} as const;

export type SignName = keyof typeof BOARDS;

export function BoardSign({ name }: { readonly name: SignName }) {
  const rows: readonly (Row & { readonly gap?: boolean })[] = BOARDS[name];
  const columns = Math.max(...rows.map(({ cells }) => cells));
  const height = rows.length * CELL;
  return (
    <svg
      className="open-sign"
      width={columns * CELL + 2}
      height={height + 2}
      viewBox={`-1 -1 ${columns * CELL + 2} ${height + 2}`}
      aria-hidden="true"
    >
      {rows.flatMap((row, index) =>
        Array.from({ length: row.cells }, (_, column) =>
          row.gap === true && !row.filled(column) ? null : (
            <rect
              key={`${index}.${column}`}
              x={(row.inset + column) * CELL}
              y={height - (index + 1) * CELL}
              width={CELL}
              height={CELL}
              data-filled={row.filled(column) ? "" : undefined}
            />
          ),
        ),
      )}
    </svg>
  );
}
