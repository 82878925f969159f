/**
 * What a table is like for the eye: what its chapters know and a person would see at a glance. Nobody outside the engine
 * works such things out from rules. A chapter that is not in play leaves its part as nothing.
 */
import type { Piece, Place, Table } from "./kernel/table";
import { type ModuleDescription, NOTHING_OF_MODULES } from "./modules/descriptions";

export interface Description extends ModuleDescription {
  /** Empty spaces on which nothing can be laid yet, such as the roof of an arch. */
  readonly closed: ReadonlySet<Place>;
  /** What laying a Start takes: extra cards that each seat draws first, and cards given in all; null where none is laid. */
  readonly start: { readonly extra: number; readonly total: number } | null;
  /** The mountain: the next place of each row that stands on two cards. */
  readonly next: ReadonlySet<Place>;
  /** What each Campfire on the slope counts for: the nearest number to its left; 0 for nothing. */
  readonly borrowed: ReadonlyMap<Place, number>;
  /** Bridges on the slope that are still to be covered. */
  readonly bridges: number;
  /** The card on its way up because of a Campfire, or 0. */
  readonly lifted: Piece;
  readonly ropes: { readonly left: number; readonly total: number } | null;
}

const NOTHING: Description = {
  ...NOTHING_OF_MODULES,
  closed: new Set(),
  start: null,
  next: new Set(),
  borrowed: new Map(),
  bridges: 0,
  lifted: 0,
  ropes: null,
};

/** What a table is like, as far as its viewer knows; made anew with every call. */
export function describe(table: Table): Description {
  return Object.assign({}, NOTHING, ...table.rulebook.chapters.map((chapter) => chapter.describes?.(table)));
}
