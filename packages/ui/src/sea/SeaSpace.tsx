import { type CSSProperties, memo, type ReactNode, useCallback } from "react";
import { sameShown } from "../board/same";
import type { SpaceHandlers } from "../board/useRoving";
import { BoardCard } from "../cards/BoardCard";
import { faceNumber } from "../cards/face";
import { priceText } from "../cards/price";
import { SlipMark } from "../marks/SlipMark";
import type { ChartSide, PlaceKey, SeaCell } from "./types";

/** States in which a card lies on the space and is drawn there. */
const LYING: ReadonlySet<string> = new Set(["laid", "lastLaid", "bound", "blocks", "prey", "doomed"]);

const TARGETS: ReadonlySet<string> = new Set(["free", "cost", "picked", "prey", "doomed"]);

export interface SeaSpaceProps<P extends PlaceKey> extends SpaceHandlers<P> {
  readonly cell: SeaCell<P>;
  readonly tabbable: boolean;
  readonly receding: boolean;
  /** Day & Night: the side of the water around it. */
  readonly water?: ChartSide | undefined;
  /** Its position, on boards that are not a plain grid. */
  readonly style?: CSSProperties | undefined;
}

function contentOf<P extends PlaceKey>({ state, face, price }: SeaCell<P>): ReactNode {
  switch (state) {
    case "locked":
    case "empty":
    case "free":
      return null;
    case "cost":
    case "tooDear":
      return (
        <span className="sw-cell-price" aria-hidden="true">
          {priceText(price ?? 0)}
        </span>
      );
    case "refused":
      return face === undefined ? null : (
        <span className="sw-cell-refused" aria-hidden="true">
          {faceNumber(face) ?? ""}
        </span>
      );
    default:
      return face === undefined ? null : <BoardCard face={face} />;
  }
}

/** What the style sheet draws on a space without a card: no elements, since a board has many of them. */
function signOf<P extends PlaceKey>({ state, border }: SeaCell<P>): "course" | "ring" | undefined {
  if (state === "free") return "ring";
  return state === "empty" && border !== true ? "course" : undefined;
}

/** One space of the sea, drawn again only when something about it has changed. */
export const SeaSpace = memo(Space, sameShown) as typeof Space;

/** A button in the grid: every space takes focus, even those that are not targets. */
function Space<P extends PlaceKey>(props: SeaSpaceProps<P>) {
  const { cell, tabbable, receding, water, style, onPress, onFocus, onKeyDown, register } = props;
  const { state, price } = cell;
  const live = cell.enabled ?? TARGETS.has(state);
  const last = state === "lastLaid" || (cell.last === true && state !== "empty");
  const look = receding && state !== "empty" ? "receding" : state;
  const { place } = cell;
  const kept = useCallback((element: HTMLElement | null) => register(place, element), [register, place]);
  return (
    // A native button in the gridcell role: Enter, Space, tap, and release outside cancels, all for free.
    // biome-ignore lint/a11y/useSemanticElements: the board is a grid of buttons, not a table of data
    <button
      ref={kept}
      type="button"
      role="gridcell"
      className="sw-space"
      style={style}
      data-state={look}
      data-sign={signOf(cell)}
      data-last={last ? "" : undefined}
      data-channel={cell.inChannel === true ? "" : undefined}
      data-side={cell.side}
      data-theme={cell.side ?? water}
      data-owner={cell.owner}
      data-run={cell.run?.owner}
      data-run-ends={cell.run?.ends}
      aria-label={cell.label}
      aria-colindex={cell.column}
      aria-disabled={live ? undefined : true}
      aria-selected={state === "picked" || state === "doomed" ? true : undefined}
      tabIndex={tabbable ? 0 : -1}
      onClick={() => onPress(cell.place)}
      onFocus={(event) => onFocus(cell.place, event.currentTarget)}
      onKeyDown={(event) => onKeyDown(event, cell.place)}
    >
      <span className="sw-space-face" data-card={LYING.has(look) ? "" : undefined}>
        {contentOf(cell)}
        {last ? <span className="sw-corner-last" /> : null}
        {cell.border === true ? <span className="sw-corner-border">?</span> : null}
        {cell.slip === true ? (
          <span className="sw-cell-slip">
            <SlipMark />
          </span>
        ) : null}
        {cell.badge === undefined ? null : <span className="sw-cell-badge">{cell.badge}</span>}
        {state === "picked" && (cell.note !== undefined || (price ?? 0) > 0) ? (
          <span className="sw-price-tab" aria-hidden="true">
            {cell.note ?? priceText(price ?? 0)}
          </span>
        ) : null}
      </span>
    </button>
  );
}
