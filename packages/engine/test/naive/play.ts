/** Plays the naive sea on: what an allowed attempt does, told only which cards were drawn and where chance put the Rocks. */
import { extraDraw, priceOf, startPrice } from "./base";
import { fullRows, rowOf } from "./grid";
import { without } from "./hands";
import type { Card, Sea } from "./sea";
import { layYellow, settle } from "./settle";
import { underYellow } from "./storms";
import { stormIsOver, type Told, turnOver } from "./told";
import { namedNumber } from "./wild";
import type { Attempt } from "./words";

const ROWS_TO_CLEAR = 4;

export function play(before: Sea, attempt: Attempt, told: Told): Sea {
  const sea = structuredClone(before);
  const { seat } = attempt;
  switch (attempt.verb) {
    case "discard":
      toss(sea, seat, attempt.cards);
      actionDone(sea);
      break;
    case "lay":
      lay(sea, attempt);
      break;
    case "start":
      layStart(sea, attempt);
      break;
    case "finish":
      finish(sea, attempt);
      break;
    case "monster":
      strike(sea, attempt);
      break;
    case "sweep":
      toss(sea, seat, sea.hands[seat]!);
      earnCompass(sea);
      actionDone(sea);
      break;
    case "dial":
      sea.pledged[seat] = attempt.numbers[1]!;
      break;
    case "agree":
      if (told.allAgree) {
        sea.owed = [...attempt.numbers];
        sea.unshared = 0;
        sea.pledged.fill(0);
      }
      break;
    case "give":
      toss(sea, seat, attempt.cards);
      sea.owed[seat] = 0;
      break;
    case "blind":
      // T.storm.yellow-start: two unseen cards; where only one is owed, both go.
      sea.mayGiveBlind = sea.mayGiveBlind.filter((other) => other !== seat);
      sea.gaveBlind.push(seat);
      for (let n = 0; n < 2; n++) sea.discards[seat]!.push(turnOver(sea, seat, told));
      sea.owed[seat] = Math.max(0, sea.owed[seat]! - 2);
      break;
    case "rocks":
      sea.rocks = Number(attempt.place!.slice(-1)) - 1;
      sea.rocksDue = false;
      break;
    case "stay":
      toss(sea, seat, attempt.cards);
      sea.rocksDue = false;
      break;
    case "compass":
      spendCompass(sea, attempt);
      break;
    case "pass":
      sea.passed.push(seat);
      break;
    case "fog":
      sea.purple[Number(attempt.place!.slice(-1)) - 1]!++;
      stormIsOver(sea);
      break;
    case "shed":
      toss(sea, seat, attempt.cards);
      sea.shedding = undefined;
      layYellow(sea, seat);
      break;
  }
  settle(sea, told);
  return sea;
}

function lay(sea: Sea, attempt: Attempt): void {
  const { seat, card } = attempt;
  const cell = attempt.cell!;
  const price = priceOf(sea, attempt);
  sea.grid[cell] = namedNumber(sea, attempt)!;
  if (card === "wild") {
    sea.wildCells.push(cell);
    sea.wildsSeen++;
  }
  sea.hands[seat] = without(sea.hands[seat]!, card);
  toss(sea, seat, attempt.cards);
  sea.owed[seat] = price - attempt.cards.length;
  // T.compass.gain-row: six consecutive numbers.
  const row = sea.grid.slice(6 * rowOf(cell), 6 * rowOf(cell) + 6);
  if (row.every((number, column) => number > 0 && number === row[0]! + column)) earnCompass(sea);
  // T.rocks.gone: for good as soon as four rows are complete.
  if (fullRows(sea) >= ROWS_TO_CLEAR) sea.rocks = undefined;
  actionDone(sea);
}

function layStart(sea: Sea, { seat, card }: Attempt): void {
  leaveHand(sea, seat, card!);
  sea.startLaid = true;
  earnCompass(sea);
  sea.stage = "settling";
  if (sea.choices.players === 1) sea.owed = [startPrice(sea)];
  else sea.unshared = startPrice(sea);
  sea.extraDue = sea.hands.map(() => extraDraw(sea));
  sea.mayGiveBlind = sea.hands.flatMap((_hand, other) => (underYellow(sea, other) ? [other] : []));
  sea.rocksDue = sea.rocks !== undefined;
}

/** T.monster.finish: the Finish stays in the hand if any hand holds a Monster, and all holders are named. */
function finish(sea: Sea, { seat, card }: Attempt): void {
  const holders = sea.hands.flatMap((hand, other) => (hand.includes("monster") ? [other] : []));
  if (holders.length > 0) {
    sea.disclosed = holders;
    return;
  }
  leaveHand(sea, seat, card!);
  sea.finishLaid = true;
  sea.stage = "won";
}

/** T.monster.play: both cards leave the game. */
function strike(sea: Sea, { seat, card, cell }: Attempt): void {
  sea.destroyed.push(sea.grid[cell!]!);
  sea.grid[cell!] = 0;
  sea.wildCells = sea.wildCells.filter((other) => other !== cell);
  leaveHand(sea, seat, card!);
  if (!sea.hands[seat]!.includes("monster")) sea.disclosed = sea.disclosed.filter((other) => other !== seat);
  actionDone(sea);
}

function spendCompass(sea: Sea, { seat, card, place = "" }: Attempt): void {
  if (card === "wild") leaveHand(sea, seat, "wild");
  else sea.compasses--;
  const [kind, number] = place.split(":");
  const index = Number(number) - 1;
  if (kind === "row") sea.purple[index]!--;
  if (kind === "orange") sea.orange[index]!--;
  if (kind === "yellow") sea.yellow[index]!--;
  if (kind === "shedding") sea.shedding = undefined;
  if (kind === "drawn") stormIsOver(sea);
}

/** T.compass.six: earns a Compass while one is left. */
function earnCompass(sea: Sea): void {
  if (sea.unearned === 0) return;
  sea.unearned--;
  sea.compasses++;
}

/** T.rocks.move: the Rocks are due to move after the action. */
function actionDone(sea: Sea): void {
  sea.stage = "acted";
  sea.rocksDue = sea.rocks !== undefined;
}

/** A card leaves a hand for all to see: it lies open from now on, or leaves the game. */
function leaveHand(sea: Sea, seat: number, card: Card): void {
  sea.hands[seat] = without(sea.hands[seat]!, card);
  if (card === "wild") sea.wildsSeen++;
}

function toss(sea: Sea, seat: number, cards: readonly Card[]): void {
  for (const card of [...cards]) {
    sea.hands[seat] = without(sea.hands[seat]!, card);
    sea.discards[seat]!.push(card);
  }
}
