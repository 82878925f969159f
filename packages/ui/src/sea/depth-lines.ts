import { createNoise2D } from "simplex-noise";
import { contours, sampleField, softLoop } from "./contours";
import { mulberry32, seedOf } from "./mulberry";

export interface DepthLine {
  readonly level: number;
  readonly dashed: boolean;
  /** Closed outlines; the highest level is also faintly filled with the colour of the sheet. */
  readonly path: string;
}

/** Path units for each space. */
export const SPACE_UNITS = 100;
const LEVELS = [-0.5, -0.2, 0.1, 0.4] as const;
/** Simplex noise has about one and a half crests for each lattice unit; this makes 3.3 spaces from crest to crest. */
const PERIOD = 3.3 / 1.5;
/** Nodes for each space, and how far the field extends beyond the board so that no line ends at its edge. */
const FINENESS = 5;
const MARGIN = 2;

const drawn = new Map<string, readonly DepthLine[]>();

function drawLines(seed: string, columns: number, rows: number): readonly DepthLine[] {
  const noise = createNoise2D(mulberry32(seedOf(seed)));
  const octaves = (x: number, y: number) =>
    0.75 * noise(x / PERIOD, y / PERIOD) + 0.25 * noise((2 * x) / PERIOD + 17, (2 * y) / PERIOD + 17);
  const field = sampleField(columns * FINENESS + 1 + 2 * MARGIN, rows * FINENESS + 1 + 2 * MARGIN, (x, y) =>
    octaves((x - MARGIN) / FINENESS, (y - MARGIN) / FINENESS),
  );
  const unit = SPACE_UNITS / FINENESS;
  return LEVELS.map((level, i) => ({
    level,
    dashed: i % 2 === 1,
    path: contours(field, level)
      // A loop smaller than a number would look like a speck.
      .filter((line) => line.length > 11)
      .map((line) => softLoop(line, ([x, y]) => [(x - MARGIN) * unit, (y - MARGIN) * unit]))
      .join(""),
  }));
}

/** The depth lines of a board, 100 units for each space. Pure in its arguments; computed once, then cached. */
export function depthLines(seed: string | number, columns: number, rows: number): readonly DepthLine[] {
  const key = `${seed}/${columns}/${rows}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const lines = drawLines(String(seed), columns, rows);
  drawn.set(key, lines);
  return lines;
}
