import { Glyph } from "../../marks/Glyph";
import { COMPASS_SIGN } from "./signs";
import type { CompassRackProps } from "./types";

function stateOf(place: number, held: number, spent: number): "held" | "spent" | "open" {
  if (place < held) return "held";
  return place < held + spent ? "spent" : "open";
}

/** Six discs: held with a needle, spent with a grey one, not yet earned dashed. */
export function CompassRack({ held, spent, total = 6, label, look = "strip" }: CompassRackProps) {
  return (
    <div className="sw-rack" data-look={look}>
      <span className="sw-rack-discs" aria-hidden="true">
        {Array.from({ length: total }, (_, i) => {
          const state = stateOf(i, held, spent);
          return (
            <span key={`${i + 1}`} className="sw-rack-disc" data-state={state}>
              {state === "open" ? null : <Glyph d={COMPASS_SIGN.path} size={26} />}
            </span>
          );
        })}
      </span>
      <span className="sw-rack-words">{label}</span>
    </div>
  );
}
