import type { ReactNode } from "react";
import type { Face } from "../cards/face";

/** What names a place to the caller; the board only hands it back. */
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
] as const;

/** How a space is drawn. Only `free` and `cost` are live targets; the others stay focusable, `aria-disabled`. */
export type CellState = (typeof CELL_STATES)[number];

export interface SeaCell<P extends PlaceKey = PlaceKey> {
  readonly place: P;
  /** 1 is the bottom row. */
  readonly row: number;
  /** 1 is the left column. */
  readonly column: number;
  readonly state: CellState;
  /** The card lying there, the ghost of the picked one, or the number that was refused. */
  readonly face?: Face | undefined;
  /** Cards to discard: for `cost`, `tooDear` and `picked`. */
  readonly price?: number | undefined;
  /** In the stretch of sea where the selected card may lie. */
  readonly inChannel?: boolean | undefined;
  /** Adds the teal corner of the last laid card to any other state. */
  readonly last?: boolean | undefined;
  /** Adds the amber corner. */
  readonly narrow?: boolean | undefined;
  /** Live although the state says otherwise (a refused space asked again, a receding board in review). */
  readonly enabled?: boolean | undefined;
  /** Accessible name: place, content, verdict; twelve words at most. */
  readonly label: string;
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
