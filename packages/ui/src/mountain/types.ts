import type { ReactNode } from "react";
import type { SequenceKeys } from "../board/useRoving";
import type { PlaceKey } from "../sea/types";

export const TERRAINS = ["green", "blue", "red"] as const;
/** Told apart by plate shape (circle, hexagon, peak), lightness and hatch; colour comes last. */
export type Terrain = (typeof TERRAINS)[number];

/** What lies on a place of the mountain. */
export type MountainPiece =
  | { readonly kind: "ascent"; readonly terrain: Terrain; readonly n: number }
  /** `counts` is the value that it borrows; left out if it has none. */
  | { readonly kind: "campfire"; readonly terrain: Terrain; readonly counts?: number | undefined }
  | { readonly kind: "bridge" };

export const LEDGE_STATES = [
  "later",
  "next",
  "free",
  "cost",
  "tooDear",
  "picked",
  "laid",
  "lastLaid",
  "bound",
  "blocks",
  "refused",
] as const;

/**
 * How a place is drawn. `later`: not yet reachable; `next`: the row's next place, with no card picked. `free`, `cost` and
 * `picked` are live; on a place with a piece they mean "this may be covered, replaced or moved to", and the price is shown
 * at its top edge. All others stay focusable, `aria-disabled`.
 */
export type LedgeState = (typeof LEDGE_STATES)[number];

export interface MountainCell<P extends PlaceKey = PlaceKey> {
  readonly place: P;
  /** 1 is the bottom row. */
  readonly row: number;
  /** 1 is the left end of the row. */
  readonly column: number;
  /** Whether it is the next place of its row, which a tap anywhere in the row means. */
  readonly lane: boolean;
  readonly state: LedgeState;
  /** What lies there. */
  readonly piece?: MountainPiece | undefined;
  /** A card lies there whose face nobody knows. */
  readonly unknown?: boolean | undefined;
  /** The ghost of the card that would lie there: the picked one, or one that was refused. */
  readonly ghost?: MountainPiece | undefined;
  /** How many cards to discard, for `cost`, `tooDear` and `picked`. */
  readonly price?: number | undefined;
  /** A word instead of the price, on a picked place. */
  readonly note?: string | undefined;
  /** The card covers a Bridge, shown by a dashed line inside its outline. */
  readonly onBridge?: boolean | undefined;
  /** What stands on the card, at its upper right corner. */
  readonly badge?: ReactNode;
  /** The piece there is being moved (`picked`), or may be (`may`); one that may be moved is live. */
  readonly movable?: "may" | "picked" | undefined;
  /** This place is a foot of a refused one: a foot that is there, or one that is missing. */
  readonly foot?: "there" | "missing" | undefined;
  /** The card lies against a rule: a crossed disc over its lower left corner. */
  readonly slip?: boolean | undefined;
  /** Overrides whether the place is live. */
  readonly enabled?: boolean | undefined;
  /** Accessible name: place, content, what stands on it, verdict. "Row 3, place 7, next space, discard 1." */
  readonly label: string;
}

export interface SummitBerth<P extends PlaceKey = PlaceKey> {
  readonly place: P;
  readonly state: "closed" | "free" | "picked" | "filled" | "refused";
  /** Why it is closed, beside the triangle: one or two lines. */
  readonly text: ReactNode;
  readonly label: string;
}

/** A green path from row 1 upward, as the places that it touches. Several paths get different dashes. */
export type Trail<P extends PlaceKey = PlaceKey> = readonly P[];

export interface MountainBoardHandle<P extends PlaceKey = PlaceKey> {
  focus(place: P): void;
}

export interface MountainBoardProps<P extends PlaceKey> {
  /** Accessible name of the grid. */
  readonly label: string;
  /** Every place, in any order. A row may have any length, but each row is one shorter than the row below. */
  readonly cells: readonly MountainCell<P>[];
  /** Accessible row names from row 1 upward, each with its open space: "row 1, bottom, full", "row 3, 4 of 7 …". */
  readonly rowLabels: readonly string[];
  readonly summit?: SummitBerth<P> | undefined;
  readonly trails?: readonly Trail<P>[] | undefined;
  /** The lane at the right edge: a `SpareGauge`. */
  readonly gauge?: ReactNode;
  /** A cartouche in the middle of the mountain. */
  readonly notice?: ReactNode;
  readonly focusPlace?: P | undefined;
  /** Letters that step through the live places, N and P by default; false where single-key shortcuts are unwanted. */
  readonly targetKeys?: boolean | SequenceKeys | undefined;
  readonly onCell?: ((place: P) => void) | undefined;
  /** Called when a place gets the focus from the keyboard. */
  readonly onFocusCell?: ((place: P) => void) | undefined;
}
