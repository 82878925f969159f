"use client";

import { type CSSProperties, Fragment, type ReactNode, type Ref, useMemo } from "react";
import { type SequenceKeys, useRoving } from "../board/useRoving";
import { NeatlineBands } from "../frame/Neatline";
import { Berth } from "./Berth";
import { DepthLines } from "./DepthLines";
import { type GridShape, type GridStop, stepFrom } from "./grid-steps";
import { BlockingBar, GridLines, Legs } from "./marks";
import { SeaSpace } from "./SeaSpace";
import type { ChartSide, PlaceKey, SeaBerth, SeaBoardHandle, SeaCell, SeaRowMark } from "./types";

/** The width in spaces of every sea that is drawn as a square, and of every part of one. */
const COLUMNS = 6;

export interface SeaBoardProps<P extends PlaceKey> {
  /** Accessible name of the grid. */
  readonly label: string;
  readonly rows: number;
  /** Every space, in any order. */
  readonly cells: readonly SeaCell<P>[];
  /** Accessible row names from row 1 upward: "row 1, bottom", "row 2", … */
  readonly rowLabels: readonly string[];
  /** Seeds the depth lines: the table's id. */
  readonly seed: string | number;
  readonly berths?:
    | { readonly start?: SeaBerth<P> | undefined; readonly finish?: SeaBerth<P> | undefined }
    | undefined;
  /** Italic words above left and below right, on the neatline's edges. */
  readonly captions?: { readonly top?: ReactNode; readonly bottom?: ReactNode } | undefined;
  /** Rows whose passage to the next row is lit. */
  readonly legs?: readonly number[] | undefined;
  /** Joins the blocking card and the refused space, if both lie in one row. */
  readonly bar?: { readonly from: P; readonly to: P } | undefined;
  /** The lane at the right edge: a `SpareGauge`. */
  readonly gauge?: ReactNode;
  /** Dims the whole board, as while cards are given. */
  readonly receding?: boolean | undefined;
  /** A cartouche in the middle of the water. */
  readonly notice?: ReactNode;
  /** Fog and rocks that lie across rows. */
  readonly rowMarks?: readonly SeaRowMark[] | undefined;
  /** Day & Night: the side that each row asks for, from row 1 upward. */
  readonly rowSides?: readonly ChartSide[] | undefined;
  /** Laid on the water, under the spaces: `SkyWater`. */
  readonly underlay?: ReactNode;
  /** Laid over everything, the spaces included: `RowTargets`. */
  readonly overlay?: ReactNode;
  /** The space that holds the tab stop at first. */
  readonly focusPlace?: P | undefined;
  /** Letters that step along the sequence, N and P by default; false where single-key shortcuts are unwanted. */
  readonly sequenceKeys?: boolean | SequenceKeys | undefined;
  readonly onCell?: ((place: P) => void) | undefined;
  /** Called when a space gets the focus from the keyboard. */
  readonly onFocusCell?: ((place: P) => void) | undefined;
  readonly ref?: Ref<SeaBoardHandle<P>> | undefined;
}

