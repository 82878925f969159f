/** Plays the naive mountain on: what an act does, written from the digest, on plain data. */
import { type Climb, type ClimbAct, isLost, priceOf } from "./plain";

function copyClimb(climb: Climb): Climb {
  return {
    ...climb,
    slope: climb.slope.map((row) => [...row]),
    goats: climb.goats.map((row) => [...row]),
    hands: climb.hands.map((hand) => [...hand]),
    piles: climb.piles.map((pile) => [...pile]),
    discards: climb.discards.map((pile) => [...pile]),
    unmet: [...climb.unmet],
    owed: [...climb.owed],
  };
}

/**
 * The position after an allowed act.
 * @param drawn the cards that came from the pile: chance decides which they are, but not how many
 * @param bearsGoat whether somebody says that the card bears a goat
 */
export function play(before: Climb, act: ClimbAct, drawn: readonly string[], bearsGoat = false): Climb {
  const climb = copyClimb(before);
  const hand = climb.hands[act.seat]!;
  const price = priceOf(before, act);
  const [row, place] = act.at;
  const put = (card: string): void => {
    climb.slope[row - 1]![place - 1] = card;
    climb.unmet = climb.unmet.filter((panorama) => !shows(climb.slope[row - 1]!, panorama));
  };
  const leave = (card: string): void => void hand.splice(hand.indexOf(card), 1);
  const toss = (cards: readonly string[]): void => {
    for (const card of cards) leave(card);
    climb.discards[act.seat]!.push(...cards);
  };
  switch (act.type) {
    case "lay":
    case "bridge":
      leave(act.card);
      put(act.card);
      if (climb.goatsRoam && (act.card.endsWith("*") || bearsGoat)) climb.goats[row - 1]![place - 1]! += 1;
      break;
    case "campfire":
      leave(act.card);
      climb.lifted = { card: climb.slope[row - 1]![place - 1]!, row };
      climb.slope[row - 1]![place - 1] = act.card;
      climb.phase = "relocate";
      return climb;
    case "move":
      put(climb.lifted!.card);
      climb.lifted = undefined;
      break;
    case "summit":
      leave(act.card);
      return { ...climb, summitLaid: true, phase: "won" };
    case "rope":
      // A.rope.use: the hand goes into the pile before six are drawn.
      climb.piles[act.seat]!.push(...hand.splice(0));
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
  drawUp(climb, act.seat, drawn);
  const next = { ...climb, turn: (climb.turn + 1) % climb.players, phase: "act" } as const;
  return isLost(next) ? { ...next, phase: "lost" } : next;
}

/** A.turn.action: draws up to five cards, six in a solo game, from the seat's own pile. */
function drawUp(climb: Climb, seat: number, drawn: readonly string[]): void {
  const hand = climb.hands[seat]!;
  const pile = climb.piles[seat]!;
  const count = Math.max(0, Math.min((climb.players === 1 ? 6 : 5) - hand.length, pile.length));
  if (drawn.length !== count)
    throw new Error(`${drawn.length} cards are drawn where there should be ${count}.`);
  for (const card of drawn) {
    if (!pile.includes(card)) throw new Error(`${card} is drawn from a pile that does not hold it.`);
    hand.push(...pile.splice(pile.indexOf(card), 1));
  }
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

/** A.panorama.done: three adjacent Ascent cards of a row read the Panorama from left to right. */
function shows(row: readonly string[], panorama: string): boolean {
  const wanted = panorama.replace("panorama:", "").split("-").join();
  return row.some((_card, index) => {
    const three = row.slice(index, index + 3);
    if (!three.every((card) => /^[gbr]\d/.test(card))) return false;
    return three.map((card) => card.replace(/\D/g, "")).join() === wanted;
  });
}
