/** Storm & Compass (EN 6.3). */
import { neighbours, rowHasRoom, rowOf } from "./grid";
import { areIn, mayGo } from "./hands";
import type { Sea } from "./sea";
import type { Attempt } from "./words";

export const CALM_HAND = 5;
export const YELLOW_HAND = 3;

/** How many cards a seat must shed to come down to three; Sea Monsters cannot be discarded. */
export function toShed(sea: Sea, seat: number): number {
  const hand = sea.hands[seat]!;
  return Math.max(0, Math.min(hand.length - YELLOW_HAND, hand.filter(mayGo).length));
}

/** Whether a Storm lies at a place: beside a row, before a seat, or just drawn. */
function stormAt(sea: Sea, place: string): boolean {
  const [kind, number] = place.split(":");
  const index = Number(number) - 1;
  if (kind === "row") return sea.purple[index]! > 0;
  if (kind === "orange") return sea.orange[index]! > 0;
  if (kind === "yellow") return sea.yellow[index]! > 0;
  if (kind === "shedding") return sea.shedding === index;
  return kind === "drawn" && sea.drawn?.seat === index;
}

export function underYellow(sea: Sea, seat: number): boolean {
  return sea.yellow[seat]! > 0 || sea.shedding === seat;
}

/** T.storm.yellow-start: two unseen cards, once, and only if the pile still has two after `drawn` cards are drawn. */
export function unseenCards(sea: Sea, seat: number, drawn = 0): number {
  const may = sea.mayGiveBlind.includes(seat) || (underYellow(sea, seat) && !sea.gaveBlind.includes(seat));
  return may && sea.piles[seat]!.length - drawn >= 2 ? 2 : 0;
}

export function stormRefusals(sea: Sea, attempt: Attempt): string[] {
  const no: string[] = [];
  const { seat, verb } = attempt;
  const hand = sea.hands[seat]!;
  // Purple: nothing may be placed there.
  if ((verb === "lay" || verb === "monster") && sea.purple[rowOf(attempt.cell!)]! > 0)
    no.push("T.storm.purple");
  // Orange: Islands only next to a card in the grid.
  if (verb === "lay" && sea.orange[seat]! > 0 && neighbours(sea, attempt.cell!).length === 0)
    no.push("T.storm.orange");
  if (verb === "fog") {
    const row = Number(/^row:(\d)$/.exec(attempt.place!)?.[1] ?? 0) - 1;
    if (row < 0 || !rowHasRoom(sea, row)) no.push("T.storm.purple");
  }
  if (
    verb === "shed" &&
    (attempt.cards.length !== toShed(sea, seat) || !areIn(hand.filter(mayGo), attempt.cards))
  )
    no.push("T.storm.yellow");
  const owed = sea.owed[seat]!;
  if (verb === "blind" && (sea.stage !== "settling" || owed === 0 || unseenCards(sea, seat) === 0))
    no.push("T.storm.yellow-start");
  // What the hand cannot give must come from the pile first.
  if (sea.choices.storms && verb === "give" && owed > hand.filter(mayGo).length)
    no.push("T.storm.yellow-start");
  return no;
}

export function compassRefusals(sea: Sea, attempt: Attempt): string[] {
  const no: string[] = [];
  const hand = sea.hands[attempt.seat]!;
  if (attempt.verb === "compass") {
    if (!stormAt(sea, attempt.place!)) no.push("T.compass.target");
    // A Compass of the team, or a Wild of the seat's hand unless the hand needs it for what the seat owes or has promised.
    if (attempt.card === "compass" ? sea.compasses === 0 : !hand.includes("wild"))
      no.push("T.compass.shared");
    const promised = Math.max(sea.owed[attempt.seat]!, sea.pledged[attempt.seat]!);
    if (attempt.card === "wild" && promised > 0 && hand.filter(mayGo).length - 1 < promised)
      no.push("T.place.pay");
  }
  // The whole hand for a Compass: two cards at least, no Sea Monster, and one left to earn.
  if (attempt.verb === "sweep") {
    if (hand.length < 2 || hand.includes("monster")) no.push("T.compass.gain-hand");
    if (sea.unearned === 0) no.push("T.compass.six");
  }
  return no;
}
