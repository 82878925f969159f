/** T.end.lose: the player whose turn it is has no legal action. */
import { refusals } from "./checker";
import { actions } from "./offers";
import type { Sea } from "./sea";

export function isLost(sea: Sea): boolean {
  return !canAct(sea) && !mayBeRescued(sea);
}

function canAct(sea: Sea): boolean {
  for (const action of actions(sea, sea.turn)) if (refusals(sea, action).size === 0) return true;
  return false;
}

/** Whether Compasses, or Wilds used as such, could lift Storms so that something can be done; anyone may spend them. */
function mayBeRescued(sea: Sea): boolean {
  if (!sea.choices.storms || (sea.choices.strict && sea.hands[sea.turn]!.length <= 1)) return false;
  return spent(sea).some((less) => lifted(less).some((calm) => canAct(calm) || mayBeRescued(calm)));
}

const without = <T>(list: readonly T[], index: number): T[] => list.filter((_item, at) => at !== index);
const less = (list: readonly number[], index: number): number[] =>
  list.map((count, at) => (at === index ? count - 1 : count));

/** The sea after each way to spend a Compass, or a Wild as one. */
function spent(sea: Sea): readonly Sea[] {
  const wilds = sea.hands.flatMap((hand, seat): Sea[] => {
    const wild = hand.indexOf("wild");
    if (wild < 0) return [];
    return [{ ...sea, hands: sea.hands.map((cards, at) => (at === seat ? without(hand, wild) : cards)) }];
  });
  return [...(sea.compasses > 0 ? [{ ...sea, compasses: sea.compasses - 1 }] : []), ...wilds];
}

/** The sea after each way to lift one Storm. */
function lifted(sea: Sea): readonly Sea[] {
  return (["purple", "orange", "yellow"] as const).flatMap((kind) =>
    sea[kind].flatMap((count, index): Sea[] =>
      count > 0 ? [{ ...sea, [kind]: less(sea[kind], index) }] : [],
    ),
  );
}
