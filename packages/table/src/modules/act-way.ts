import type { ActTypeOf, ModuleId } from "@stillwater/engine";

/** How people do an act. */
export interface ActWay {
  readonly by: "card" | "tool" | "gift" | "deed" | "talk";
  /** It is pointed at place after place: the act's numbers are the places. */
  readonly along: boolean;
  /** Whoever can may do it whenever somebody is asked for something. */
  readonly anytime: boolean;
  /** Its cards may be given in place of what its step wants pointed at. */
  readonly instead: boolean;
  /** The single key that begins with it, unless somebody has set another; null for none. */
  readonly key: string | null;
}

export type WaysOf<M extends ModuleId> = { readonly [A in ActTypeOf<M>]: ActWay };
