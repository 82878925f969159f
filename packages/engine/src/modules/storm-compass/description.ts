/** What a table is like because of it, for the eye. */
import type { Piece, Place, Seat } from "../../kernel/table";

/** A Storm that lies somewhere: before a seat, or beside a row, which counts from 1. */
export type StormInPlay = {
  readonly place: Place;
  readonly card: Piece;
  readonly storm: "yellow" | "purple" | "orange";
  /** Just drawn: whoever has a Compass may still stop it. */
  readonly fresh: boolean;
  /** Not yet in effect, or not all of it. */
  readonly pending: boolean;
  /** How many lie at this place. */
  readonly count: number;
} & ({ readonly seat: Seat; readonly row: null } | { readonly seat: null; readonly row: number });

/** The team's Compasses. */
export interface Compasses {
  readonly held: number;
  readonly spent: number;
  /** Seats that have passed over the Storm that was just drawn. */
  readonly passed: readonly Seat[];
}

export interface Described {
  readonly storms: readonly StormInPlay[] | null;
  readonly compasses: Compasses | null;
}

/** Without it there is nothing of it. */
export const NOTHING_OF_IT: Described = { storms: null, compasses: null };
