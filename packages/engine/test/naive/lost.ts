/** T.end.lose: the player whose turn it is has no legal action. */
import { refusals } from "./checker";
import { actions } from "./offers";
import type { Sea } from "./sea";

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
