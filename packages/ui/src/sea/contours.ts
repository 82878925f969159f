import { closedCurve, type Point } from "./curve";

/** A height at every node of a grid, row by row. */
export interface HeightField {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

/** Builds a height field. Its outermost ring of nodes lies below every level, so that each contour is a closed loop. */
export function sampleField(
  width: number,
  height: number,
  heightAt: (x: number, y: number) => number,
): HeightField {
  const values = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const rim = x === 0 || y === 0 || x === width - 1 || y === height - 1;
      values[y * width + x] = rim ? -9 : heightAt(x, y);
    }
  }
  return { width, height, values };
}

// Edges of a square: 0 top, 1 right, 2 bottom, 3 left. Each case lists [from, to] with the high side on the left.
const SEGMENTS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [
    [3, 0],
    [1, 2],
  ],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[2, 0]],
  [
    [0, 1],
    [2, 3],
  ],
  [[2, 1]],
  [[1, 3]],
  [[1, 0]],
  [[0, 3]],
  [],
];

/** The closed contour lines of a level, by marching squares, in grid units. */
export function contours(field: HeightField, level: number): Point[][] {
  const { width, height, values } = field;
  const value = (x: number, y: number) => values[y * width + x] ?? -9;
  const mix = (a: number, b: number) => {
    // The rim is far below every level; plain interpolation would pull the line onto the nodes and kink it.
    const low = Math.max(a, level - 1);
    const high = Math.max(b, level - 1);
    return (level - low) / (high - low);
  };
  // An edge is named by its upper or left node and its direction, so that neighbours give a shared edge the same name.
  const edgeOf = (x: number, y: number, edge: number) =>
    edge === 0
      ? (y * width + x) * 2
      : edge === 2
        ? ((y + 1) * width + x) * 2
        : edge === 3
          ? (y * width + x) * 2 + 1
          : (y * width + x + 1) * 2 + 1;
  const pointOf = (edge: number): Point => {
    const node = edge >> 1;
    const [x, y] = [node % width, Math.floor(node / width)];
    return edge % 2 === 0
      ? [x + mix(value(x, y), value(x + 1, y)), y]
      : [x, y + mix(value(x, y), value(x, y + 1))];
  };
  const next = new Map<number, number>();
  for (let y = 0; y < height - 1; y += 1) {
    for (let x = 0; x < width - 1; x += 1) {
      const code =
        (value(x, y) > level ? 1 : 0) |
        (value(x + 1, y) > level ? 2 : 0) |
        (value(x + 1, y + 1) > level ? 4 : 0) |
        (value(x, y + 1) > level ? 8 : 0);
      for (const [from, to] of SEGMENTS[code] ?? []) next.set(edgeOf(x, y, from), edgeOf(x, y, to));
    }
  }
  const lines: Point[][] = [];
  while (next.size > 0) {
    const first = next.keys().next().value;
    if (first === undefined) break;
    const line: Point[] = [];
    let edge: number | undefined = first;
    while (edge !== undefined) {
      line.push(pointOf(edge));
      const following: number | undefined = next.get(edge);
      next.delete(edge);
      edge = following;
      if (edge === first) break;
    }
    if (line.length > 3) lines.push(line);
  }
  return lines;
}

/** One of this many points of a contour is kept in the drawn line. */
const SPARSE = 3;

/**
 * A contour as a soft closed line that is short to write: every third point, each moved towards its two neighbours, joined
 * by curves. Marching squares resolves no finer bend than that.
 */
export function softLoop(points: readonly Point[], place: (point: Point) => Point): string {
  const count = Math.max(5, Math.round(points.length / SPARSE));
  const at = (i: number): Point => points[(i + points.length) % points.length] ?? [0, 0];
  const kept = Array.from({ length: count }, (_, i): Point => {
    const middle = Math.round((i * points.length) / count);
    const [before, here, after] = [at(middle - 1), at(middle), at(middle + 1)];
    return place([(before[0] + 2 * here[0] + after[0]) / 4, (before[1] + 2 * here[1] + after[1]) / 4]);
  });
  return closedCurve(kept);
}
