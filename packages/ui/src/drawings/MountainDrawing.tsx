import type { ReactNode } from "react";
import { Neatline } from "../frame/Neatline";
import { TERRAIN_FILL } from "../mountain/Plate";
import { openCurve, type Point } from "../sea/curve";
import { Hatches } from "./Hatches";
import {
  FAR_RANGE,
  FOOTHILL_CAP,
  GROUND,
  HEIGHTS,
  MOUNTAIN_SIZE,
  SILHOUETTE,
  STRATA,
  SUMMIT,
  TRAIL,
} from "./mountain-scene";
import { DrawingTitle, Picture } from "./Picture";
import { PICTURE_HATCHES } from "./picture-hatches";

const { width, height } = MOUNTAIN_SIZE;
const CROPS = {
  // One drawing for both: sliced on a phone, it shows the same part as a crop of its own would.
  auto: {
    box: `0 0 ${width} ${height}`,
    frame: "aspect-676/452 max-sm:aspect-364/212 max-sm:[--band:6px]",
    figures: { className: "max-sm:text-[21px]", fontSize: 15 },
    bars: { across: 28, down: 18 },
    narrow: { across: 16, down: 9 },
  },
  wide: {
    box: `0 0 ${width} ${height}`,
    frame: "aspect-676/452",
    figures: { fontSize: 15 },
    bars: { across: 28, down: 18 },
    narrow: undefined,
  },
  phone: {
    box: "0 28 660 375",
    frame: "aspect-364/212 [--band:6px]",
    figures: { fontSize: 21 },
    bars: { across: 16, down: 9 },
    narrow: undefined,
  },
} as const;

const FILLS = { ...TERRAIN_FILL, paper: "fill-sheet" } as const;

const straight = (points: readonly Point[]) => `M${points.map(([x, y]) => `${x} ${y}`).join("L")}`;
const outline = straight(SILHOUETTE);
const body = `${outline}V${GROUND}H-10z`;
const groundTicks = Array.from({ length: 69 }, (_, i) => `M${i * 10 - 8} ${GROUND + 8}l5-7`).join("");

export interface MountainDrawingProps {
  /** `auto` is wide from 640 px up and cropped for a phone below: one drawing for pages that serve both. */
  readonly crop?: keyof typeof CROPS | undefined;
  /** Accessible name. Without one, the drawing is decoration beside its cartouche. */
  readonly label?: string | undefined;
  /** Usually a `Cartouche`, over the upper left. */
  readonly children?: ReactNode;
}

/** The mountain of the home page: a geological section in its neatline. */
export function MountainDrawing({ crop = "wide", label, children }: MountainDrawingProps) {
  const { box, frame, figures, bars, narrow } = CROPS[crop];
  const id = `sw-mountain-${crop}`;
  const [summitX, summitY] = SUMMIT;
  return (
    <div className="relative text-ink [--band:8px]">
      <Neatline className={frame} bars={bars} narrowBars={narrow}>
        <Picture className="sw-drawing-mountain" box={box} label={label}>
          <Hatches prefix={id} also={PICTURE_HATCHES} />
          <clipPath id={`${id}-body`}>
            <path d={body} />
          </clipPath>
          <g className="fill-quiet stroke-hair font-serif font-normal" textAnchor="middle">
            {HEIGHTS.map(({ row, y }) => (
              <g key={row}>
                <path d={`M0 ${y}H635`} />
                {row < 3 ? null : (
                  <text {...figures} stroke="none" x={646} y={y + 5}>
                    {row}
                  </text>
                )}
              </g>
            ))}
          </g>
          <path
            className="fill-none stroke-cell"
            strokeDasharray="5 3"
            strokeWidth="0.8"
            d={openCurve(FAR_RANGE)}
          />
          <path className="fill-sheet" d={body} />
          <path fill={`url(#${id}-dots)`} d={body} />
          <g clipPath={`url(#${id}-body)`}>
            {STRATA.map(({ fill, hatch, edge }, i) => {
              const line = openCurve(edge);
              const [left, right] = [edge[0]?.[0] ?? 0, edge.at(-1)?.[0] ?? width];
              const area = `${line}H${right}V${height}H${left}z`;
              return (
                <g key={`${hatch}-${i + 1}`}>
                  <path className={FILLS[fill]} d={area} />
                  <path fill={`url(#${id}-${hatch})`} d={area} />
                  <path
                    className="fill-none stroke-brick-line"
                    strokeWidth={fill === "paper" ? 0.8 : 1.1}
                    d={line}
                  />
                </g>
              );
            })}
            <path className="fill-red" d={`${straight(FOOTHILL_CAP)}z`} />
            <path fill={`url(#${id}-scree)`} d={`${straight(FOOTHILL_CAP)}z`} />
          </g>
          <path className="fill-none stroke-ink" strokeLinejoin="round" strokeWidth="1.7" d={outline} />
          <path
            className="fill-none stroke-ink"
            strokeDasharray="4.5 2.5"
            strokeWidth="1.25"
            d={openCurve(TRAIL)}
          />
          <path className="stroke-ink" strokeWidth="1.6" d={`M-10 ${GROUND}H670`} />
          <path className="stroke-ink" strokeWidth="0.9" d={groundTicks} />
          <g className="fill-note stroke-note" strokeWidth="1.4">
            <path d={`M${summitX} ${summitY}v-25`} />
            <path d={`M${summitX} ${summitY - 25}l16.5 5.6-16.5 5.6z`} />
          </g>
        </Picture>
      </Neatline>
      {children === undefined ? null : <DrawingTitle>{children}</DrawingTitle>}
    </div>
  );
}
