import type { ReactNode, Ref } from "react";
import type { SequenceKeys } from "../board/useRoving";
import type { PlaceKey, SeaBerth, SeaBoardHandle, SeaCell } from "../sea/types";

export interface GridProps<P extends PlaceKey> {
  /** Accessible name of the grid. */
  readonly label: string;
  /** Every space, in the order N and P step through: line after line. */
  readonly cells: readonly SeaCell<P>[];
  /** Accessible row names from row 1 upward. */
  readonly rowLabels: readonly string[];
  readonly finish?: SeaBerth<P> | undefined;
  readonly gauge?: ReactNode;
  readonly receding?: boolean | undefined;
  /** A cartouche in the middle. */
  readonly notice?: ReactNode;
  readonly focusPlace?: P | undefined;
  readonly sequenceKeys?: boolean | SequenceKeys | undefined;
  readonly onCell?: ((place: P) => void) | undefined;
  readonly onFocusCell?: ((place: P) => void) | undefined;
  readonly ref?: Ref<SeaBoardHandle<P>> | undefined;
}

/** Pillars: rows 1–3, columns 1–2 and 6–7. Roof: rows 4–7, columns 1–7. */
export interface ArchBoardProps<P extends PlaceKey> extends GridProps<P> {
  /** Between the pillars: "6 of 12 laid". */
  readonly gap?: ReactNode;
  /** While the roof is closed: why. Its cells are `locked`. */
  readonly roof?: ReactNode;
  /** Italic words above left, beside the Finish. */
  readonly caption?: ReactNode;
}

/** Rows of 8…1 like bricks, or 11-9-7-5-3-1 in steps. Columns count from each row's own left end. */
export interface PyramidBoardProps<P extends PlaceKey> extends GridProps<P> {
  readonly layout: "bricks" | "steps";
}
