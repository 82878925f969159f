/** Plays the naive pyramid on: what an allowed act does, especially the Explorer cards. */
import { drawUp, isLost, summaryOf, take, toss } from "./deeds";
import { numberOf, type Pyramid, priceOf, refusals } from "./pyramid";
import type { Try } from "./standard";

export function play(before: Pyramid, act: Try): Pyramid {
  const pyramid = structuredClone(before);
  const hand = pyramid.hands[act.seat]!;
  switch (act.type) {
    case "finish":
      take(hand, act.card);
      return { ...pyramid, finishLies: true, phase: "won" };
    case "compass":
      take(hand, act.card);
      pyramid.stormy = pyramid.stormy.filter((cell) => cell !== act.at);
      break;
    case "lay": {
      const price = priceOf(before, act);
      const cell = pyramid.cells.indexOf(act.at);
      take(hand, act.card);
      pyramid.cards[cell] = act.card;
      pyramid.numbers[cell] = numberOf(before, act);
      const drawn = pyramid.borders.includes(act.at) ? pyramid.explorer.shift() : undefined;
      const extra = resolve(pyramid, act.seat, cell, drawn);
      if (extra === "nothing is paid") break;
      toss(pyramid, act.seat, act.cards);
      let owed = price - act.cards.length + extra;
      // The last card comes unseen from the pile only when the hand has no card left for it.
      if (owed > hand.length) {
        owed--;
        pyramid.discards[act.seat]!.push(...pyramid.piles[act.seat]!.splice(0, 1));
      }
      if (owed > 0) {
        pyramid.owed[act.seat] = owed;
        return { ...pyramid, phase: "give" };
      }
      break;
    }
    default:
      toss(pyramid, act.seat, act.cards);
      pyramid.owed[act.seat] = 0;
  }
  drawUp(pyramid, act.seat);
  const next: Pyramid = { ...pyramid, turn: (act.seat + 1) % pyramid.players, phase: "act" };
  return isLost(next, refusals, ["lay", "finish", "compass"], next.cells) ? { ...next, phase: "lost" } : next;
}

/** What an Explorer card does before anything is paid: how many more cards it costs, or that nothing is paid. */
function resolve(
  pyramid: Pyramid,
  seat: number,
  cell: number,
  drawn: string | undefined,
): number | "nothing is paid" {
  const hand = pyramid.hands[seat]!;
  const lift = (): string => {
    const card = pyramid.cards[cell]!;
    pyramid.cards[cell] = "";
    pyramid.numbers[cell] = 0;
    return card;
  };
  switch (drawn) {
    case "storm":
      hand.push(lift());
      pyramid.stormy.push(pyramid.cells[cell]!);
      return "nothing is paid";
    case "monster":
      pyramid.discards[seat]!.push(lift(), "monster");
      return "nothing is paid";
    case "rocks":
      pyramid.discards[seat]!.push("rocks");
      return 1;
    case "start":
      return pyramid.harder ? 1 : 0;
    case "compass":
    case "finish":
    case "wild":
      hand.push(drawn);
      return 0;
    default:
      return 0;
  }
}

export function summary(pyramid: Pyramid): unknown {
  const { cards, numbers, finishLies } = pyramid;
  const stormy = [...pyramid.stormy].sort();
  const explorer = [...pyramid.explorer].sort();
  return { ...summaryOf(pyramid), cards, numbers, stormy, explorer, finishLies };
}
