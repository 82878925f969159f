/** What a table is like because of it, for the eye. */
import type { Piece, Place, Seat } from "../../kernel/table";

/** A Storm before a seat. */
export interface StormOfSeat {
  readonly place: Place;
  readonly card: Piece;
  readonly storm: "yellow" | "purple" | "orange";
  /** Whom it lies before. */
  readonly seat: Seat;
  readonly row: null;
  /** Just drawn: whoever has a Compass may still stop it. */
  readonly fresh: boolean;
  /** Not yet in effect, or not all of it. */
  readonly pending: boolean;
  /** How many lie at this place. */
  readonly count: number;
}

/** A Storm beside a row, where it is in effect. */
export interface StormBesideRow extends Omit<StormOfSeat, "seat" | "row" | "fresh" | "pending"> {
  readonly seat: null;
  /** The row it lies beside, from 1. */
  readonly row: number;
  readonly fresh: false;
  readonly pending: false;
}

/** A Storm that lies somewhere. */
export type StormInPlay = StormOfSeat | StormBesideRow;

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
