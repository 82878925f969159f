"use client";

import type { SpaceHandlers } from "../../board/useRoving";
import { ShapeBoard } from "../../grids/ShapeBoard";
import type { GridProps } from "../../grids/types";
import { Icon } from "../../marks/Icon";
import type { PlaceKey, SeaBerth } from "../../sea/types";
import "./apex.css";

/** Rows of 8…1 like bricks, or 11-9-7-5-3-1 in steps. Columns count from each row's own left end. */
export interface PyramidBoardProps<P extends PlaceKey> extends GridProps<P> {
  readonly layout: "bricks" | "steps";
}

const LAYOUTS = {
  bricks: { columns: 8, rows: 8, step: 0.5 },
  steps: { columns: 11, rows: 6, step: 1 },
} as const;

interface ApexProps<P extends PlaceKey> extends SpaceHandlers<P> {
  readonly berth: SeaBerth<P>;
  readonly tabbable: boolean;
}

/** The Finish over the top of the pyramid. */
function Apex<P extends PlaceKey>({ berth, tabbable, onPress, onFocus, onKeyDown, register }: ApexProps<P>) {
  const live = berth.state === "free" || berth.state === "cost" || berth.state === "picked";
  return (
    // biome-ignore lint/a11y/useSemanticElements: an interactive grid after the APG pattern, not a data table
    // biome-ignore lint/a11y/useFocusableInteractive: focus roves among the cells
    <div className="sw-apex-row" role="row">
      {/* biome-ignore lint/a11y/useSemanticElements: see SeaSpace */}
      <button
        ref={(element) => register(berth.place, element)}
        type="button"
        role="gridcell"
        className="sw-apex"
        data-state={berth.state}
        aria-label={berth.label}
        aria-disabled={live ? undefined : true}
        aria-selected={berth.state === "picked" ? true : undefined}
        tabIndex={tabbable ? 0 : -1}
        onClick={() => onPress(berth.place)}
        onFocus={(event) => onFocus(berth.place, event.currentTarget)}
        onKeyDown={(event) => onKeyDown(event, berth.place)}
      >
        <span className="sw-apex-peak">
          <svg className="sw-apex-shape" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <path d="M50 2 98 98H2z" />
          </svg>
          <Icon name="finish" />
        </span>
        <span className="sw-apex-words">{berth.text}</span>
      </button>
    </div>
  );
}

/** The Pyramid: rows like bricks or in steps; a question mark where a border card lies. */
export function PyramidBoard<P extends PlaceKey>({ layout, ...props }: PyramidBoardProps<P>) {
  const { columns, rows, step } = LAYOUTS[layout];
  return (
    <ShapeBoard<P>
      {...props}
      shape={layout}
      columns={columns}
      rows={rows}
      left={(cell) => cell.column - 1 + (cell.row - 1) * step}
      finishX={(columns - 1) / 2}
      finishAs={(berth, tabbable, handlers) => <Apex berth={berth} tabbable={tabbable} {...handlers} />}
    />
  );
}
