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

/** A tab cut at 60° outside the grid: the Start under the lower left corner, the Finish on the upper right one. */
export const Berth = memo(Drawn, sameShown) as typeof Drawn;

function Drawn<P extends PlaceKey>(props: BerthProps<P>) {
  const { kind, berth, tabbable, onPress, onFocus, onKeyDown, register } = props;
  const live = berth.state === "free" || berth.state === "cost" || berth.state === "picked";
  const price = berth.price ?? 0;
  const { place } = berth;
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
        <svg className="sw-berth-cut" viewBox="0 0 23.1 40" preserveAspectRatio="none" aria-hidden="true">
          <path className="sw-berth-fill" d={kind === "start" ? "M0 0H23.1L0 40Z" : "M23.1 0V40H0Z"} />
          <path className="sw-berth-line" d={kind === "start" ? "M23.1 0L0 40" : "M0 40L23.1 0"} />
        </svg>
        <span className="sw-berth-body">
          {kind === "start" ? <Icon name="anchor" /> : null}
          <span className="sw-berth-words">{berth.text}</span>
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
