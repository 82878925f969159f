/** Where the cells of each sea are drawn. The engine counts rows; an arch is drawn as pillars under a roof. */
import { namedPlace, type Place, type Rulebook } from "@stillwater/engine";

type Shape = "grid" | "arch" | "bricks" | "steps";

const PILLAR_ROWS = 3;
const EAST = 5;

interface Spot {
  readonly row: number;
  readonly column: number;
}

export interface Layout {
  readonly shape: Shape;
  /** Rows as drawn, from the bottom. */
  readonly rows: number;
  readonly columns: number;
  readonly spot: (cell: Place) => Spot;
}

function shapeOf(rulebook: Rulebook): Shape {
  const widths = rulebook.rows.map((row) => row.length);
  if (rulebook.cells.some((cell) => namedPlace(rulebook.placeName(cell))?.pillar !== undefined))
    return "arch";
  const [first = 0, second = 0] = widths;
  return first === second ? "grid" : first - second === 1 ? "bricks" : "steps";
}

const layouts = new WeakMap<Rulebook, Layout>();

export function layoutOf(rulebook: Rulebook): Layout {
  const known = layouts.get(rulebook);
  if (known) return known;
  const shape = shapeOf(rulebook);
  const spots = new Map<Place, Spot>();
  rulebook.rows.forEach((cells, index) => {
    cells.forEach((cell, column) => {
      const named = namedPlace(rulebook.placeName(cell));
      if (named?.pillar !== undefined) {
        const place = named.column - 1;
        const shift = named.pillar === "right" ? EAST : 0;
        spots.set(cell, { row: Math.floor(place / 2) + 1, column: (place % 2) + 1 + shift });
      } else {
        const row = shape === "arch" ? index + 1 - PILLAR_ROWS : index + 1;
        spots.set(cell, { row, column: column + 1 });
      }
    });
  });
  const all = [...spots.values()];
  const layout: Layout = {
    shape,
    rows: Math.max(...all.map(({ row }) => row)),
    columns: Math.max(...all.map(({ column }) => column)),
    spot: (cell) => spots.get(cell) ?? { row: 0, column: 0 },
  };
  layouts.set(rulebook, layout);
  return layout;
}
