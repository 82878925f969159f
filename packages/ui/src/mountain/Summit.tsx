import type { SpaceHandlers } from "../board/useRoving";
import { Glyph } from "../marks/Glyph";
import type { PlaceKey } from "../sea/types";
import { MOUNTAIN_SIGNS } from "./signs";
import type { SummitBerth } from "./types";

export interface SummitProps<P extends PlaceKey> extends SpaceHandlers<P> {
  readonly summit: SummitBerth<P>;
  readonly tabbable: boolean;
}

/** The top of the mountain: a triangle over the last row, and beside it why it is closed. */
export function Summit<P extends PlaceKey>(props: SummitProps<P>) {
  const { summit, tabbable, onPress, onFocus, onKeyDown, register } = props;
  const live = summit.state === "free" || summit.state === "picked";
  return (
    // biome-ignore lint/a11y/useSemanticElements: an interactive grid after the APG pattern, not a data table
    // biome-ignore lint/a11y/useFocusableInteractive: focus roves among the cells
    <div role="row">
      {/* biome-ignore lint/a11y/useSemanticElements: see LedgeSpace */}
      <button
        ref={(element) => register(summit.place, element)}
        type="button"
        role="gridcell"
        className="sw-summit"
        data-state={summit.state}
        aria-label={summit.label}
        aria-disabled={live ? undefined : true}
        aria-selected={summit.state === "picked" ? true : undefined}
        tabIndex={tabbable ? 0 : -1}
        onClick={() => onPress(summit.place)}
        onFocus={(event) => onFocus(summit.place, event.currentTarget)}
        onKeyDown={(event) => onKeyDown(event, summit.place)}
      >
        <span className="sw-summit-peak">
          <svg
            className="sw-summit-shape"
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path strokeLinejoin="round" vectorEffect="non-scaling-stroke" d="M50 1 99 99H1z" />
          </svg>
          <Glyph d={MOUNTAIN_SIGNS.summit} />
        </span>
        <span className="sw-summit-words">{summit.text}</span>
      </button>
    </div>
  );
}
