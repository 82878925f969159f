/**
 * What a person would see at a glance on a table, as its chapters describe it, so that nobody outside the engine works
 * such things out from rules. The part of a chapter that is not in play stays null or empty.
 */
import type { Piece, Place, Table } from "./kernel/table";
import { type ModuleDescription, NOTHING_OF_MODULES } from "./modules/descriptions";

export interface Description extends ModuleDescription {
  /** Empty spaces on which nothing can be laid yet, such as the roof of an arch. */
  readonly closed: ReadonlySet<Place>;
  /** What a Start costs: extra cards that each seat draws first, and cards given in all; null in a game without one. */
  readonly start: { readonly extra: number; readonly total: number } | null;
  /** The mountain: the next place of each row, if it rests on two cards or on the ground. */
  readonly next: ReadonlySet<Place>;
  /** The number that each Campfire on the slope counts as: the nearest number to its left; 0 for none. */
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

/** Describes a table, as far as its viewer knows it; made anew with every call. */
export function describe(table: Table): Description {
  return Object.assign({}, NOTHING, ...table.rulebook.chapters.map((chapter) => chapter.describes?.(table)));
}
