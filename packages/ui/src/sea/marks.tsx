import type { PlaceKey, SeaCell } from "./types";

/** Columns parted by thin lines, rows by dashes: the dashes are the course's way back. */
export function GridLines({ rows, columns }: { readonly rows: number; readonly columns: number }) {
  const inner = (count: number) => Array.from({ length: count - 1 }, (_, i) => i + 1);
  const share = (part: number, of: number) => `${((100 * part) / of).toFixed(3)}%`;
  return (
    <svg className="absolute inset-0 z-1 size-full stroke-cell" strokeWidth="0.8" aria-hidden="true">
      {inner(columns).map((column) => (
        <line key={column} x1={share(column, columns)} x2={share(column, columns)} y1="0" y2="100%" />
      ))}
      {inner(rows).map((row) => (
        <line
          key={row}
          strokeDasharray="4 3"
          strokeWidth="1.1"
          x1="0"
          x2="100%"
          y1={share(row, rows)}
          y2={share(row, rows)}
        />
      ))}
    </svg>
  );
}

/** How high each way begins. By utilities, since a strict policy would drop style attributes. */
const LEGS = ["", "[--row:1]", "[--row:2]", "[--row:3]", "[--row:4]", "[--row:5]", "[--row:6]", "[--row:7]"];

/** The lit way off the right end of a row and into the left of the next one. */
export function Legs({ rows, legs }: { readonly rows: number; readonly legs: readonly number[] }) {
  return legs
    .filter((row) => row >= 1 && row < rows)
    .map((row) => (
      <svg key={row} className={`sw-leg ${LEGS[row] ?? ""}`} aria-hidden="true">
        <rect y="0" height="50%" />
        <rect className="sw-leg-out" y="50%" height="50%" />
        <line x1="100%" x2="100%" y1="100%" y2="50%" />
        <line x1="100%" x2="0" y1="50%" y2="50%" />
        <line x1="0" x2="0" y1="50%" y2="0" />
        <path d="M-4 3.5 0-1.5 4 3.5" />
      </svg>
    ));
}

export interface BlockingBarProps<P extends PlaceKey> {
  readonly cells: readonly SeaCell<P>[];
  readonly rows: number;
  readonly columns: number;
  readonly from: P;
  readonly to: P;
}

/** The rust bar between a refused space and the card that forbids it, drawn only inside one row. */
export function BlockingBar<P extends PlaceKey>({ cells, rows, columns, from, to }: BlockingBarProps<P>) {
  const a = cells.find((cell) => cell.place === from);
  const b = cells.find((cell) => cell.place === to);
  if (a === undefined || b === undefined || a.row !== b.row || a.column === b.column) return null;
  const [left, right] = a.column < b.column ? [a.column, b.column] : [b.column, a.column];
  // From the right edge of one card to the left edge of the other; the inset is the gap around a card.
  const inset = 0.045;
  const percent = (spaces: number) => `${((100 * spaces) / columns).toFixed(3)}%`;
  const y = `${((100 * (rows - a.row + 0.5)) / rows).toFixed(3)}%`;
  return (
    <svg className="sw-bar absolute inset-0 z-3 size-full" aria-hidden="true">
      <line
        className="stroke-stop stroke-[2.5]"
        x1={percent(left - inset)}
        x2={percent(right - 1 + inset)}
        y1={y}
        y2={y}
      />
    </svg>
  );
}
