/** How a module's acts are written, for programmers. */
import type { ActTypeOf, ModuleId } from "@stillwater/engine";

/** An act in the notation, and an option code under which it exists. */
export type WrittenAct = readonly [code: string, text: string];

export interface Notation<M extends ModuleId> {
  readonly acts: { readonly [A in ActTypeOf<M>]: WrittenAct };
  /** Further ways of writing acts that the module does not add itself. */
  readonly also: readonly WrittenAct[];
}

/** For a module without acts of its own. */
export const NO_NOTATION = { acts: {}, also: [] } as const;
