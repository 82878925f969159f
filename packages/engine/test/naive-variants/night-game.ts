/** Plays the naive night on: what an allowed act does, especially Compasses that turn all hands. */
import { HAND, isLost, summaryOf, take, toss } from "./deeds";
import { GRID_CELLS, type Night, priceOf, refusals, type Side } from "./night";
import type { Try } from "./standard";

const over = (side: Side): Side => (side === "day" ? "night" : "day");

/** T.night.turn: a Compass is set aside, all hands turn over, and another card is drawn instead. */
function drawUp(night: Night, seat: number, most = HAND): void {
  const hand = night.hands[seat]!;
  while (hand.length < most) {
    const card = night.piles[seat]!.shift();
    if (card === undefined) return;
    if (card === "compass") night.sky = over(night.sky);
    else hand.push(card);
  }
}

/** The position after an allowed act. `allAgreed`: with this act all seats agree to one split. */
export function play(before: Night, act: Try, allAgreed = false): Night {
  const night = structuredClone(before);
  const hand = night.hands[act.seat]!;
  const cell = GRID_CELLS.indexOf(act.at);
  switch (act.type) {
    case "dial":
      return night;
    case "agree":
      return allAgreed ? { ...night, phase: "give", owed: [...act.numbers] } : night;
    case "finish":
      take(hand, "finish");
      return { ...night, finishLies: true, phase: "won" };
    case "start":
      take(hand, "start");
      for (let n = 0; n < night.players; n++) {
        const seat = (act.seat + n) % night.players;
        drawUp(night, seat, night.hands[seat]!.length + night.extra);
      }
      night.startLies = true;
      night.settling = true;
      if (night.players > 1) return { ...night, phase: "pledge" };
      // Compasses among the cards drawn cannot be given: the team then gives what it has (our ruling), even nothing.
      night.owed = [Math.min(night.total, hand.length)];
      if (hand.length > 0) return { ...night, phase: "give" };
      break;
    case "lay":
    case "turn": {
      const price = priceOf(before, act);
      if (act.type === "turn") night.sides[cell] = over(night.sides[cell]!);
      else {
        take(hand, act.card);
        night.grid[cell] = Number(act.card);
        night.sides[cell] = night.sky;
      }
      if (price > 0 && act.cards.length === 0) {
        night.owed[act.seat] = price;
        return { ...night, phase: "give" };
      }
    }
  }
  toss(night, act.seat, act.cards);
  night.owed[act.seat] = 0;
  if (night.owed.some((owed) => owed > 0)) return night;
  // After a Start all draw, beginning with the seat that played it; otherwise only the seat that acted.
  for (let n = 0; n < (night.settling ? night.players : 1); n++)
    drawUp(night, (night.turn + n) % night.players);
  const next: Night = { ...night, settling: false, turn: (night.turn + 1) % night.players, phase: "act" };
  const lost = isLost(next, refusals, ["lay", "start", "finish", "turn"], GRID_CELLS);
  return lost ? { ...next, phase: "lost" } : next;
}

export function summary(night: Night): unknown {
  const { grid, sky, startLies, finishLies } = night;
  const sides = night.sides.map((side, cell) => (grid[cell] === 0 ? "" : side));
  return { ...summaryOf(night), grid, sides, sky, startLies, finishLies };
}
