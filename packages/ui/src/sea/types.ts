import type { ReactNode } from "react";
import type { Face } from "../cards/face";

/** How the caller identifies a place; the board only passes it back. */
export type PlaceKey = string | number;

export const CELL_STATES = [
  "empty",
  "free",
  "cost",
  "tooDear",
  "picked",
  "laid",
  "lastLaid",
  "bound",
  "blocks",
  "refused",
  "receding",
  "prey",
  "doomed",
  "covered",
  "locked",
] as const;

/**
 * How a space is drawn. `free`, `cost`, `picked`, `prey` and `doomed` are live; the others stay focusable, `aria-disabled`.
 * `prey` is a card that may be chosen (to be taken, or to be turned), `doomed` the one that was chosen to leave; `covered`
 * is a space that something other than a card lies on; `locked` is one that opens later.
 */
export type CellState = (typeof CELL_STATES)[number];

export interface SeaCell<P extends PlaceKey = PlaceKey> {
  readonly place: P;
  /** 1 is the bottom row. */
  readonly row: number;
  /** 1 is the left column. */
  readonly column: number;
  readonly state: CellState;
  /** The card that lies there, the ghost of the picked one, or the card that was refused. */
  readonly face?: Face | undefined;
  /** How many cards to discard, for `cost`, `tooDear` and `picked`. */
  readonly price?: number | undefined;
  /** A word instead of the price, on a picked space. */
  readonly note?: string | undefined;
  /** Whether it is in the stretch of sea where the selected card may lie. */
  readonly inChannel?: boolean | undefined;
  /** Adds the teal corner of the last laid card to any other state. */
  readonly last?: boolean | undefined;
  /** Overrides whether the space is live (a refused space asked about again, a dimmed board in review). */
  readonly enabled?: boolean | undefined;
  /** Day & Night: the side that is up. The fill, the bar's position and the numeral's colour follow it. */
  readonly side?: ChartSide | undefined;
  /** Competitive: the owner of the card, shown by one or two bars at its left edge. */
  readonly owner?: Owner | undefined;
  /** Competitive: a line under the card that is part of a run; `ends` says where the line stops. */
  readonly run?: { readonly owner: Owner; readonly ends?: "left" | "right" | "both" | undefined } | undefined;
  /** The Pyramid: a border card lies here, shown by a question mark. */
  readonly border?: boolean | undefined;
  /** The card lies against a rule: a crossed disc over its lower left corner. */
  readonly slip?: boolean | undefined;
  /** A small mark over the card's lower right corner: `TurnMark`, `WildMark`. */
  readonly badge?: ReactNode;
  /** Accessible name: place, content, verdict; twelve words at most. */
  readonly label: string;
}

export type ChartSide = "day" | "night";
export type Owner = "one" | "two";

/** Something that lies across a whole row, with its badge in place of the row number. */
export interface SeaRowMark {
  readonly row: number;
  /** The kind of mark, as the style sheet knows it. */
  readonly kind: string;
  /** Utility classes for a mark that blocks nothing and leaves the cards as they are. */
  readonly className?: string | undefined;
  /** `leaving`: where it lay until now; `coming`: where it would lie. */
  readonly state?: "leaving" | "coming" | undefined;
  /** A `Badge` in place of the row number; several beside one row stand one under another. */
  readonly badge?: ReactNode;
}

export interface SeaBerth<P extends PlaceKey = PlaceKey> {
  readonly place: P;
  readonly state: "empty" | "free" | "cost" | "tooDear" | "picked" | "filled" | "refused";
  /** The words on the tab: "Start · Cléo", "17 spaces to go". */
  readonly text: ReactNode;
  readonly price?: number | undefined;
  readonly label: string;
}

/** For moving focus from outside: `board.current.focus(place)`. */
export interface SeaBoardHandle<P extends PlaceKey = PlaceKey> {
  focus(place: P): void;
}
