import type { ActTypeOf, ModuleId } from "@stillwater/engine";

/** How people do an act. */
export interface ActWay {
  readonly by: "card" | "tool" | "gift" | "deed" | "talk";
  /** It is pointed at place after place: the act's numbers are the places. */
  readonly along?: true;
  /** Whoever can may do it whenever somebody is asked for something. */
  readonly anytime?: true;
  /** Cards that may be given in place of what its step wants pointed at. */
  readonly instead?: true;
  /** The single key that begins with it, unless somebody has set another. */
  readonly key?: string;
}

export type WaysOf<M extends ModuleId> = { readonly [A in ActTypeOf<M>]: ActWay };
