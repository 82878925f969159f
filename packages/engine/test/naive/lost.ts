/** T.end.lose: the player whose turn it is has no legal action. */
import { refusals } from "./checker";
import { CELLS } from "./grid";
import { mayGo } from "./hands";
import type { Card, Sea } from "./sea";
import type { Attempt, Verb } from "./words";

/** Every action a seat could try, payments aside. */
function* actions(sea: Sea, seat: number): Generator<Attempt> {
  const bare = { seat, cards: [], numbers: [] };
  const hand = sea.hands[seat]!;
  const wild = hand.includes("wild");
  for (const card of new Set(hand))
    if (typeof card === "number" || card === "wild")
      for (const cell of CELLS) yield { ...bare, verb: "lay", card, cell };
  const inPlace = (verb: Verb & Card): Card[] => [
    ...(hand.includes(verb) ? [verb] : []),
    ...(wild ? ["wild" as const] : []),
  ];
  for (const card of inPlace("start")) yield { ...bare, verb: "start", card };
  for (const card of inPlace("finish")) yield { ...bare, verb: "finish", card };
  if (sea.choices.monsters > 0)
    for (const card of inPlace("monster"))
      for (const cell of CELLS) yield { ...bare, verb: "monster", card, cell };
  const loose = hand.filter(mayGo);
  if (loose.length >= 2) yield { ...bare, verb: "discard", cards: loose.slice(0, 2) };
  if (sea.choices.storms) yield { ...bare, verb: "sweep" };
}

export function isLost(sea: Sea): boolean {
  for (const action of actions(sea, sea.turn)) if (refusals(sea, action).size === 0) return false;
  return !mayBeRescued(sea);
}

/** A Compass may be spent at any time by anyone, so nothing is lost while one, or a Wild in its place, may lift a Storm. */
function mayBeRescued(sea: Sea): boolean {
  if (!sea.choices.storms || (sea.choices.strict && sea.hands[sea.turn]!.length <= 1)) return false;
  const storms = [...sea.purple, ...sea.orange, ...sea.yellow].some((count) => count > 0);
  return storms && (sea.compasses > 0 || sea.hands.some((hand) => hand.includes("wild")));
}
