/** The naive mountain played on: what an act does, written from the digest, on plain data. */
import { type Climb, type ClimbAct, isLost, priceOf } from "./plain";

function copyClimb(climb: Climb): Climb {
  return {
    ...climb,
    slope: climb.slope.map((row) => [...row]),
    goats: climb.goats.map((row) => [...row]),
    hands: climb.hands.map((hand) => [...hand]),
    unmet: [...climb.unmet],
    owed: [...climb.owed],
  };
}

/**
 * The position after an allowed act.
 * @param drawn the cards that came from the pile, whatever they are
 */
export function play(before: Climb, act: ClimbAct, drawn: readonly string[]): Climb {
  const climb = copyClimb(before);
  const hand = climb.hands[act.seat]!;
  const price = priceOf(before, act);
  const [row, place] = act.at;
  const put = (card: string): void => {
    climb.slope[row - 1]![place - 1] = card;
    climb.unmet = climb.unmet.filter((panorama) => !shows(climb.slope[row - 1]!, panorama));
  };
  const toss = (cards: readonly string[]): void => {
    for (const card of cards) hand.splice(hand.indexOf(card), 1);
  };
  switch (act.type) {
    case "lay":
    case "bridge":
      toss([act.card]);
      put(act.card);
      if (climb.goatsRoam && act.card.endsWith("*")) climb.goats[row - 1]![place - 1]! += 1;
      break;
    case "campfire":
      toss([act.card]);
      climb.lifted = { card: climb.slope[row - 1]![place - 1]!, row };
      climb.slope[row - 1]![place - 1] = act.card;
      climb.phase = "relocate";
      return climb;
    case "move":
      put(climb.lifted!.card);
      climb.lifted = undefined;
      break;
    case "summit":
      toss([act.card]);
      return { ...climb, summitLaid: true, phase: "won" };
    case "rope":
      hand.splice(0);
      climb.ropes--;
      break;
    case "herd":
      herd(climb, act.path);
      break;
    default:
      climb.owed[act.seat] = 0;
  }
  toss(act.cards);
  if (["lay", "move", "herd"].includes(act.type) && act.cards.length < price) {
    climb.owed[act.seat] = price;
    climb.phase = "give";
    return climb;
  }
  if (climb.lifted) return { ...climb, phase: "relocate" };
  hand.push(...drawn);
  const next = { ...climb, turn: (climb.turn + 1) % climb.players, phase: "act" } as const;
  return isLost(next) ? { ...next, phase: "lost" } : next;
}

function herd(climb: Climb, path: ClimbAct["path"]): void {
  let walking = 0;
  for (const [row, place] of path) {
    walking += climb.goats[row - 1]![place - 1]!;
    climb.goats[row - 1]![place - 1] = 0;
  }
  const [row, place] = path.at(-1)!;
  climb.goats[row - 1]![place - 1] = walking;
}

/** A.panorama.done: three adjacent Ascent cards of a row read it from left to right. */
function shows(row: readonly string[], panorama: string): boolean {
  const wanted = panorama.replace("panorama:", "").split("-").join();
  return row.some((_card, index) => {
    const three = row.slice(index, index + 3);
    if (!three.every((card) => /^[gbr]\d/.test(card))) return false;
    return three.map((card) => card.replace(/\D/g, "")).join() === wanted;
  });
}
