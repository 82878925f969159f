/** Where the cells of a sea are drawn. The engine counts rows; some seas are drawn in another shape than a square. */
import type { Place, Rulebook } from "@stillwater/engine";

export interface SeaSpot {
  readonly row: number;
  readonly column: number;
}

/** A sea as it is drawn. */
export interface SeaLayout<Shape extends string> {
  readonly shape: Shape;
  /** Shorter rows stand in the middle under longer ones. */
  readonly centred: boolean;
  readonly spot: (row: number, column: number, cell: Place) => SeaSpot;
}

/** Of a module: null for a sea that is not its own. */
export type LayoutPart<Shape extends string> = (rulebook: Rulebook) => SeaLayout<Shape> | null;
