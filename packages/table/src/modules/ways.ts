/**
 * How people do each act, in the order of its buttons: aim a card of the hand, point at something on the table (`tool`),
 * give cards (`gift`), do it as it stands (`deed`), or talk with the table, where it has a screen of its own. By itself
 * and light, since everything at a table asks it; leave one out and it does not compile.
 */
import type { ActType } from "@stillwater/engine";

export const WAYS = {
  discard: "gift",
  lay: "card",
  give: "gift",
  stuck: "talk",
  waive: "talk",
  start: "card",
  finish: "card",
  dial: "talk",
  agree: "talk",
  bridge: "card",
  campfire: "card",
  move: "tool",
  summit: "card",
  rope: "deed",
  rocks: "tool",
  stay: "gift",
  monster: "card",
  fog: "tool",
  compass: "tool",
  pass: "deed",
  sweep: "deed",
  blind: "deed",
  shed: "gift",
  turn: "tool",
  swap: "deed",
  herd: "tool",
} as const satisfies { readonly [A in ActType]: "card" | "tool" | "gift" | "deed" | "talk" };

export type Way = (typeof WAYS)[ActType];

/** The acts that are done in one way. */
export type ActsBy<W extends Way> = { [A in ActType]: W extends (typeof WAYS)[A] ? A : never }[ActType];

/** The acts that are done in one way, in the order of their buttons. */
export function actsBy<W extends Way>(way: W): readonly ActsBy<W>[] {
  return Object.entries(WAYS).flatMap(([type, by]) => (by === way ? [type as ActsBy<W>] : []));
}
