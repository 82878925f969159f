export type Point = readonly [x: number, y: number];

/**
 * A closed Catmull–Rom curve through the points as relative Béziers. Coordinates are integers: the caller scales its box so
 * that one unit is a tenth of a pixel, which keeps the markup of a board of islets small.
 */
export function closedCurve(points: readonly Point[]): string {
  const at = (i: number): Point => points[(i + points.length) % points.length] ?? [0, 0];
  const [startX, startY] = at(0).map(Math.round) as [number, number];
  let x = startX;
  let y = startY;
  let path = `M${x} ${y}`;
  for (let i = 0; i < points.length; i += 1) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const controls = [
      p1[0] + (p2[0] - p0[0]) / 6,
      p1[1] + (p2[1] - p0[1]) / 6,
      p2[0] - (p3[0] - p1[0]) / 6,
      p2[1] - (p3[1] - p1[1]) / 6,
      p2[0],
      p2[1],
    ].map(Math.round);
    path += `c${controls.map((value, axis) => value - (axis % 2 === 0 ? x : y)).join(" ")}`;
    x = controls[4] ?? x;
    y = controls[5] ?? y;
  }
  return `${path.replaceAll(" -", "-")}z`;
}

/** The same for an open line. */
export function openCurve(points: readonly Point[]): string {
  const at = (i: number): Point => points[Math.min(points.length - 1, Math.max(0, i))] ?? [0, 0];
  const n = (value: number) => Number(value.toFixed(1));
  let path = `M${n(at(0)[0])} ${n(at(0)[1])}`;
  for (let i = 0; i < points.length - 1; i += 1) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    path +=
      `C${n(p1[0] + (p2[0] - p0[0]) / 6)} ${n(p1[1] + (p2[1] - p0[1]) / 6)}` +
      ` ${n(p2[0] - (p3[0] - p1[0]) / 6)} ${n(p2[1] - (p3[1] - p1[1]) / 6)} ${n(p2[0])} ${n(p2[1])}`;
  }
  return path;
}
