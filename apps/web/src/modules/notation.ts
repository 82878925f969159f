/** How the acts of a module are written, for the people who write programs. */
import type { ActTypeOf, ModuleId } from "@stillwater/engine";

/** An act as it is written, under options that have it. */
export type WrittenAct = readonly [code: string, text: string];

export interface Notation<M extends ModuleId> {
  readonly acts: { readonly [A in ActTypeOf<M>]: WrittenAct };
  /** Other ways to write what it does not bring itself. */
  readonly also: readonly WrittenAct[];
}

/** Of a module without acts of its own. */
export const NO_NOTATION = { acts: {}, also: [] } as const;
