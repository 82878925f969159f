import type { ReactNode } from "react";
import type { SequenceKeys } from "../board/useRoving";
import type { PlaceKey } from "../sea/types";

export const TERRAINS = ["green", "blue", "red"] as const;
/** Told apart by plate shape (circle, hexagon, peak), lightness and hatch before colour. */
export type Terrain = (typeof TERRAINS)[number];

/** What lies on a place of the mountain. */
export type MountainPiece =
  | { readonly kind: "ascent"; readonly terrain: Terrain; readonly n: number }
  /** `counts` is the value it borrows; left out, it has none. */
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
 * How a place is drawn. `later`: not yet reachable; `next`: the row's next place, nothing asked of it. `free`, `cost`
 * and `picked` are live; on a place with a piece they mean "this may be covered, replaced or moved to", and the price
 * hangs on its top edge. All others stay focusable, `aria-disabled`.
 */
export type LedgeState = (typeof LEDGE_STATES)[number];

export interface MountainCell<P extends PlaceKey = PlaceKey> {
  readonly place: P;
  /** 1 is the bottom row. */
  readonly row: number;
  /** 1 is the left end of the row. */
  readonly column: number;
  /** The next place of its row: a tap anywhere in the row means it. */
  readonly lane: boolean;
  readonly state: LedgeState;
  /** What lies there. */
  readonly piece?: MountainPiece | undefined;
  /** A card lies there whose face nobody knows. */
  readonly unknown?: boolean | undefined;
  /** What would lie there: the ghost of the picked card, or the one that was refused. */
  readonly ghost?: MountainPiece | undefined;
  /** Cards to discard: for `cost`, `tooDear` and `picked`. */
  readonly price?: number | undefined;
  /** A word in the place of the price, on a picked place. */
  readonly note?: string | undefined;
  /** The card covers a Bridge: a dashed line inside its outline recalls it. */
  readonly onBridge?: boolean | undefined;
  /** What stands on the card, at its upper right corner. */
  readonly badge?: ReactNode;
  /** What stands there is being moved, or may be. What may be picked is live. */
  readonly movable?: "may" | "picked" | undefined;
  /** A foot of a refused place: the one that is there, or the one that is missing. */
  readonly foot?: "there" | "missing" | undefined;
  /** What lies there lies against a rule: a crossed disc over its lower left corner. */
  readonly slip?: boolean | undefined;
  /** Live although the state says otherwise. */
  readonly enabled?: boolean | undefined;
  /** Accessible name: place, content, what stands on it, verdict; "Row 3, place 7, next space, discard 1." */
  readonly label: string;
}

export interface SummitBerth<P extends PlaceKey = PlaceKey> {
  readonly place: P;
  readonly state: "closed" | "free" | "picked" | "filled" | "refused";
  /** Why it is closed, beside the triangle: one or two lines. */
  readonly text: ReactNode;
  readonly label: string;
}

/** A green path from row 1 upward: the places it touches. Several are drawn in different dashes. */
export type Trail<P extends PlaceKey = PlaceKey> = readonly P[];

export interface MountainBoardHandle<P extends PlaceKey = PlaceKey> {
  focus(place: P): void;
}

export interface MountainBoardProps<P extends PlaceKey> {
  /** Accessible name of the grid. */
  readonly label: string;
  /** Every place, in any order. Rows may have any length that shrinks by one each row. */
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
  /** N and P step through the live places; off where single-key shortcuts are unwanted. */
  readonly targetKeys?: boolean | SequenceKeys | undefined;
  readonly onCell?: ((place: P) => void) | undefined;
  /** A place took the focus from the keyboard. */
  readonly onFocusCell?: ((place: P) => void) | undefined;
}
