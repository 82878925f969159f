import type { Ref } from "react";
import type { PlaceKey } from "../sea/types";

export interface RowTarget<P extends PlaceKey = PlaceKey> {
  readonly row: number;
  /** The key that is passed back to the caller. */
  readonly place: P;
  readonly state: "open" | "picked" | "closed";
  /** "Row 4, three spaces open: the rocks move here." */
  readonly label: string;
}

/**
 * Whole rows to choose from, laid over a `SeaBoard` through its `overlay`. What would lie on the picked row is drawn by the
 * board: a row mark in the state `coming`.
 */
export interface RowTargetsProps<P extends PlaceKey> {
  readonly label: string;
  readonly rows: readonly RowTarget<P>[];
  readonly onRow: (place: P) => void;
  /** Called when a row gets the focus from the keyboard. */
  readonly onFocusRow?: ((place: P) => void) | undefined;
  /** Focuses the row that is the tab stop. */
  readonly ref?: Ref<{ focus(): void }> | undefined;
}
