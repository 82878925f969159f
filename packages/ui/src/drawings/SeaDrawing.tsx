import type { ReactNode } from "react";
import { createNoise2D } from "simplex-noise";
import { Neatline } from "../frame/Neatline";
import { contours, sampleField, softLoop } from "../sea/contours";
import { openCurve } from "../sea/curve";
import { IsletLayers } from "../sea/Islet";
import { mulberry32 } from "../sea/mulberry";
import { CompassRose } from "./CompassRose";
import { DrawingTitle, Picture } from "./Picture";
import { type SceneIslet, SEA_SCENES, type SeaCrop, type SeaScene } from "./sea-scenes";

/** Heights of the depth lines; every second line is dashed, the others are filled. */
const LEVELS = [0.17, 0.31, 0.46, 0.61, 0.77, 0.93] as const;
const FILLS = ["fill-water", undefined, "fill-shallow", undefined, "fill-shallow"];

/** The aspect ratio of the frame for each crop. */
const FRAMES: Readonly<Record<SeaCrop, string>> = {
  wide: "aspect-676/452",
  // Taller than the mountain's, because two islands stand under the cartouche.
  phone: "aspect-364/236 [--band:6px]",
  guest: "aspect-390/259 [--band:6px]",
};

/** Distance between the nodes of the height field. */
const STEP = 11;
const MARGIN = 2;

/** Shallow near the islands, rolling elsewhere: two octaves of noise, and one bump for each islet. */
function heightsOf(scene: SeaScene): (x: number, y: number) => number {
  const noise = createNoise2D(mulberry32(scene.seed));
  const course = scene.course.flat();
  return (x, y) => {
    const rolling = 0.36 * noise(x / 170, y / 170) + 0.1 * noise(x / 90 + 9, y / 90 + 9);
    const bumps = scene.islets.reduce((sum, islet) => {
      const reach = islet.width * 0.95;
      const distance = ((x - islet.x) / reach) ** 2 + ((y - islet.y) / (reach * 0.86)) ** 2;
      return sum + 0.95 * Math.exp(-distance / 1.3);
    }, 0);
    // The course runs through shallow water too, so that one bank carries all the islands.
    const way = course.reduce((most, [cx, cy]) => {
      return Math.max(most, Math.exp(-((x - cx) ** 2 + (y - cy) ** 2) / 4200));
    }, 0);
    return rolling + 0.25 * way + 1.1 * (1 - Math.exp(-bumps));
  };
}

interface Chart {
  readonly lines: readonly { readonly level: number; readonly path: string }[];
  readonly soundings: readonly { readonly x: number; readonly y: number; readonly depth: number }[];
}

const charts = new Map<SeaCrop, Chart>();

function chartOf(crop: SeaCrop): Chart {
  const known = charts.get(crop);
  if (known !== undefined) return known;
  const scene: SeaScene = SEA_SCENES[crop];
  const heightAt = heightsOf(scene);
  const field = sampleField(
    Math.ceil(scene.width / STEP) + 1 + 2 * MARGIN,
    Math.ceil(scene.height / STEP) + 1 + 2 * MARGIN,
    (x, y) => heightAt((x - MARGIN) * STEP, (y - MARGIN) * STEP),
  );
  const chart: Chart = {
    lines: LEVELS.map((level) => ({
      level,
      path: contours(field, level)
        .filter((line) => line.length > 9)
        .map((line) => softLoop(line, ([x, y]) => [(x - MARGIN) * STEP, (y - MARGIN) * STEP]))
        .join(""),
    })),
    soundings: scene.soundings.map(([x, y]) => ({
      x,
      y,
      depth: Math.max(9, Math.round(37 - 26 * heightAt(x, y))),
    })),
  };
  charts.set(crop, chart);
  return chart;
}

/** Path units for each pixel: fine enough for any visible line, and short to write. */
const FINE = 4;

function Placed({ n, x, y, width, label }: SceneIslet) {
  const [w, h] = [width * FINE, Math.round(width * 0.64 * FINE)];
  const [labelX, labelY, size] = label;
  return (
    <g>
      <g transform={`translate(${x - width / 2} ${(y - h / FINE / 2).toFixed(1)}) scale(${1 / FINE})`}>
        <IsletLayers n={n} width={w} height={h} />
      </g>
      <text
        className="fill-cardink numeral font-semibold"
        textAnchor="middle"
        x={labelX}
        y={labelY}
        fontSize={size}
      >
        {n}
      </text>
    </g>
  );
}

export interface SeaDrawingProps {
  /** Cropped to fit its place, not shrunk. */
  readonly crop?: SeaCrop | undefined;
  /** Accessible name. Without one, the drawing is decoration beside its cartouche. */
  readonly label?: string | undefined;
  /** Usually a `Cartouche`, over the upper left. */
  readonly children?: ReactNode;
}

/** The sea of the home page: a chart in its neatline. */
export function SeaDrawing({ crop = "wide", label, children }: SeaDrawingProps) {
  const scene: SeaScene = SEA_SCENES[crop];
  const chart = chartOf(crop);
  return (
    <div className="relative text-ink [--band:8px] [--line:1.15]">
      <Neatline className={FRAMES[crop]} bars={scene.bars}>
        <Picture className="sw-drawing-sea" box={`0 0 ${scene.width} ${scene.height}`} label={label}>
          <g className="fill-none stroke-[color:light-dark(#8db7c2,#2c6070)]" strokeWidth="0.75">
            {chart.lines.map((line, i) => (
              <path
                key={line.level}
                className={FILLS[i]}
                fillOpacity={i === 2 ? 0.6 : undefined}
                strokeDasharray={i % 2 === 1 ? "5 2.5" : undefined}
                vectorEffect="non-scaling-stroke"
                d={line.path}
              />
            ))}
          </g>
          <g className="fill-cell font-serif font-normal italic tabular" fontSize="13.5" textAnchor="middle">
            {chart.soundings.map(({ x, y, depth }) => (
              <text key={`${x}-${y}`} x={x} y={y}>
                {depth}
              </text>
            ))}
          </g>
          {scene.rose === undefined ? null : (
            <CompassRose x={scene.rose[0]} y={scene.rose[1]} radius={scene.rose[2]} />
          )}
          {scene.course.map((stretch) => (
            <path
              key={stretch.length}
              className="fill-none stroke-ink"
              strokeDasharray="8 5"
              strokeWidth="1.5"
              d={openCurve(stretch)}
            />
          ))}
          {scene.islets.map((islet) => (
            <Placed key={islet.n} {...islet} />
          ))}
        </Picture>
      </Neatline>
      {children === undefined ? null : <DrawingTitle>{children}</DrawingTitle>}
    </div>
  );
}
