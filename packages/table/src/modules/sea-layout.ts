/** Where the cells of a sea are drawn. The engine numbers rows; some seas are not drawn as a square. */
import type { Place, Rulebook } from "@stillwater/engine";

export interface SeaSpot {
  readonly row: number;
  readonly column: number;
}

/** How a sea is drawn. */
export interface SeaLayout<Shape extends string> {
  readonly shape: Shape;
  /** Whether shorter rows are centred on longer ones. */
  readonly centred: boolean;
  readonly spot: (row: number, column: number, cell: Place) => SeaSpot;
}

/** A module returns null for a sea that is not its own. */
export type LayoutPart<Shape extends string> = (rulebook: Rulebook) => SeaLayout<Shape> | null;
