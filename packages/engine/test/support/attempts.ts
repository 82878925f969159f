/** Attempts of every kind, most of them wrong in some way: what a curious, careless or dishonest player may send. */
import {
  type Act,
  due,
  hand,
  owes,
  type Piece,
  readAct,
  type Seat,
  startTable,
  type Table,
  writeAct,
} from "../../src/index";
import type { Chance } from "./chance";
import { cost, type Plain } from "./plain";

const ISLANDS = Array.from({ length: 80 }, (_, index) => index + 1);

/** One attempt, as it arrives: written by a player, read by the engine. */
export function attempt(table: Table, plain: Plain, luck: Chance): Act {
  const meant = guess(table, plain, luck);
  const read = readAct(table.rulebook, writeAct(table.rulebook, meant), meant.seat);
  if (!read.ok) throw new Error(`An attempt does not read: ${JSON.stringify({ meant, error: read.error })}`);
  return read.value;
}

function guess(table: Table, plain: Plain, luck: Chance): Act {
  const { rulebook } = table;
  const asked = due(table).seats;
  const seat = asked.length > 0 && !luck.once(6) ? luck.pick(asked) : luck.below(rulebook.seats);
  const blank = { seat, card: 0, to: 0, cards: [], numbers: [] };
  const kinds = [
    "lay",
    "lay",
    "lay",
    "lay",
    "lay",
    "discard",
    "start",
    "finish",
    "give",
    "dial",
    "agree",
  ] as const;
  const type = luck.pick(kinds);
  switch (type) {
    case "lay": {
      const held = hand(table, seat).filter((card) => card <= 80);
      const card = held.length > 0 && !luck.once(8) ? luck.pick(held) : luck.pick(ISLANDS);
      const near = Math.floor(((card - 1) / 80) * 36) + luck.below(7) - 3;
      const cell = luck.once(3) ? luck.below(36) : Math.min(35, Math.max(0, near));
      const price = cost(plain, card, cell);
      const cards = luck.once(2) ? [] : payment(table, seat, luck, Math.min(price, 5), card);
      return { ...blank, type, card, to: rulebook.cells[cell]!, cards };
    }
    case "start":
    case "finish":
      return { ...blank, type, card: luck.pick(rulebook.copies(type)), to: rulebook.place(`berth:${type}`) };
    case "discard":
      return { ...blank, type, cards: payment(table, seat, luck, 2) };
    case "give":
      return { ...blank, type, cards: payment(table, seat, luck, owes(table, seat)) };
    case "dial": {
      const numbers = luck.once(6) ? [3] : [luck.below(5), luck.below(11)];
      return { ...blank, type, numbers: luck.once(9) ? [...numbers, 1] : numbers };
    }
    case "agree": {
      const proposals = startTable(table)?.proposals ?? [];
      const wild = rulebook.hands.map(() => luck.below(9));
      return {
        ...blank,
        type,
        numbers: proposals.length > 0 && !luck.once(4) ? luck.pick(proposals).split : wild,
      };
    }
  }
}

/** Some cards to give: mostly as many as asked and from the own hand, else too few, too many, twice, or another's. */
function payment(table: Table, seat: Seat, luck: Chance, count: number, beside = 0): readonly Piece[] {
  const own = luck.shuffled(hand(table, seat));
  const cards = own.filter((card) => card !== beside).slice(0, count);
  const flaw = luck.below(9);
  if (flaw === 0) return cards.slice(1);
  if (flaw === 1) return [...cards, ...own.slice(-1)];
  if (flaw === 2 && cards[0] !== undefined) return [...cards.slice(1), cards[0], cards[0]].slice(-count);
  if (flaw === 3) return [...cards.slice(1), 1 + luck.below(90)];
  if (flaw === 4 && beside !== 0) return [...cards.slice(1), beside];
  return cards;
}
