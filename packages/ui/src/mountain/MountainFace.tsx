import { useId } from "react";
import type { Face } from "../cards/face";
import { Hatches } from "../drawings/Hatches";
import { Glyph } from "../marks/Glyph";
import { PLATES, Plank, Plate, TERRAIN_FILL } from "./Plate";
import { TERRAIN_HATCH } from "./Printed";
import { MOUNTAIN_SIGNS } from "./signs";
import type { MountainPiece } from "./types";

export interface MountainFaceProps {
  readonly piece: MountainPiece | { readonly kind: "summit" };
  /** The word at its foot: "red", "campfire", "Bridge", "Summit". */
  readonly word: string;
  /** The path of a sign in its corner, for what else is printed on the card. */
  readonly corner?: string | undefined;
}

const UPRIGHT = "sw-card-name text-[length:calc(var(--w)*0.245)] font-normal whitespace-nowrap not-italic";

/** The hand card of the mountain: terrain and hatch, a plate in the middle, the word at the foot. */
function MountainFace({ piece, word, corner }: MountainFaceProps) {
  const id = useId();
  const foot = (
    <span className="sw-mountain-foot" data-long={word.length > 7 ? "" : undefined}>
      {word}
    </span>
  );
  if (piece.kind === "summit")
    return (
      <>
        <Glyph className="sw-card-sign" d={MOUNTAIN_SIGNS.summit} size={40} />
        <span className={UPRIGHT}>{word}</span>
      </>
    );
  if (piece.kind === "bridge")
    return (
      <>
        <svg
          className="absolute top-[9%] left-[5.5%] h-[49%] w-[89%] overflow-visible"
          viewBox="0 0 100 78"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <rect
            className="fill-none stroke-ink stroke-[1.5]"
            strokeDasharray="4 3"
            vectorEffect="non-scaling-stroke"
            x="1"
            y="1"
            width="98"
            height="76"
            rx="2"
          />
          <svg
            x="7"
            y="-4"
            width="86"
            height="86"
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <Plank />
          </svg>
        </svg>
        <span className={UPRIGHT}>{word}</span>
      </>
    );
  const hatch = TERRAIN_HATCH[piece.terrain];
  return (
    <>
      <svg
        className="absolute inset-[0_0_auto] h-[76%] w-full rounded-t-[3px]"
        viewBox="0 0 64 70"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <Hatches prefix={id} only={[hatch]} />
        <rect className={TERRAIN_FILL[piece.terrain]} width="64" height="70" />
        <rect width="64" height="70" fill={`url(#${id}-${hatch})`} />
        <svg
          className={PLATES}
          x="0.5"
          y="8.5"
          width="63"
          height="63"
          viewBox="-50 -50 100 100"
          aria-hidden="true"
        >
          <Plate piece={piece} />
        </svg>
      </svg>
      {corner === undefined ? null : (
        <span className="sw-mountain-corner">
          <Glyph d={corner} />
        </span>
      )}
      {foot}
    </>
  );
}

/** A card of the mountain as a face for `Hand`, `HandCard` and `Sockets`. */
export function mountainFace(props: MountainFaceProps): Face {
  return { kind: "drawn", hand: <MountainFace {...props} /> };
}
