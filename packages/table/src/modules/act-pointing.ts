import type { ActTypeOf, ModuleId, Place, Seat, Table } from "@stillwater/engine";
import type { ActsBy } from "./ways";

/** Where something is null it is as the act itself says: one place, out of all that it could be aimed at, at any time it is asked for. */
export interface ActPointing {
  /** The piece that it carries, by its name. */
  readonly carries: string | null;
  /** Everywhere it could be pointed at, out of all that the act could be aimed at. */
  readonly targets: ((table: Table, all: readonly Place[]) => readonly Place[]) | null;
  /** Of an act that goes along a way: the ways on from where it was pointed at so far, one for each end. */
  readonly ways: ((table: Table, seat: Seat, way: readonly Place[]) => readonly (readonly Place[])[]) | null;
  /** Whether a way begins at a place. */
  readonly begins: ((table: Table, at: Place) => boolean) | null;
  /** Of an act that is done at any time: whether a seat could do it now. */
  readonly may: ((table: Table, seat: Seat) => boolean) | null;
}

export type PointingOf<M extends ModuleId> = { readonly [A in ActTypeOf<M> & ActsBy<"tool">]: ActPointing };
