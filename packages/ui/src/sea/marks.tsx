import { type CSSProperties, memo } from "react";
import { sameShown } from "../board/same";
import type { PlaceKey, SeaCell } from "./types";

/** Thin lines between columns, dashes between rows: the dashes show the way back of the course. */
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

/** How far a passage extends from the line between two rows, in spaces. */
const REACH = 0.31;

interface LegsProps {
  readonly rows: number;
  readonly legs: readonly number[];
}

/** The lit passages from the right end of a row to the left end of the next, drawn as one: they change together. */
export const Legs = memo(function Legs({ rows, legs }: LegsProps) {
  const ways = legs.filter((row) => row >= 1 && row < rows);
  if (ways.length === 0) return null;
  const drawn = (way: (from: string, over: number, to: string) => string) =>
    ways
      .map((row) => way((rows - row + REACH).toFixed(2), rows - row, (rows - row - REACH).toFixed(2)))
      .join("");
  return (
    <svg className="sw-legs" aria-hidden="true">
      <svg
        className="overflow-visible"
        viewBox={`0 0 1 ${rows}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className="sw-legs-bare" d={drawn((from, over, to) => `M1 ${from}V${over}M0 ${over}V${to}`)} />
        <path
          className="[stroke-dasharray:4_3]"
          d={drawn((from, over, to) => `M1 ${from}V${over}M1 ${over}H0M0 ${over}V${to}`)}
        />
      </svg>
      {ways.map((row) => (
        <path key={row} style={{ "--row": row } as CSSProperties} d="M-4 3.5 0-1.5 4 3.5" />
      ))}
    </svg>
  );
}, sameShown);

export interface BlockingBarProps<P extends PlaceKey> {
  readonly cells: readonly SeaCell<P>[];
  readonly rows: number;
  readonly columns: number;
  readonly from: P;
  readonly to: P;
}

/** The rust bar between a refused space and the card that forbids it, drawn only within one row. */
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
