/** Attempts in words: most are nearly right, and wrong in one way in which a player may well be wrong. */
import type { Chance } from "../support/chance";
import { asked } from "./asked";
import { priceOf } from "./base";
import { ascends, CELLS, openCells } from "./grid";
import { mayGo, without } from "./hands";
import type { Card, Sea } from "./sea";
import { toShed } from "./storms";
import { cellWord, readAttempt } from "./words";

/** A seat, and the attempt it makes in words. `splits` are those on the table. */
export function attempt(sea: Sea, luck: Chance, splits: readonly string[]): { seat: number; text: string } {
  const now = asked(sea);
  const seat = now.seats.length > 0 && !luck.once(9) ? luck.pick(now.seats) : luck.below(sea.choices.players);
  const { rocks, monsters, storms } = sea.choices;
  const verbs: string[] = [];
  const offer = (verb: string, times: number): void => {
    for (let n = 0; n < times; n++) verbs.push(verb);
  };
  const acting = now.step === "act" || now.step === "over";
  const hand = sea.hands[seat]!;
  offer("lay", acting ? 30 : 1);
  offer("discard", acting ? 6 : 1);
  offer("start", acting && (hand.includes("start") || hand.includes("wild")) ? 6 : 1);
  offer("finish", acting && openCells(sea) === 0 ? 12 : 1);
  offer("give", now.step === "give" ? 30 : 1);
  if (sea.choices.players > 1) offer("dial", now.step === "pledge" ? 15 : 1);
  if (sea.choices.players > 1) offer("agree", now.step === "pledge" ? 15 : 1);
  if (rocks === "manual") {
    offer("rocks", now.step === "rocks" ? 20 : 1);
    offer("stay", now.step === "rocks" ? 20 : 1);
  }
  if (monsters > 0) offer("monster", acting && (hand.includes("monster") || hand.includes("wild")) ? 10 : 1);
  if (storms) {
    offer("compass", 4);
    offer("pass", now.step === "storm" ? 7 : 1);
    offer("fog", now.step === "fog" ? 25 : 1);
    offer("shed", now.step === "shed" ? 25 : 1);
    offer("sweep", acting ? 5 : 1);
    offer("blind", now.step === "give" ? 8 : 1);
  }
  return { seat, text: say(luck.pick(verbs), sea, seat, luck, splits) };
}

function say(verb: string, sea: Sea, seat: number, luck: Chance, splits: readonly string[]): string {
  const hand = sea.hands[seat]!;
  /** Whether a Wild is played instead, if one is held; now and then even where none is. */
  const played = hand.includes("wild") ? luck.once(2) : sea.choices.wilds > 0 && luck.once(12);
  const as = (word: string): string => (played ? `wild=${word}` : word);
  switch (verb) {
    case "lay":
      return lay(sea, seat, luck, played);
    case "discard":
      return ["discard", ...payment(sea, seat, luck, 2)].join(" ");
    case "give":
      return ["give", ...payment(sea, seat, luck, sea.owed[seat]!)].join(" ");
    case "stay":
      return ["stay", ...payment(sea, seat, luck, 2)].join(" ");
    case "shed":
      return ["shed", ...payment(sea, seat, luck, toShed(sea, seat))].join(" ");
    case "dial": {
      const most = hand.filter(mayGo).length;
      const atMost = Math.min(80, Math.max(0, most + luck.below(5) - 2));
      const numbers = [luck.below(atMost + (luck.once(5) ? 3 : 1)), atMost];
      return ["dial", ...(luck.once(9) ? [...numbers, 1] : luck.once(9) ? numbers.slice(1) : numbers)].join(
        " ",
      );
    }
    case "agree":
      return `agree ${splits.length > 0 && !luck.once(3) ? luck.pick(splits) : sea.hands.map(() => luck.below(5)).join("-")}`;
    case "monster":
      return `${as("monster")} ${cellWord(cellFor(luck, (cell) => sea.grid[cell] !== 0))}`;
    case "rocks":
    case "fog":
      return `${verb} ${luck.once(15) ? `${luck.pick(["hand", "orange"].slice(0, sea.choices.storms ? 2 : 1))}:1` : `row:${luck.below(6) + 1}`}`;
    case "compass":
      return `${as("compass")} ${
        luck.once(3)
          ? luck.pick(stormPlaces(sea))
          : luck.pick(
              stormPlaces(sea)
                .filter((_place, n) => stormLies(sea)[n])
                .concat(luck.pick(stormPlaces(sea))),
            )
      }`;
    case "start":
    case "finish":
      return as(verb);
    default:
      return verb;
  }
}

