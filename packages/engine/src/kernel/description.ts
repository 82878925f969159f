/**
 * What a table is like for the eye: what its chapters know and a person would see at a glance. Nobody outside the engine
 * works such things out from rules. A chapter that is not in play leaves its part as nothing.
 */
import type { Piece, Place, Seat, Table } from "./table";

/** A Storm that lies somewhere. */
export interface StormInPlay {
  readonly place: Place;
  readonly card: Piece;
  readonly storm: "yellow" | "purple" | "orange";
  /** Whom it lies before; null beside a row. */
  readonly seat: Seat | null;
  /** The row it lies beside, from 1; null before a seat. */
  readonly row: number | null;
  /** Just drawn: whoever has a Compass may still stop it. */
  readonly fresh: boolean;
  /** Not yet in effect, or not all of it. */
  readonly pending: boolean;
  /** How many lie at this place. */
  readonly count: number;
}

/** The team's Compasses. */
export interface Compasses {
  readonly held: number;
  readonly spent: number;
  /** Seats that have passed over the Storm that was just drawn. */
  readonly passed: readonly Seat[];
}

/** A Panorama that is shown or met. */
export interface Panorama {
  readonly numbers: readonly number[];
  /** How many of them, from the left, lie side by side somewhere. */
  readonly run: number;
  readonly met: boolean;
}

/** Cards of one seat in adjacent cells of the sequence, so many that they score. */
export interface Run {
  readonly seat: Seat;
  readonly spaces: readonly Place[];
}

export interface Description {
  /** Empty spaces on which nothing can be laid yet, such as the roof of an arch. */
  readonly closed: ReadonlySet<Place>;
  /** The mountain: the next place of each row that stands on two cards. */
  readonly next: ReadonlySet<Place>;
  /** What each Campfire on the slope counts for: the nearest number to its left; 0 for nothing. */
  readonly borrowed: ReadonlyMap<Place, number>;
  /** Bridges on the slope that are still to be covered. */
  readonly bridges: number;
  /** The card on its way up because of a Campfire, or 0. */
  readonly lifted: Piece;
  readonly ropes: { readonly left: number; readonly total: number } | null;
  /** Green cards from row 1 upwards: a way to each of the highest places that can be reached, and the row to reach. */
  readonly paths: { readonly ways: readonly (readonly Place[])[]; readonly need: number } | null;
  readonly panoramas: readonly Panorama[] | null;
  /** Where goats stand, how many of them on the top row, and how many must. */
  readonly goats: {
    readonly on: ReadonlyMap<Place, number>;
    readonly up: number;
    readonly need: number;
  } | null;
  /** The row that the Rocks lie beside, from 1; 0 while they lie beside none, nothing in a game without. */
  readonly rocks: number | null;
  readonly storms: readonly StormInPlay[] | null;
  readonly compasses: Compasses | null;
  /** Which side of each card lies up, whether its row asks for the other, and what each row from the bottom asks for. */
  readonly sides: {
    readonly on: ReadonlyMap<Place, { readonly side: "day" | "night"; readonly wrong: boolean }>;
    readonly wanted: readonly ("day" | "night")[];
  } | null;
  /** Border cards that no Island covers, and how many Storms lie on each. */
  readonly borders: ReadonlyMap<Place, number> | null;
  /** Whose card lies on a space, and the runs that score. */
  readonly owners: ReadonlyMap<Place, Seat> | null;
  readonly runs: readonly Run[] | null;
}

const NOTHING: Description = {
  closed: new Set(),
  next: new Set(),
  borrowed: new Map(),
  bridges: 0,
  lifted: 0,
  ropes: null,
  paths: null,
  panoramas: null,
  goats: null,
  rocks: null,
  storms: null,
  compasses: null,
  sides: null,
  borders: null,
  owners: null,
  runs: null,
};

/** What a table is like, as far as its viewer knows; made anew with every call. */
export function describe(table: Table): Description {
  return Object.assign({}, NOTHING, ...table.rulebook.chapters.map((chapter) => chapter.describes?.(table)));
}
