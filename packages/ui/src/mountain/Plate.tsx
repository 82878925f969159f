import { MOUNTAIN_SIGNS } from "./signs";
import type { MountainPiece, Terrain } from "./types";

/** Plates on a 100-unit brick, in the shapes of the design: the circle has a diameter of 74. */
const SHAPES: Readonly<Record<Exclude<Terrain, "green">, string>> = {
  blue: "M-25.2-35.9H25.2L44.4 0 25.2 35.9H-25.2L-44.4 0z",
  red: "M0-51.8Q36.3-14.8 47.7 39.2H-47.7Q-36.3-14.8 0-51.8z",
};

export const TERRAIN_FILL = { green: "fill-green", blue: "fill-blue", red: "fill-red" } as const;

/** Classes that a drawing sets once for all its plates. */
export const PLATES = "fill-plate stroke-plate-ink text-plate-ink";

const LINE = {
  className: "sw-plate-shape",
  strokeLinejoin: "round",
  vectorEffect: "non-scaling-stroke",
} as const;

/** Circle, hexagon or peak: shows the terrain to people who cannot tell colours. The drawing around it sets the colours. */
export function PlateShape({ terrain }: { readonly terrain: Terrain }) {
  return terrain === "green" ? <circle r="37" {...LINE} /> : <path d={SHAPES[terrain]} {...LINE} />;
}

function PlateNumber({ terrain, n }: { readonly terrain: Terrain; readonly n: number }) {
  const peak = terrain === "red";
  const size = peak ? (n > 9 ? 45.9 : 53.3) : 54.8;
  return (
    <text
      className="sw-plate-number"
      stroke="none"
      textAnchor="middle"
      y={peak ? 25.9 : 18.5}
      fontSize={size}
    >
      {n}
    </text>
  );
}

/** A flame, with the number that the Campfire counts as below it. */
function Fire({ terrain, counts }: { readonly terrain: Terrain; readonly counts: number | undefined }) {
  const low = terrain === "red" ? 7 : 0;
  const size = counts === undefined ? 1.9 : 1.6;
  return (
    <>
      <path
        d={MOUNTAIN_SIGNS.flame}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        transform={`translate(${-12 * size} ${low - (counts === undefined ? 23 : 31)}) scale(${size})`}
      />
      {counts === undefined ? null : (
        <text
          className="sw-plate-number sw-plate-counts"
          stroke="none"
          textAnchor="middle"
          y={low + 28}
          fontSize="27"
        >
          {`=${counts}`}
        </text>
      )}
    </>
  );
}

export type PlatedPiece = Exclude<MountainPiece, { kind: "bridge" }>;

/** The plate of a card and what stands on it, around the middle of a 100-unit brick. */
export function Plate({ piece }: { readonly piece: PlatedPiece }) {
  return (
    <>
      <PlateShape terrain={piece.terrain} />
      {piece.kind === "ascent" ? (
        <PlateNumber terrain={piece.terrain} n={piece.n} />
      ) : (
        <Fire terrain={piece.terrain} counts={piece.counts} />
      )}
    </>
  );
}

const SPAN = { left: 11, right: 89, upper: 38, lower: 64 };
const sag = (from: number, control: number, t: number) =>
  from * (1 - t) ** 2 + 2 * control * t * (1 - t) + from * t ** 2;
const hangers = [1, 2, 3, 4, 5]
  .map((i) => {
    const t = i / 6;
    const x = SPAN.left + (SPAN.right - SPAN.left) * t;
    return `M${x.toFixed(1)} ${sag(SPAN.upper, 84, t).toFixed(1)}V${sag(SPAN.lower, 86, t).toFixed(1)}`;
  })
  .join("");

/** A plank bridge across its brick; drawn on 100 × 100 and stretched. */
export function Plank() {
  return (
    <g className="fill-none stroke-ink stroke-[1.25] @min-[618px]:stroke-[1.6]">
      <path
        className="stroke-[2.25] @min-[618px]:stroke-3"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
        d="M11 25V81M89 25V81"
      />
      <path vectorEffect="non-scaling-stroke" d="M11 38Q50 84 89 38M11 64Q50 86 89 64" />
      <path vectorEffect="non-scaling-stroke" d={hangers} />
    </g>
  );
}
