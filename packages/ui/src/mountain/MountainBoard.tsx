"use client";

import { type CSSProperties, type Ref, useMemo } from "react";
import { useRoving } from "../board/useRoving";
import type { PlaceKey } from "../sea/types";
import { isLive, LedgeSpace, OPEN_STATES } from "./LedgeSpace";
import { SlopeDrawing } from "./SlopeDrawing";
import { Summit } from "./Summit";
import { type SlopeStop, stepOnSlope } from "./slope-steps";
import type { MountainBoardHandle, MountainBoardProps } from "./types";
import "./mountain.css";

/** The mountain: courses of bricks over a ground line. A tap anywhere in a row means the row's next place. */
export function MountainBoard<P extends PlaceKey>(
  props: MountainBoardProps<P> & { readonly ref?: Ref<MountainBoardHandle<P>> | undefined },
) {
  const { label, cells, rowLabels, summit, trails = [], gauge, notice } = props;
  const { focusPlace, targetKeys = true, onCell, onFocusCell, ref } = props;
  const sorted = useMemo(() => [...cells].sort((a, b) => a.row - b.row || a.column - b.column), [cells]);
  const rows = Math.max(1, ...sorted.map((cell) => cell.row));
  const columns = Math.max(1, ...sorted.map((cell) => cell.column));
  const next = new Map(sorted.flatMap((cell) => (cell.lane ? [[cell.row, cell] as const] : [])));
  // A place that may be asked about before a card is picked does not light its lane.
  const lit = new Set([...next.values()].filter(({ state }) => OPEN_STATES.has(state)).map(({ row }) => row));
  const spots: SlopeStop<P>[] = [
    ...sorted.map((cell) => ({ place: cell.place, row: cell.row, column: cell.column, live: isLive(cell) })),
    ...(summit === undefined
      ? []
      : [
          {
            place: summit.place,
            row: rows + 1,
            column: 1,
            live: summit.state === "free" || summit.state === "picked",
          },
        ]),
  ];
  const { stop, handlers } = useRoving<P, SlopeStop<P>>({
    spots,
    focusPlace,
    first: () =>
      spots.find((spot) => spot.live) ?? spots.find(({ row, place }) => next.get(row)?.place === place),
    step: (from, key) => stepOnSlope(spots, from, key),
    letters: targetKeys,
    onPress: onCell,
    onFocusCell,
    ref,
  });
  const rowNumbers = Array.from({ length: rows }, (_, i) => rows - i);
  return (
    <div className="sw-mountain">
      <div
        className="sw-mountain-board"
        data-summit={summit === undefined ? undefined : ""}
        data-gauge={gauge === undefined ? undefined : ""}
        style={{ "--rows": rows, "--columns": columns } as CSSProperties}
      >
        <div className="sw-slope">
          <SlopeDrawing cells={sorted} rows={rows} lit={lit} trails={trails} />
          {/* biome-ignore lint/a11y/useSemanticElements: an interactive grid after the APG pattern, not a data table */}
          <div className="absolute inset-0 size-full" role="grid" aria-label={label} aria-colcount={columns}>
            {summit === undefined ? null : (
              <Summit summit={summit} tabbable={stop === summit.place} {...handlers} />
            )}
            {rowNumbers.map((row) => (
              // biome-ignore lint/a11y/useSemanticElements: see the grid
              // biome-ignore lint/a11y/useFocusableInteractive: focus roves among the cells
              <div key={row} role="row" aria-label={rowLabels[row - 1]}>
                <span
                  className="sw-slope-number"
                  style={{ "--y": rows - row } as CSSProperties}
                  aria-hidden="true"
                >
                  {row}
                </span>
                {sorted
                  .filter((cell) => cell.row === row)
                  .map((cell) => (
                    <LedgeSpace
                      key={cell.place}
                      cell={cell}
                      rows={rows}
                      tabbable={stop === cell.place}
                      lane={cell.lane}
                      under={next.has(row) && !cell.lane}
                      {...handlers}
                    />
                  ))}
              </div>
            ))}
          </div>
        </div>
        {gauge === undefined ? null : <div className="sw-slope-gauge">{gauge}</div>}
        {notice === undefined ? null : (
          <div
            className="pointer-events-none absolute inset-[var(--peak)_var(--lane)_10px_var(--gutter)] z-5 grid
              place-items-center *:pointer-events-auto"
          >
            {notice}
          </div>
        )}
      </div>
    </div>
  );
}
