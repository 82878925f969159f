/** The base sea: turns, Islands, Start, Finish, discards. Each clause is one `if`. */
import { asked, type Step } from "./asked";
import { ascends, cost, openCells } from "./grid";
import { areIn, loose, mayGo } from "./hands";
import type { Sea } from "./sea";
import { unseenCards } from "./storms";
import { namedNumber } from "./wild";
import type { Attempt, Verb } from "./words";

/** The step at which an act may be attempted; a Compass may be at every step. */
const STEP: Readonly<Record<Exclude<Verb, "compass">, Step>> = {
  lay: "act",
  discard: "act",
  start: "act",
  finish: "act",
  monster: "act",
  sweep: "act",
  dial: "pledge",
  agree: "pledge",
  give: "give",
  blind: "give",
  rocks: "rocks",
  stay: "rocks",
  pass: "storm",
  fog: "fog",
  shed: "shed",
};

function isTurnAction({ verb }: Attempt): boolean {
  return verb !== "compass" && STEP[verb] === "act";
}

/** Extra cards drawn before the eight are paid: two each with two players, the solo number in a solo game. */
export function extraDraw({ choices: { players, solo } }: Sea): number {
  return players === 1 ? solo : players === 2 ? 2 : 0;
}

export const startPrice = ({ choices: { players, solo } }: Sea): number => (players === 1 ? solo : 8);

/**
 * T.start.unpayable, as the player sees it: the player's discardable cards besides the one played, the number of cards in
 * other hands, the cards to be drawn, and two unseen cards from each seat under a yellow Storm.
 */
function startIsPayable(sea: Sea, seat: number): boolean {
  let cards = sea.hands[seat]!.filter(mayGo).length - 1;
  sea.hands.forEach((hand, other) => {
    if (other !== seat) cards += hand.length;
    const drawn = Math.min(extraDraw(sea), sea.piles[other]!.length);
    cards += drawn;
    if (sea.choices.storms) cards += unseenCards(sea, other, drawn);
  });
  return cards >= startPrice(sea);
}

/** T.start.forced: a real Start in hand while none lies, unless it cannot be paid. */
function startIsForced(sea: Sea, seat: number): boolean {
  return !sea.startLaid && sea.hands[seat]!.includes("start") && startIsPayable(sea, seat);
}

export function priceOf(sea: Sea, attempt: Attempt): number {
  const number = namedNumber(sea, attempt);
  return attempt.verb === "lay" && number !== undefined ? cost(sea, number, attempt.cell!) : 0;
}

export function baseRefusals(sea: Sea, attempt: Attempt): string[] {
  const no: string[] = [];
  const { seat, verb } = attempt;
  const hand = sea.hands[seat]!;
  const now = asked(sea);

  if (sea.stage === "won") no.push("T.end.win");
  if (sea.stage === "lost") no.push("T.end.lose");
  if (verb === "compass" ? now.step === "over" : !(now.step === STEP[verb] && now.seats.includes(seat)))
    no.push("T.turn.action");
  if (isTurnAction(attempt)) {
    if (startIsForced(sea, seat) && verb !== "start") no.push("T.start.forced");
    if (sea.choices.strict && hand.length <= 1) no.push("T.end.last-card");
  }
  if (attempt.card !== undefined && verb !== "compass" && !hand.includes(attempt.card!))
    no.push("T.turn.hand");

  if (verb === "lay") {
    const number = namedNumber(sea, attempt);
    if (sea.grid[attempt.cell!] !== 0) no.push("T.place.empty");
    // Only Islands lie in the grid; a card without a number fits nowhere.
    if (typeof attempt.card !== "number" && attempt.card !== "wild") no.push("T.place.island");
    const isWild = attempt.card === "wild";
    if (number === undefined || !ascends(sea, number, attempt.cell!, isWild)) no.push("T.place.ascending");
    const price = priceOf(sea, attempt);
    if (price > 0 && price > hand.filter(mayGo).length - 1) no.push("T.place.pay");
    if (
      attempt.cards.length > 0 &&
      (attempt.cards.length !== price || !areIn(loose(sea, attempt), attempt.cards))
    )
      no.push("T.place.pay");
  }
  if (verb === "start") {
    if (sea.startLaid) no.push("T.start.spare");
    if (!startIsPayable(sea, seat)) no.push("T.start.unpayable");
  }
  if (verb === "finish" && (openCells(sea) > 0 || !sea.startLaid || sea.finishLaid)) no.push("T.finish.when");
  if (verb === "discard") {
    if (hand.filter(mayGo).length < 2) no.push("T.turn.discard-two");
    if (attempt.cards.length !== 2 || !areIn(loose(sea, attempt), attempt.cards))
      no.push("T.turn.discard-two");
  }
  if (
    verb === "give" &&
    (attempt.cards.length !== sea.owed[seat] || !areIn(loose(sea, attempt), attempt.cards))
  ) {
    if (sea.stage === "acted") no.push("T.place.pay");
    if (sea.stage === "settling") no.push("T.start.eight");
  }
  return no;
}

/** The checker is told which splits of the eight are on the table: they follow from what was dialled. */
export function eightRefusals(sea: Sea, attempt: Attempt, splits: readonly string[]): string[] {
  if (attempt.verb === "agree" && !splits.includes(attempt.numbers.join("-"))) return ["T.start.eight"];
  if (attempt.verb !== "dial") return [];
  const [gladly = -1, atMost = -1, ...more] = attempt.numbers;
  const most = Math.min(8, loose(sea, attempt).length + unseenCards(sea, attempt.seat));
  return more.length === 0 && gladly >= 0 && gladly <= atMost && atMost <= most ? [] : ["T.start.eight"];
}
