/** Small drawings of the boards, for the tiles that choose one. */
import { type SignRow, sixes } from "./board-sign";

const CELL = 7;

/** The open sea. */
export const OPEN_SEA = sixes(() => false);

export function BoardSign({ rows }: { readonly rows: readonly SignRow[] }) {
  const columns = Math.max(...rows.map(({ cells }) => cells));
  const height = rows.length * CELL;
  return (
    <svg
      className="h-12"
      width={columns * CELL + 2}
      height={height + 2}
      viewBox={`-1 -1 ${columns * CELL + 2} ${height + 2}`}
      aria-hidden="true"
    >
      {rows.flatMap((row, index) =>
        Array.from({ length: row.cells }, (_, column) =>
          row.gap === true && !row.filled(column) ? null : (
            <rect
              className="fill-none stroke-ink stroke-1 data-filled:fill-ink data-filled:stroke-sheet"
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
