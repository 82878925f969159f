import { memo, useCallback } from "react";
import { sameShown } from "../board/same";
import type { SpaceHandlers } from "../board/useRoving";
import { priceText } from "../cards/price";
import { Icon } from "../marks/Icon";
import type { PlaceKey, SeaBerth } from "./types";

export interface BerthProps<P extends PlaceKey> extends SpaceHandlers<P> {
  readonly kind: "start" | "finish";
  readonly berth: SeaBerth<P>;
  readonly tabbable: boolean;
}

const LIVE = { line: "stroke-act", body: "border-solid border-act" };
const DASHED = "[stroke-dasharray:4_3]";
/** How the edge of a berth is drawn in each state; thin dashes in all others. */
const EDGES: Readonly<Partial<Record<SeaBerth<PlaceKey>["state"], { line: string; body: string }>>> = {
  free: LIVE,
  cost: LIVE,
  picked: { line: `stroke-act ${DASHED}`, body: "border-dashed border-act" },
  filled: { line: "stroke-ink", body: "border-solid border-ink" },
  refused: { line: `stroke-stop ${DASHED}`, body: "border-dotted border-stop" },
};
const EDGE = { line: `stroke-cell ${DASHED}`, body: "border-dashed border-cell" };
const SIDES = {
  start: {
    cut: "right-0",
    body: "mr-(--cut) py-0 ps-1.75 pe-0.5 [border-width:0_0_1.25px_1.25px]",
    fill: "M0 0H23.1L0 40Z",
    line: "M23.1 0L0 40",
  },
  finish: {
    cut: "left-0",
    body: "ml-(--cut) py-0 ps-0.5 pe-1.5 [border-width:1.25px_1.25px_0_0]",
    fill: "M23.1 0V40H0Z",
    line: "M0 40L23.1 0",
  },
};

/** A tab cut at 60° outside the grid: the Start under the lower left corner, the Finish above the upper right one. */
export const Berth = memo(Drawn, sameShown) as typeof Drawn;

function Drawn<P extends PlaceKey>(props: BerthProps<P>) {
  const { kind, berth, tabbable, onPress, onFocus, onKeyDown, register } = props;
  const live = berth.state === "free" || berth.state === "cost" || berth.state === "picked";
  const price = berth.price ?? 0;
  const { place } = berth;
  const side = SIDES[kind];
  const edge = EDGES[berth.state] ?? EDGE;
  const kept = useCallback((element: HTMLElement | null) => register(place, element), [register, place]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the grid
    // biome-ignore lint/a11y/useFocusableInteractive: focus roves among the cells
    <div className="sw-berth-row" role="row" data-kind={kind}>
      {/* biome-ignore lint/a11y/useSemanticElements: see SeaSpace */}
      <button
        ref={kept}
        type="button"
        role="gridcell"
        className="sw-berth"
        data-state={berth.state}
        aria-label={berth.label}
        aria-disabled={live ? undefined : true}
        aria-selected={berth.state === "picked" ? true : undefined}
        tabIndex={tabbable ? 0 : -1}
        onClick={() => onPress(berth.place)}
        onFocus={(event) => onFocus(berth.place, event.currentTarget)}
        onKeyDown={(event) => onKeyDown(event, berth.place)}
      >
        <svg
          className={`absolute top-0 h-full w-(--cut) overflow-visible ${side.cut}`}
          viewBox="0 0 23.1 40"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className="fill-sheet" d={side.fill} />
          <path
            className={`fill-none stroke-[1.25] [vector-effect:non-scaling-stroke] ${edge.line}`}
            d={side.line}
          />
        </svg>
        <span className={`flex h-full items-center gap-2 bg-sheet ${side.body} ${edge.body}`}>
          {kind === "start" ? <Icon name="anchor" /> : null}
          <span className={berth.state === "tooDear" ? "line-through" : ""}>{berth.text}</span>
          {kind === "finish" ? <Icon name="finish" /> : null}
        </span>
        {price > 0 ? (
          <span className="sw-price-tab" aria-hidden="true">
            {priceText(price)}
          </span>
        ) : null}
      </button>
    </div>
  );
}
