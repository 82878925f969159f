"use client";

import type { CSSProperties, ReactNode } from "react";
import { type SpaceHandlers, useRoving } from "../board/useRoving";
import { SeaSpace } from "../sea/SeaSpace";
import type { PlaceKey, SeaBerth, SeaCell } from "../sea/types";
import { type ShapeSpot, stepInShape } from "./shape-steps";
import type { GridProps } from "./types";
import "./shape.css";
import "./corners.css";

const LIVE: ReadonlySet<string> = new Set(["free", "cost"]);

export interface ShapeBoardProps<P extends PlaceKey> extends GridProps<P> {
  /** Its name in the style sheet. */
  readonly shape: string;
  /** The size in spaces. */
  readonly columns: number;
  readonly rows: number;
  /** The left edge of a space, counted in spaces. */
  readonly left: (cell: SeaCell<P>) => number;
  /** The horizontal position of the Finish for keyboard moves. */
  readonly finishX: number;
  readonly finishAs: (berth: SeaBerth<P>, tabbable: boolean, handlers: SpaceHandlers<P>) => ReactNode;
  /** Drawn under the spaces. */
  readonly under?: ReactNode;
  /** Drawn over the spaces; does not catch taps. */
  readonly over?: ReactNode;
}

/** A sea board of any shape: its spaces are placed one by one, with one tab stop, and look as on the square sea. */
export function ShapeBoard<P extends PlaceKey>(props: ShapeBoardProps<P>) {
  const { shape, columns, rows, left, finishX, finishAs, under, over, label, cells, rowLabels, finish } =
    props;
  const {
    gauge,
    receding = false,
    notice,
    focusPlace,
    sequenceKeys = true,
    onCell,
    onFocusCell,
    ref,
  } = props;
  const spots: readonly ShapeSpot<P>[] = [
    ...cells.map((cell) => ({ place: cell.place, row: cell.row, x: left(cell) })),
    ...(finish === undefined ? [] : [{ place: finish.place, row: rows + 1, x: finishX }]),
  ];
  const { stop, handlers } = useRoving<P, ShapeSpot<P>>({
    spots,
    focusPlace,
    first: () => {
      const live = cells.find((cell) => LIVE.has(cell.state));
      return spots.find((spot) => spot.place === live?.place);
    },
    step: (from, key) => stepInShape(spots, from, key),
    letters: sequenceKeys,
    onPress: onCell,
    onFocusCell,
    ref,
  });
  const rowNumbers = Array.from({ length: rows }, (_, i) => rows - i);
  const at = (x: number, row: number) => ({ "--x": x, "--y": rows - row }) as CSSProperties;
  return (
    <div className="sw-shape">
      <div
        className="sw-shape-board"
        data-shape={shape}
        data-gauge={gauge === undefined ? undefined : ""}
        data-receding={receding ? "" : undefined}
        style={{ "--columns": columns, "--rows": rows } as CSSProperties}
      >
        {under}
        {/* biome-ignore lint/a11y/useSemanticElements: an interactive grid after the APG pattern, not a data table */}
        <div className="sw-shape-grid" role="grid" aria-label={label} aria-colcount={columns}>
          {finish === undefined ? null : finishAs(finish, stop === finish.place, handlers)}
          {rowNumbers.map((row) => (
            // biome-ignore lint/a11y/useSemanticElements: see the grid
            // biome-ignore lint/a11y/useFocusableInteractive: focus roves among the cells
            <div key={row} className="sw-shape-row" role="row" aria-label={rowLabels[row - 1]}>
              <span className="sw-shape-number" style={at(0, row)} aria-hidden="true">
                {row}
              </span>
              {cells
                .filter((cell) => cell.row === row)
                .map((cell) => (
                  <SeaSpace
                    key={cell.place}
                    cell={cell}
                    tabbable={stop === cell.place}
                    receding={receding}
                    style={at(left(cell), row)}
                    {...handlers}
                  />
                ))}
            </div>
          ))}
        </div>
        {over}
        {gauge === undefined ? null : <div className="sw-shape-gauge">{gauge}</div>}
        {notice === undefined ? null : <div className="sw-shape-notice">{notice}</div>}
      </div>
    </div>
  );
}
