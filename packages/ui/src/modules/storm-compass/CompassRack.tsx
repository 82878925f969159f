import { Glyph } from "../../marks/Glyph";
import { COMPASS_SIGN } from "./signs";
import type { CompassRackProps } from "./types";
import "./weather.css";

function stateOf(place: number, held: number, spent: number): "held" | "spent" | "open" {
  if (place < held) return "held";
  return place < held + spent ? "spent" : "open";
}

const STRIP = "rounded-sm border border-rule bg-sheet px-2.5 py-1 low:py-0.5 low:[--disc:24px] tiny:px-1.5";
const LINE = "flex-none tiny:[--disc:24px] gap-y-0";
const LOOKS = {
  strip: `flex-wrap ${STRIP}`,
  bare: "flex-wrap [--disc:32px]",
  line: LINE,
  brief: LINE,
} as const;
const FIGURE = "[&_strong]:numeral [&_strong]:text-19";

/** Six discs: a Compass that is held has a needle, a spent one a grey needle, and one not yet earned is dashed. */
export function CompassRack({ held, spent, total = 6, label, look = "strip" }: CompassRackProps) {
  return (
    <div className={`flex items-center justify-between gap-2.5 ${LOOKS[look]}`}>
      <span className="flex gap-1.25" aria-hidden="true">
        {Array.from({ length: look === "brief" ? held : total }, (_, i) => {
          const state = stateOf(i, held, spent);
          return (
            <span key={`${i + 1}`} className="sw-rack-disc" data-state={state}>
              {state === "open" ? null : <Glyph d={COMPASS_SIGN.path} size={26} />}
            </span>
          );
        })}
      </span>
      <span className={look === "brief" ? "unseen" : FIGURE}>{label}</span>
    </div>
  );
}
