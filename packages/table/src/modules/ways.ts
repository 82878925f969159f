/**
 * How people do each act: aim a card of the hand, point at something on the table (`tool`), give cards (`gift`), do it as it
 * stands (`deed`), or talk with the table on a screen of its own. Kept small because everything at a table loads it: what
 * pointing means is in `pointing.ts`.
 */
import type { ActType } from "@stillwater/engine";
import type { ActWay } from "./act-way";
import { ROOM_WAYS } from "./way-list";

/** The acts that both games have without any module. */
const BASE_WAYS = {
  discard: { by: "gift", along: false, anytime: false, instead: false, key: null },
  lay: { by: "card", along: false, anytime: false, instead: false, key: null },
  give: { by: "gift", along: false, anytime: false, instead: false, key: null },
  stuck: { by: "talk", along: false, anytime: false, instead: false, key: null },
  waive: { by: "talk", along: false, anytime: false, instead: false, key: null },
  start: { by: "card", along: false, anytime: false, instead: false, key: null },
  finish: { by: "card", along: false, anytime: false, instead: false, key: null },
  dial: { by: "talk", along: false, anytime: false, instead: false, key: null },
  agree: { by: "talk", along: false, anytime: false, instead: false, key: null },
  bridge: { by: "card", along: false, anytime: false, instead: false, key: null },
  campfire: { by: "card", along: false, anytime: false, instead: false, key: null },
  move: { by: "tool", along: false, anytime: false, instead: false, key: null },
  summit: { by: "card", along: false, anytime: false, instead: false, key: null },
  rope: { by: "deed", along: false, anytime: false, instead: false, key: null },
} as const satisfies { readonly [A in ActType]?: ActWay };

/** Every act, in the order of the buttons; a missing act does not compile. */
export const WAYS = { ...BASE_WAYS, ...ROOM_WAYS } satisfies { readonly [A in ActType]: ActWay };

export type Way = (typeof WAYS)[ActType]["by"];

/** The acts that are done in a given way. */
export type ActsBy<W extends Way> = {
  [A in ActType]: W extends (typeof WAYS)[A]["by"] ? A : never;
}[ActType];

/** The acts that are done in a given way, in the order of their buttons. */
export function actsBy<W extends Way>(way: W): readonly ActsBy<W>[] {
  return Object.entries(WAYS).flatMap(([type, { by }]) => (by === way ? [type as ActsBy<W>] : []));
}

/** Whether an act is done in one of the given ways. */
export function isActBy<W extends Way>(type: ActType, ...ways: readonly W[]): type is ActsBy<W> {
  return ways.some((way) => way === WAYS[type].by);
}

const wayOf = (type: ActType): ActWay => WAYS[type];

/** The acts for which people point at one place after another. */
type AlongAct = {
  [A in ActType]: (typeof WAYS)[A] extends { readonly along: true } ? A : never;
}[ActType];

/** Whether people point at one place after another for an act. */
export const goesAlong = (type: ActType): type is AlongAct => wayOf(type).along;

/** Whether an act may be done while another seat is asked for something. */
export const isOutOfTurn = (type: ActType): boolean => wayOf(type).anytime;

/** Gifts that do more than put cards away: a word of their own says what for. */
export type NamedGift = Exclude<ActsBy<"gift">, "discard" | "give">;

export const isNamedGift = (type: ActType): type is NamedGift =>
  isActBy(type, "gift") && type !== "discard" && type !== "give";

/** Gifts made in place of what their step asks people to point at. */
export type InsteadAct = {
  [A in ActsBy<"gift">]: (typeof WAYS)[A] extends { readonly instead: true } ? A : never;
}[ActsBy<"gift">];

/** Whether a gift is made in place of what its step asks people to point at. */
export const isInstead = (type: ActsBy<"gift">): type is InsteadAct => wayOf(type).instead;

/** The acts that a single key starts. */
export type KeyedAct = {
  [A in ActType]: (typeof WAYS)[A] extends { readonly key: string } ? A : never;
}[ActType];

/** Their keys, in the order of their buttons. */
export const ACT_KEYS = Object.fromEntries(
  Object.entries<ActWay>(WAYS).flatMap(([type, { key }]) => (key === null ? [] : [[type, key]])),
) as Readonly<Record<KeyedAct, string>>;

export const KEYED_ACTS = Object.keys(ACT_KEYS) as readonly KeyedAct[];
