import { type CSSProperties, useId } from "react";
import { Hatches } from "../drawings/Hatches";
import type { PlaceKey } from "../sea/types";
import { Brick, ghostOf, Printed, spotStyle } from "./Printed";
import { Trails } from "./Trails";
import type { MountainCell, Trail } from "./types";

export interface SlopeDrawingProps<P extends PlaceKey> {
  readonly cells: readonly MountainCell<P>[];
  readonly rows: number;
  /** Rows whose next place may be taken: lit from end to end. */
  readonly lit: ReadonlySet<number>;
  readonly trails: readonly Trail<P>[];
}

const USED = ["meadow", "ice", "scree"] as const;

/** Everything that is printed: lanes, bricks, trails, plates, the ground. It says nothing that the grid does not say. */
export function SlopeDrawing<P extends PlaceKey>(props: SlopeDrawingProps<P>) {
  const { cells, rows, lit, trails } = props;
  const id = useId();
  const url = (name: string, size: string) => `url(#${id}${size}-${name})`;
  const patterns = Object.fromEntries(
    USED.flatMap((hatch) => [
      [`--hatch-${hatch}`, url(hatch, "s")],
      [`--hatch-${hatch}-large`, url(hatch, "l")],
    ]),
  ) as CSSProperties;
  const shown = cells.filter((cell) => cell.piece !== undefined || ghostOf(cell) !== undefined);
  const onTrail = new Set(trails.flat());
  const rowNumbers = Array.from({ length: rows }, (_, i) => i + 1);
  const spot = (cell: MountainCell<P>) => spotStyle(cell.row, cell.column, rows);
  return (
    <div className="sw-slope-print absolute inset-0" style={patterns} aria-hidden="true">
      <svg className="sw-slope-drawing" aria-hidden="true">
        <Hatches prefix={`${id}s`} large={false} only={USED} />
        <Hatches prefix={`${id}l`} only={USED} />
        <pattern id={`${id}ground`} width="10" height="8" patternUnits="userSpaceOnUse">
          <path className="stroke-ink" d="M1 8 7 1" />
        </pattern>
        {rowNumbers.map((row) => (
          <g key={row} style={spotStyle(row, 1, rows)}>
            {lit.has(row) ? <rect className="sw-lane" width="100%" /> : null}
            <rect className="sw-lane-line" width="100%" height="1" />
          </g>
        ))}
        {shown.map((cell) => (
          <g key={cell.place} style={spot(cell)}>
            {cell.piece === undefined ? null : <Brick piece={cell.piece} />}
            {/* A covered bridge still shows its dashes. */}
            {cell.onBridge === true ? (
              <rect
                className="sw-brick fill-none stroke-plate stroke-[1.25] [--clear:3.4px]"
                strokeDasharray="3.5 2.5"
              />
            ) : null}
          </g>
        ))}
        <rect className="sw-ground" width="100%" height="1.5" />
        <rect className="sw-ground-ticks" width="100%" height="8" fill={`url(#${id}ground)`} />
      </svg>
      <Trails cells={cells} rows={rows} trails={trails} />
      {shown.map((cell) => (
        <Printed key={cell.place} cell={cell} trail={onTrail.has(cell.place)} style={spot(cell)} />
      ))}
    </div>
  );
}
