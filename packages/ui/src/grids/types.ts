import type { ReactNode, Ref } from "react";
import type { SequenceKeys } from "../board/useRoving";
import type { PlaceKey, SeaBerth, SeaBoardHandle, SeaCell } from "../sea/types";

export interface GridProps<P extends PlaceKey> {
  /** Accessible name of the grid. */
  readonly label: string;
  /** Every space, in the order in which N and P step through them: row by row. */
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
