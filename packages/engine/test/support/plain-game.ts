/** Plays the naive sea on: what an act does, written from the digest, on plain data. */
import { type Card, isLost, type Plain, type PlainAct, priceOf } from "./plain";

const HAND = 5;

function copyPlain(sea: Plain): Plain {
  return {
    ...sea,
    grid: [...sea.grid],
    hands: sea.hands.map((hand) => [...hand]),
    piles: sea.piles.map((pile) => [...pile]),
    discards: sea.discards.map((pile) => [...pile]),
    owed: [...sea.owed],
  };
}

/** The position after an allowed act. A split that all agree to is passed on as an `agree` act of the last seat. */
export function play(before: Plain, act: PlainAct, allAgreed = false): Plain {
  const sea = copyPlain(before);
  const hand = sea.hands[act.seat]!;
  switch (act.type) {
    case "discard":
      toss(sea, act.seat, act.cards);
      endTurn(sea);
      break;
    case "lay": {
      const price = priceOf(sea, act);
      take(hand, act.card!);
      sea.grid[act.cell!] = act.card as number;
      toss(sea, act.seat, act.cards);
      if (act.cards.length < price) {
        sea.phase = "give";
        sea.debt = "price";
        sea.owed[act.seat] = price;
      } else endTurn(sea);
      break;
    }
    case "finish":
      take(hand, "finish");
      sea.finishLaid = true;
      sea.phase = "won";
      break;
    case "start":
      take(hand, "start");
      sea.startLaid = true;
      sea.debt = "start";
      for (let seat = 0; seat < sea.players; seat++) draw(sea, seat, sea.hands[seat]!.length + sea.extra);
      sea.phase = sea.players === 1 ? "give" : "pledge";
      if (sea.players === 1) sea.owed = [sea.total];
      break;
    case "agree":
      if (allAgreed) {
        sea.owed = [...act.numbers];
        sea.phase = "give";
      }
      break;
    case "give":
      toss(sea, act.seat, act.cards);
      sea.owed[act.seat] = 0;
      if (sea.owed.every((owed) => owed === 0)) {
        // All hands settle a Start, one hand settles a price; drawing up the others then changes nothing.
        for (let seat = 0; seat < sea.players; seat++) draw(sea, seat, HAND);
        endTurn(sea);
      }
      break;
    case "dial":
      break;
  }
  return sea;
}

function take(hand: Card[], card: Card): void {
  const index = hand.indexOf(card);
  if (index < 0) throw new Error(`The naive player has no ${card}.`);
  hand.splice(index, 1);
}

function toss(sea: Plain, seat: number, cards: readonly Card[]): void {
  for (const card of cards) {
    take(sea.hands[seat]!, card);
    sea.discards[seat]!.push(card);
  }
}

function draw(sea: Plain, seat: number, upTo: number): void {
  const hand = sea.hands[seat]!;
  const pile = sea.piles[seat]!;
  while (hand.length < upTo && pile.length > 0) hand.push(pile.shift()!);
}

function endTurn(sea: Plain): void {
  sea.debt = undefined;
  draw(sea, sea.turn, HAND);
  sea.turn = (sea.turn + 1) % sea.players;
  sea.phase = "act";
  if (isLost(sea)) sea.phase = "lost";
}
