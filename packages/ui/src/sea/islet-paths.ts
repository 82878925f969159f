import { closedCurve, type Point } from "./curve";
import { mulberry32 } from "./mulberry";

/** The tens digit of an island's number; land grows higher with it. */
type IsletBand = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** The layers of an islet, back to front, as SVG path data in the caller's box. */
export interface IsletPaths {
  readonly band: IsletBand;
  readonly halo: string;
  readonly coast: string;
  readonly rings: readonly string[];
  /** Crosses of an awash rock. */
  readonly crosses: string;
  /** Dots: the sand of a cay, the spot height of band 6. */
  readonly dots: string;
  /** Cliff ticks on half the coast. */
  readonly cliffs: string;
  /** The summit triangle. */
  readonly summit: string;
  /** The flare of the light on the last island. */
  readonly flare: string;
}

const SAMPLES = 28;
const AMPLITUDES = [0.19, 0.12, 0.075, 0.05, 0.03] as const;
const RINGS = [0, 1, 0, 1, 2, 2, 3, 4, 4] as const;
const HALO = 1.26;

interface Shape {
  readonly harmonics: readonly { readonly k: number; readonly a: number; readonly phase: number }[];
  readonly turn: number;
  readonly centre: Point;
  readonly half: Point;
}

function radius(shape: Shape, angle: number, damping: number): number {
  return shape.harmonics.reduce((sum, { k, a, phase }) => sum + damping * a * Math.cos(k * angle + phase), 1);
}

function pointAt(shape: Shape, angle: number, scale: number, damping: number, shift: Point): Point {
  const r = radius(shape, angle, damping) * scale;
  // Turned before it is stretched to the box, so that an islet always looks flat on the water.
  const direction = angle + shape.turn;
  return [
    shape.centre[0] + shift[0] + shape.half[0] * r * Math.cos(direction),
    shape.centre[1] + shift[1] + shape.half[1] * r * Math.sin(direction),
  ];
}

function outline(shape: Shape, scale: number, damping: number, shift: Point): string {
  const points = Array.from({ length: SAMPLES }, (_, i) =>
    pointAt(shape, (i / SAMPLES) * 2 * Math.PI, scale, damping, shift),
  );
  return closedCurve(points);
}

function growth(n: number, band: IsletBand): number {
  if (n === 80) return 0.96;
  const swell = 0.66 + 0.026 * (n % 10);
  return band === 0 ? swell * 0.8 : swell;
}

const whole = (value: number) => Math.round(value);
const dot = ([x, y]: Point) => `M${whole(x)} ${whole(y)}h0`;

function drawCrosses(n: number, shape: Shape, unit: number): string {
  const count = 1 + Math.floor((n - 1) / 3);
  const arm = whole(unit * 0.085);
  const step = shape.half[0] * 0.62;
  return Array.from({ length: count }, (_, i) => {
    const x = whole(shape.centre[0] + (i - (count - 1) / 2) * step);
    const y = whole(shape.centre[1] + (i % 2 === 0 ? 0.1 : -0.14) * shape.half[1] * (count - 1));
    return `M${x - arm} ${y}h${2 * arm}M${x} ${y - arm}v${2 * arm}`;
  }).join("");
}

/** Ticks on the near half of the coast, pointing inland. */
function drawCliffs(shape: Shape): string {
  let path = "";
  for (let i = 0; i <= SAMPLES / 2; i += 1) {
    const angle = (i / SAMPLES) * 2 * Math.PI;
    const [x1, y1] = pointAt(shape, angle, 1, 1, [0, 0]);
    const [x2, y2] = pointAt(shape, angle, 0.87, 1, [0, 0]);
    path += `M${whole(x1)} ${whole(y1)}L${whole(x2)} ${whole(y2)}`;
  }
  return path;
}

function drawIslet(n: number, width: number, height: number): IsletPaths {
  const random = mulberry32(n * 7919 + 13);
  const band = Math.min(8, Math.floor(n / 10)) as IsletBand;
  const harmonics = AMPLITUDES.map((size, i) => {
    const a = (0.5 + 0.5 * random()) * size;
    return { k: i + 2, a, phase: random() * 2 * Math.PI };
  });
  const turn = (random() * 2 - 1) * 0.25;
  const g = growth(n, band);
  const half: Point = [0.4 * width * g, 0.4 * height * g];
  const offset: Point = [(random() * 2 - 1) * 0.17 * half[0], (-0.1 + (random() * 2 - 1) * 0.1) * half[1]];
  const shape: Shape = { harmonics, turn, centre: [width / 2, height / 2], half };
  const count = RINGS[band];
  const rings = Array.from({ length: count }, (_, i) => {
    const j = i + 1;
    const drift = (1.1 * j) / (count + 1);
    const shift: Point = [offset[0] * drift, offset[1] * drift];
    return outline(shape, 1 - (j * 0.84) / (count + 1), 1 - 0.12 * j, shift);
  });
  const top: Point = [shape.centre[0] + offset[0] * 1.1, shape.centre[1] + offset[1] * 1.1];
  const unit = Math.min(height, width * 0.64);
  const grain = () => {
    const angle = random() * 2 * Math.PI;
    return dot(pointAt(shape, angle, 0.08 + 0.52 * Math.sqrt(random()), 1, [0, 0]));
  };
  const t = whole(unit * 0.085);
  const [tx, ty] = [whole(top[0]), whole(top[1])];
  const [fx, fy] = pointAt(shape, -0.42, 0.86, 1, [0, 0]);
  const flare = Math.min(width * 0.28, unit * 0.55);
  return {
    band,
    halo: outline(shape, HALO, 0.8, [0, 0]),
    coast: outline(shape, 1, 1, [0, 0]),
    rings,
    crosses: band === 0 ? drawCrosses(n, shape, unit) : "",
    dots: band === 2 ? Array.from({ length: 10 }, grain).join("") : band === 6 ? dot(top) : "",
    cliffs: band === 5 ? drawCliffs(shape) : "",
    summit: band >= 7 ? `M${tx} ${whole(ty - t * 1.1)}l${t} ${whole(t * 1.8)}h${-2 * t}z` : "",
    flare:
      band === 8
        ? `M${whole(fx)} ${whole(fy)}l${whole(flare * 0.62)} ${whole(-flare * 0.95)}l${whole(flare * 0.3)} ${whole(flare * 0.58)}z`
        : "",
  };
}

const drawn = new Map<string, IsletPaths>();

/** The islet of a number in a box. A pure function of its three arguments; computed once, then cached. */
export function isletPaths(n: number, width: number, height: number): IsletPaths {
  const key = `${n}/${width}/${height}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const paths = drawIslet(n, width, height);
  drawn.set(key, paths);
  return paths;
}
