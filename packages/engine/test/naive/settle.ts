/** What follows by itself, in the order of the book, until somebody is asked for something. */
import { asked } from "./asked";
import { openCells } from "./grid";
import { mayGo } from "./hands";
import { isLost } from "./lost";
import type { Sea } from "./sea";
import { CALM_HAND, toShed, underYellow, unseenCards, YELLOW_HAND } from "./storms";
import { stormIsOver, type Told, turnOver } from "./told";

export function settle(sea: Sea, told: Told): void {
  for (;;) {
    if (sea.stage === "won" || sea.stage === "lost") return;
    if (sea.drawn) {
      if (asked(sea).seats.length > 0) return;
      strikes(sea, sea.drawn);
      continue;
    }
    if (sea.shedding !== undefined) return;
    if (drawExtra(sea, told)) continue;
    letGo(sea);
    if (sea.unshared > 0 || sea.owed.some((owed) => owed > 0)) return;
    if (sea.rocksDue) {
      if (sea.choices.rocks === "manual") return;
      // T.rocks.auto: chance decides where they go.
      sea.rocks = told.rocks ?? sea.rocks;
      sea.rocksDue = false;
    }
    if (sea.stage !== "helm") {
      if (drawUp(sea, told)) continue;
      passTurn(sea);
    }
    if (isLost(sea)) sea.stage = "lost";
    return;
  }
}

/** A Storm that nobody can or will cancel takes effect. */
function strikes(sea: Sea, { seat, storm }: NonNullable<Sea["drawn"]>): void {
  stormIsOver(sea);
  if (storm === "storm:orange") sea.orange[seat]!++;
  if (storm === "storm:yellow") {
    if (toShed(sea, seat) > 0) sea.shedding = seat;
    else layYellow(sea, seat);
  }
  if (storm === "storm:purple" && openCells(sea) > 0) throw new Error("A purple Storm waits for its row.");
}

/** A yellow Storm stays. One drawn before the eight are paid also lets its seat give two unseen cards. */
export function layYellow(sea: Sea, seat: number): void {
  sea.yellow[seat]!++;
  if (sea.stage === "settling" && !sea.mayGiveBlind.includes(seat) && !sea.gaveBlind.includes(seat))
    sea.mayGiveBlind.push(seat);
}

/** The seats from the one whose turn it is, clockwise. */
function inTurn(sea: Sea): number[] {
  const { players } = sea.choices;
  return sea.hands.map((_hand, step) => (sea.turn + step) % players);
}

/** Draws one card into a hand; a Storm lies open at once. */
function draw(sea: Sea, seat: number, told: Told): void {
  const card = turnOver(sea, seat, told);
  if (card === "storm:yellow" || card === "storm:purple" || card === "storm:orange")
    sea.drawn = { seat, storm: card };
  else sea.hands[seat]!.push(card);
}

/** T.start.two-players, T.start.solo: draws one extra card if there is one; a Storm counts as one. True if one was due. */
function drawExtra(sea: Sea, told: Told): boolean {
  for (const seat of inTurn(sea)) {
    if (sea.extraDue[seat] === 0) continue;
    sea.extraDue[seat]!--;
    if (sea.piles[seat]!.length > 0) draw(sea, seat, told);
    return true;
  }
  return false;
}

/** T.start.unpayable: waives what hidden Monsters and Storms keep the team from giving. */
function letGo(sea: Sea): void {
  if (sea.stage !== "settling") return;
  let means = 0;
  sea.hands.forEach((hand, seat) => {
    means += hand.filter(mayGo).length + (sea.choices.storms ? unseenCards(sea, seat) : 0);
  });
  sea.unshared = Math.min(sea.unshared, means);
  if (sea.choices.players === 1) sea.owed = [Math.min(sea.owed[0]!, means)];
}

/** T.turn.draw, T.start.refill, T.setup.hand: draws a card into a hand below its limit. True if a card was drawn. */
function drawUp(sea: Sea, told: Told): boolean {
  const seats = sea.stage === "acted" ? [sea.turn] : inTurn(sea);
  for (const seat of seats) {
    const limit = underYellow(sea, seat) ? YELLOW_HAND : CALM_HAND;
    if (sea.hands[seat]!.length >= limit || sea.piles[seat]!.length === 0) continue;
    draw(sea, seat, told);
    return true;
  }
  return false;
}

/** T.setup.hand: after the opening hands a Start goes into every pile. Later on, the turn passes. */
function passTurn(sea: Sea): void {
  if (sea.stage === "dawn") for (const pile of sea.piles) pile.push("start");
  else sea.turn = (sea.turn + 1) % sea.choices.players;
  sea.stage = "helm";
}