/** The sea: a framed chart with a grid of spaces, its berths, and the marks of the selected card. */
export function SeaBoard<P extends PlaceKey>(props: SeaBoardProps<P>) {
  const { label, rows, cells, rowLabels, seed, berths, captions, legs = [], bar, gauge, receding } = props;
  const { rowMarks = [], rowSides, underlay, overlay } = props;
  const { notice, focusPlace, sequenceKeys = true, onCell, onFocusCell, ref } = props;
  const sorted = useMemo(() => [...cells].sort((a, b) => a.row - b.row || a.column - b.column), [cells]);
  const grid: GridShape<P> = useMemo(() => {
    const start = berths?.start === undefined ? [] : [{ place: berths.start.place, row: 0, column: 1 }];
    const finish =
      berths?.finish === undefined ? [] : [{ place: berths.finish.place, row: rows + 1, column: COLUMNS }];
    return { spots: [...start, ...sorted, ...finish], rows, columns: COLUMNS };
  }, [sorted, berths?.start, berths?.finish, rows]);
  const { stop, handlers } = useRoving<P, GridStop<P>>({
    spots: grid.spots,
    focusPlace,
    first: () => sorted.find((cell) => cell.state === "free" || cell.state === "cost") ?? sorted[0],
    step: (from, key) => stepFrom(grid, from, key),
    letters: sequenceKeys,
    onPress: onCell,
    onFocusCell,
    ref,
  });
  // What never changes during a game is not drawn again each time a card is picked.
  const paper = useMemo(
    () => (
      <>
        <NeatlineBands bars={{ across: COLUMNS * 2, down: rows * 2 }} />
        <div className="absolute inset-(--band) bg-water outline-[1.25px] outline-ink">
          <DepthLines seed={seed} columns={COLUMNS} rows={rows} />
        </div>
      </>
    ),
    [rows, seed],
  );
  const lines = useMemo(() => <GridLines rows={rows} columns={COLUMNS} />, [rows]);
  const rowNumbers = Array.from({ length: rows }, (_, i) => rows - i);

  return (
    <div className="sw-sea" data-gauge={gauge === undefined ? undefined : ""}>
      <div
        className="sw-sea-board"
        style={{ "--rows": rows } as CSSProperties}
        data-receding={receding === true ? "" : undefined}
      >
        <div className="sw-sea-frame">
          {paper}
          {underlay}
        </div>
        {captions?.top === undefined ? null : (
          // It has what the tab at the other end leaves; half the width where a browser cannot tell. Clipped only
          // horizontally, so that accents stay visible.
          <div
            className="sw-caption sw-caption-top bottom-[calc(100%-var(--strip)+5px)]
            left-[calc(var(--gutter)+1px)] overflow-x-clip text-ellipsis"
          >
            {captions.top}
          </div>
        )}
        {/* biome-ignore lint/a11y/useSemanticElements: an interactive grid after the APG pattern, not a data table */}
        <div className="sw-sea-grid" role="grid" aria-label={label} aria-colcount={COLUMNS}>
          {berths?.finish === undefined ? null : (
            <Berth
              kind="finish"
              berth={berths.finish}
              tabbable={stop === berths.finish.place}
              {...handlers}
            />
          )}
          {rowNumbers.map((row) => (
            // biome-ignore lint/a11y/useSemanticElements: see the grid
            // biome-ignore lint/a11y/useFocusableInteractive: focus roves among the cells
            <div
              key={row}
              className="sw-sea-row"
              role="row"
              aria-label={rowLabels[row - 1]}
              data-mark={rowMarks.find((mark) => mark.row === row && mark.className === undefined)?.kind}
            >
              <span
                className={`sw-row-number ${badgesBeside(rowMarks, row).length > 0 ? "invisible" : ""}`}
                aria-hidden="true"
              >
                {row}
              </span>
              {sorted
                .filter((cell) => cell.row === row)
                .map((cell) => (
                  <SeaSpace
                    key={cell.place}
                    cell={cell}
                    tabbable={stop === cell.place}
                    receding={receding === true}
                    water={rowSides?.[row - 1]}
                    {...handlers}
                  />
                ))}
            </div>
          ))}
          {berths?.start === undefined ? null : (
            <Berth kind="start" berth={berths.start} tabbable={stop === berths.start.place} {...handlers} />
          )}
        </div>
        <div className="sw-over-water" aria-hidden="true">
          {lines}
          {rowMarks.map((mark) => {
            const badged = badgesBeside(rowMarks, mark.row);
            return (
              <div
                key={`${mark.kind}-${mark.row}`}
                className={`sw-row-mark absolute left-0 z-1 box-border w-full ${mark.className ?? "sw-row-bar"}`}
                data-kind={mark.kind}
                data-state={mark.state}
                style={{ "--row": mark.row } as CSSProperties}
              >
                {mark !== badged[0] ? null : (
                  <span className="sw-row-badge grid gap-px">
                    {badged.map(({ kind, badge }) => (
                      <Fragment key={kind}>{badge}</Fragment>
                    ))}
                  </span>
                )}
              </div>
            );
          })}
          <Legs rows={rows} legs={legs} />
          {bar === undefined ? null : <BlockingBar cells={sorted} rows={rows} columns={COLUMNS} {...bar} />}
        </div>
        {overlay === undefined ? null : <div className="sw-sea-overlay sw-over-water z-4">{overlay}</div>}
        {captions?.bottom === undefined ? null : (
          <div
            className="sw-caption top-[calc(100%-var(--strip)+4px)] right-[calc(var(--lane)+1px)]
            overflow-x-clip text-ellipsis"
          >
            {captions.bottom}
          </div>
        )}
        {gauge === undefined ? null : <div className="sw-gauge-lane">{gauge}</div>}
        {notice === undefined ? null : (
          <div className="sw-over-water z-5 grid place-items-center *:pointer-events-auto">{notice}</div>
        )}
      </div>
    </div>
  );
}

/** Row marks with a badge; several badges stand one under another, in place of the row number. */
const badgesBeside = (marks: readonly SeaRowMark[], row: number): readonly SeaRowMark[] =>
  marks.filter((mark) => mark.row === row && mark.badge !== undefined);
