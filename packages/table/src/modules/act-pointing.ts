import type { ActTypeOf, ModuleId, Place, Seat, Table } from "@stillwater/engine";
import type { ActsBy } from "./ways";

/** How people point at the table for an act. Null stands for the default: one place, any target of the act, at any time. */
export interface ActPointing {
  /** The name of the piece that it carries. */
  readonly carries: string | null;
  /** The places that people may point at, chosen from all targets of the act. */
  readonly targets: ((table: Table, all: readonly Place[]) => readonly Place[]) | null;
  /** For an act along a way: how the way can go on from the places pointed at so far, one way for each end. */
  readonly ways: ((table: Table, seat: Seat, way: readonly Place[]) => readonly (readonly Place[])[]) | null;
  /** Whether a way may begin at a place. */
  readonly begins: ((table: Table, at: Place) => boolean) | null;
  /** For an act that may be done at any time: whether a seat could do it now. Of the acts of a turn the rules tell it. */
  readonly may: ((table: Table, seat: Seat) => boolean) | null;
}

export type PointingOf<M extends ModuleId> = { readonly [A in ActTypeOf<M> & ActsBy<"tool">]: ActPointing };
