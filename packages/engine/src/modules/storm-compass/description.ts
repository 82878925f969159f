/** What this module adds to the description of a table. */
import type { Piece, Place, Seat } from "../../kernel/table";

/** The Storms at one place: before a seat, or beside a row, counted from 1. */
export type StormInPlay = {
  readonly place: Place;
  readonly card: Piece;
  readonly storm: "yellow" | "purple" | "orange";
  /** Just drawn: a Compass may still stop it. */
  readonly fresh: boolean;
  /** Not yet in effect, or not yet fully. */
  readonly pending: boolean;
  /** How many lie at this place. */
  readonly count: number;
} & ({ readonly seat: Seat; readonly row: null } | { readonly seat: null; readonly row: number });

/** The team's Compasses. */
export interface Compasses {
  readonly held: number;
  readonly spent: number;
  /** Seats that have passed on stopping the Storm that was just drawn. */
  readonly passed: readonly Seat[];
}

export interface Described {
  readonly storms: readonly StormInPlay[] | null;
  readonly compasses: Compasses | null;
}

/** The same while this module is not in play. */
export const NOTHING_OF_IT: Described = { storms: null, compasses: null };
