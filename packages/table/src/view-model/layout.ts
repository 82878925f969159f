/** Where the cells of each sea are drawn. */
import type { Place, Rulebook } from "@stillwater/engine";
import { LAYOUTS } from "../modules/layouts";
import { only } from "../modules/only";
import type { SeaLayout, SeaSpot } from "../modules/sea-layout";

type OwnLayout = NonNullable<ReturnType<NonNullable<(typeof LAYOUTS)[keyof typeof LAYOUTS]>>>;

const GRID = {
  shape: "grid",
  centred: false,
  spot: (row, column) => ({ row, column }),
} as const satisfies SeaLayout<"grid">;

export interface Layout {
  readonly shape: (typeof GRID | OwnLayout)["shape"];
  readonly centred: boolean;
  /** The number of rows as drawn, counted from the bottom. */
  readonly rows: number;
  readonly columns: number;
  readonly spot: (cell: Place) => SeaSpot;
}

const layouts = new WeakMap<Rulebook, Layout>();

export function layoutOf(rulebook: Rulebook): Layout {
  const known = layouts.get(rulebook);
  if (known) return known;
  const shaped = Object.values(LAYOUTS).flatMap((part) => part?.(rulebook) ?? []);
  const own = only<OwnLayout>(shaped, "the shape of the sea") ?? GRID;
  const spots = new Map<Place, SeaSpot>(
    rulebook.rows.flatMap((cells, row) =>
      cells.map((cell, column) => [cell, own.spot(row + 1, column + 1, cell)] as const),
    ),
  );
  const all = [...spots.values()];
  const layout: Layout = {
    shape: own.shape,
    centred: own.centred,
    rows: Math.max(...all.map(({ row }) => row)),
    columns: Math.max(...all.map(({ column }) => column)),
    spot: (cell) => spots.get(cell) ?? { row: 0, column: 0 },
  };
  layouts.set(rulebook, layout);
  return layout;
}
