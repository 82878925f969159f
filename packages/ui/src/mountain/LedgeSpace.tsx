import { memo, type ReactNode, useCallback } from "react";
import { sameShown } from "../board/same";
import type { SpaceHandlers } from "../board/useRoving";
import { priceText } from "../cards/price";
import { SlipMark } from "../marks/SlipMark";
import type { PlaceKey } from "../sea/types";
import { spotStyle } from "./Printed";
import type { MountainCell } from "./types";

export interface LedgeSpaceProps<P extends PlaceKey> extends SpaceHandlers<P> {
  readonly cell: MountainCell<P>;
  readonly rows: number;
  readonly tabbable: boolean;
  /** Whether this is the row's next place, whose target is the whole lane. */
  readonly lane: boolean;
  /** Whether this is a card in a row with a free place, so that the lane takes the tap. */
  readonly under: boolean;
}

/** States in which the selected card may be laid here. */
export const OPEN_STATES: ReadonlySet<string> = new Set(["free", "cost", "picked"]);

/** Whether a place may be chosen now. */
export function isLive<P extends PlaceKey>(cell: MountainCell<P>): boolean {
  return cell.enabled ?? (OPEN_STATES.has(cell.state) || cell.movable === "may");
}

function contentOf<P extends PlaceKey>(cell: MountainCell<P>): ReactNode {
  const { state, piece, ghost, price = 0, foot, unknown } = cell;
  if (foot === "missing")
    return (
      <svg
        className="size-[calc(var(--s)*0.5)] stroke-stop stroke-[2.5]"
        strokeLinecap="round"
        viewBox="0 0 24 24"
        aria-hidden="true"
      >
        <path d="M5 5l14 14M19 5 5 19" />
      </svg>
    );
  // A card whose face is unknown shows a question mark in place of its print.
  if (unknown === true)
    return (
      <span className="sw-ledge-figure grid size-full place-items-center border-2 border-ink bg-sheet text-ink">
        ?
      </span>
    );
  if (state === "refused")
    return <span className="sw-ledge-figure text-stop">{ghost?.kind === "ascent" ? ghost.n : null}</span>;
  if (piece !== undefined || state === "picked") {
    if (cell.note !== undefined) return <span className="sw-ledge-tab">{cell.note}</span>;
    const priced = state === "cost" || state === "tooDear" || (state === "picked" && price > 0);
    if (priced) return <span className="sw-ledge-tab">{priceText(price)}</span>;
    return state === "free" ? <Ring /> : null;
  }
  if (state === "free") return <Ring />;
  return state === "cost" || state === "tooDear" ? (
    <span className="sw-ledge-figure sw-ledge-price">{priceText(price)}</span>
  ) : null;
}

function Ring() {
  return (
    <svg className="sw-ledge-ring" viewBox="0 0 30 30" aria-hidden="true">
      <circle cx="15" cy="15" r="12.5" />
    </svg>
  );
}

/** One place of the mountain, drawn again only when something about it has changed. */
export const LedgeSpace = memo(Ledge, sameShown) as typeof Ledge;

/** A button in the grid; the row's next place covers its whole row. */
function Ledge<P extends PlaceKey>(props: LedgeSpaceProps<P>) {
  const { cell, rows, tabbable, lane, under, onPress, onFocus, onKeyDown, register } = props;
  const live = isLive(cell);
  const { place } = cell;
  const kept = useCallback((element: HTMLElement | null) => register(place, element), [register, place]);
  return (
    // A native button in the gridcell role: Enter, Space, tap, and release outside cancels, all for free.
    // biome-ignore lint/a11y/useSemanticElements: the board is a grid of buttons, not a table of data
    <button
      ref={kept}
      type="button"
      role="gridcell"
      className="sw-spot sw-ledge"
      style={spotStyle(cell.row, cell.column, rows)}
      data-look={cell.piece === undefined && cell.unknown !== true ? cell.state : `on-${cell.state}`}
      data-lane={lane ? "" : undefined}
      data-under={under && !live ? "" : undefined}
      data-foot={cell.foot}
      data-movable={cell.movable}
      aria-label={cell.label}
      aria-colindex={cell.column}
      aria-disabled={live ? undefined : true}
      aria-selected={cell.state === "picked" || cell.movable === "picked" ? true : undefined}
      tabIndex={tabbable ? 0 : -1}
      onClick={() => onPress(cell.place)}
      onFocus={(event) => onFocus(cell.place, event.currentTarget)}
      onKeyDown={(event) => onKeyDown(event, cell.place)}
    >
      <span className="sw-ledge-face" aria-hidden="true">
        {contentOf(cell)}
        {cell.badge}
        {cell.slip === true ? (
          <span className="sw-cell-slip">
            <SlipMark />
          </span>
        ) : null}
        {cell.state === "lastLaid" ? <span className="sw-corner-last" /> : null}
      </span>
    </button>
  );
}
