import type { ReactNode } from "react";
import { Neatline } from "../frame/Neatline";
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
import { Picture } from "./Picture";
import { PICTURE_HATCHES } from "./picture-hatches";

const { width, height } = MOUNTAIN_SIZE;
const CROPS = {
  // One drawing for both: sliced on a phone, the same piece is left over as with its own crop.
  auto: { box: `0 0 ${width} ${height}`, bars: { across: 28, down: 18 }, narrow: { across: 16, down: 9 } },
  wide: { box: `0 0 ${width} ${height}`, bars: { across: 28, down: 18 }, narrow: undefined },
  phone: { box: "0 28 660 375", bars: { across: 16, down: 9 }, narrow: undefined },
} as const;

const straight = (points: readonly Point[]) => `M${points.map(([x, y]) => `${x} ${y}`).join("L")}`;
const outline = straight(SILHOUETTE);
const body = `${outline}V${GROUND}H-10z`;
const groundTicks = Array.from({ length: 69 }, (_, i) => `M${i * 10 - 8} ${GROUND + 8}l5-7`).join("");

export interface MountainDrawingProps {
  /** `auto` is wide from 640 px and cropped for a phone below: one drawing where a page serves both. */
  readonly crop?: keyof typeof CROPS | undefined;
  /** Accessible name; without it the drawing is decoration beside its cartouche. */
  readonly label?: string | undefined;
  /** Usually a `Cartouche`, over the upper left. */
  readonly children?: ReactNode;
}

/** The mountain of the home page: a geological section in its neatline. */
export function MountainDrawing({ crop = "wide", label, children }: MountainDrawingProps) {
  const { box, bars, narrow } = CROPS[crop];
  const id = `sw-mountain-${crop}`;
  const [summitX, summitY] = SUMMIT;
  return (
    <div className="sw-drawing" data-crop={crop}>
      <Neatline bars={bars} narrowBars={narrow}>
        <Picture className="sw-drawing-mountain" box={box} label={label}>
          <Hatches prefix={id} also={PICTURE_HATCHES} />
          <clipPath id={`${id}-body`}>
            <path d={body} />
          </clipPath>
          <g className="sw-drawing-heights">
            {HEIGHTS.map(({ row, y }) => (
              <g key={row}>
                <path d={`M0 ${y}H635`} />
                {row < 3 ? null : (
                  <text x={646} y={y + 5}>
                    {row}
                  </text>
                )}
              </g>
            ))}
          </g>
          <path className="sw-drawing-far" d={openCurve(FAR_RANGE)} />
          <path className="sw-stratum" data-fill="paper" d={body} />
          <path fill={`url(#${id}-dots)`} d={body} />
          <g clipPath={`url(#${id}-body)`}>
            {STRATA.map(({ fill, hatch, edge }, i) => {
              const line = openCurve(edge);
              const [left, right] = [edge[0]?.[0] ?? 0, edge.at(-1)?.[0] ?? width];
              const area = `${line}H${right}V${height}H${left}z`;
              return (
                <g key={`${hatch}-${i + 1}`}>
                  <path className="sw-stratum" data-fill={fill} d={area} />
                  <path fill={`url(#${id}-${hatch})`} d={area} />
                  <path className="sw-stratum-edge" data-fill={fill} d={line} />
                </g>
              );
            })}
            <path className="sw-stratum" data-fill="red" d={`${straight(FOOTHILL_CAP)}z`} />
            <path fill={`url(#${id}-scree)`} d={`${straight(FOOTHILL_CAP)}z`} />
          </g>
          <path className="sw-drawing-outline" d={outline} />
          <path className="sw-drawing-trail" d={openCurve(TRAIL)} />
          <path className="sw-drawing-ground" d={`M-10 ${GROUND}H670`} />
          <path className="sw-drawing-ticks" d={groundTicks} />
          <g className="sw-drawing-flag">
            <path d={`M${summitX} ${summitY}v-25`} />
            <path d={`M${summitX} ${summitY - 25}l16.5 5.6-16.5 5.6z`} />
          </g>
        </Picture>
      </Neatline>
      {children === undefined ? null : <div className="sw-drawing-over">{children}</div>}
    </div>
  );
}