function stormPlaces(sea: Sea): string[] {
  const seats = sea.hands.map((_hand, seat) => seat + 1);
  return [
    ...[1, 2, 3, 4, 5, 6].map((row) => `row:${row}`),
    ...seats.flatMap((seat) => [`orange:${seat}`, `yellow:${seat}`, `drawn:${seat}`, `shedding:${seat}`]),
  ];
}

function stormLies(sea: Sea): boolean[] {
  return [
    ...sea.purple.map((count) => count > 0),
    ...sea.hands.flatMap((_hand, seat) => [
      sea.orange[seat]! > 0,
      sea.yellow[seat]! > 0,
      sea.drawn?.seat === seat,
      sea.shedding === seat,
    ]),
  ];
}

function cellFor(luck: Chance, fits: (cell: number) => boolean): number {
  const fitting = CELLS.filter(fits);
  return fitting.length > 0 && !luck.once(5) ? luck.pick(fitting) : luck.below(36);
}

function lay(sea: Sea, seat: number, luck: Chance, asWild: boolean): string {
  const held = sea.hands[seat]!.filter((card) => typeof card === "number");
  const used = [...sea.destroyed, ...sea.destroyed, ...sea.grid.filter((shown) => shown > 0)];
  const any = luck.once(4) && used.length > 0 ? luck.pick(used) : luck.below(80) + 1;
  const number = held.length > 0 && !luck.once(10) && !(asWild && luck.once(2)) ? luck.pick(held) : any;
  const open = (cell: number): boolean => sea.grid[cell] === 0;
  const goes = (cell: number): boolean => ascends(sea, number, cell);
  const fits = luck.pick([
    open,
    goes,
    ...Array.from({ length: 5 }, () => (cell: number) => open(cell) && goes(cell)),
  ]);
  if (sea.choices.storms && luck.once(60)) return `storm:orange ${cellWord(luck.below(36))}`;
  const middle = Math.round(((number - 1) / 79) * 35);
  const close = (cell: number): boolean => luck.once(3) || Math.abs(cell - middle) < 5;
  const cell = cellWord(cellFor(luck, (near) => fits(near) && close(near)));
  const card = asWild ? (luck.once(4) ? "wild" : `wild=${number}`) : `${number}`;
  const bare = readAttempt(seat, `${card} ${cell}`);
  const paid = luck.once(2) ? [] : payment(sea, seat, luck, Math.min(priceOf(sea, bare), 6), bare.card);
  return [card, cell, ...paid.map((word) => `-${word}`)].join(" ");
}

/** Cards to give: mostly as many as asked, from the seat's own hand and discardable; otherwise wrong in one way. */
function payment(sea: Sea, seat: number, luck: Chance, count: number, beside?: Card): string[] {
  const rest = luck.shuffled(without(sea.hands[seat]!, beside));
  const free = rest.filter(mayGo);
  const cards = free.slice(0, count);
  switch (luck.below(12)) {
    case 0:
      return words(cards.slice(1));
    case 1:
      return words([...cards, ...free.slice(count, count + 1)]);
    case 2:
      return words(
        cards[0] === undefined ? cards : [...cards.slice(1), cards[0], cards[0]].slice(-Math.max(count, 2)),
      );
    case 3:
      return words([...cards.slice(1), luck.pick(known(sea, luck))]);
    case 4:
      return words(beside === undefined ? cards : [...cards.slice(1), beside]);
    case 5:
    case 6:
      return words(rest.slice(0, count));
    default:
      return words(cards);
  }
}

/** Cards that are in the box, whether or not they are in this hand. */
function known(sea: Sea, luck: Chance): Card[] {
  const { monsters, wilds } = sea.choices;
  const cards: Card[] = [luck.below(80) + 1, "start", "finish"];
  if (monsters > 0) cards.push("monster");
  if (wilds > 0) cards.push("wild");
  return cards;
}

const words = (cards: readonly Card[]): string[] => cards.map(String);
