import type { ActTypeOf, ModuleId } from "@stillwater/engine";

/** How people do an act. */
export interface ActWay {
  readonly by: "card" | "tool" | "gift" | "deed" | "talk";
  /** People point at one place after another; the act's numbers are those places. */
  readonly along: boolean;
  /** A seat that can do it may do so whenever anybody is asked for something. */
  readonly anytime: boolean;
  /** Its cards may be given in place of the place that its step asks people to point at. */
  readonly instead: boolean;
  /** The single key that starts it, unless the person has set another; null for none. */
  readonly key: string | null;
}

export type WaysOf<M extends ModuleId> = { readonly [A in ActTypeOf<M>]: ActWay };
