/** Attempts of every kind on the mountain, most of them wrong in some way. */
import {
  type Act,
  type ActType,
  due,
  hand,
  owes,
  type Piece,
  type Place,
  readAct,
  type Seat,
  SUMMIT_BERTH,
  type Table,
  writeAct,
} from "../../../src/index";
import type { Chance } from "../../support/chance";
import { complete, offersOf } from "../../support/playing";
import { type Climb, priceOf } from "./plain";
import { plainAct } from "./plain-of";

/** One attempt, as it arrives: written by a player, read by the engine. */
export function attempt(table: Table, plain: Climb, luck: Chance): Act {
  const meant = luck.once(5) ? offered(table, luck) : guess(table, plain, luck);
  const text = writeAct(table.rulebook, meant);
  const read = readAct(table.rulebook, text, meant.seat);
  if (!read.ok) throw new Error(`An attempt does not read: ${text} ${JSON.stringify(read.error)}`);
  return read.value;
}

/** What the engine itself lists, where it lists anything. */
function offered(table: Table, luck: Chance): Act {
  const offers = offersOf(table);
  const type = offers.length > 0 ? luck.pick([...new Set(offers.map((offer) => offer.type))]) : undefined;
  const some = offers.filter((offer) => offer.type === type);
  if (some.length === 0) return { type: "discard", seat: 0, card: 0, to: 0, cards: [], numbers: [] };
  return complete(table, luck.pick(some), luck);
}

const ASCENTS = Array.from({ length: 72 }, (_, index) => index + 1);

function guess(table: Table, plain: Climb, luck: Chance): Act {
  const { rulebook } = table;
  const asked = due(table).seats;
  const seat = asked.length > 0 && !luck.once(6) ? luck.pick(asked) : luck.below(rulebook.seats);
  const held = hand(table, seat);
  const kinds: ActType[] = ["lay", "lay", "lay", "bridge", "campfire", "summit", "discard", "give", "move"];
  if (plain.players === 1) kinds.push("rope");
  if (plain.goatsRoam) kinds.push("herd", "herd");
  if (plain.phase === "relocate") kinds.push("move", "move", "move");
  if (plain.phase === "give") kinds.push("give", "give");
  const type = luck.pick(kinds);
  const blank: Act = { type, seat, card: 0, to: 0, cards: [], numbers: [] };
  const heldOr = (fits: (name: string) => boolean, others: readonly Piece[]): Piece => {
    const own = held.filter((card) => fits(rulebook.pieceName(card)));
    return own.length > 0 && !luck.once(8) ? luck.pick(own) : luck.pick(others);
  };
  const paid = (act: Act): Act => {
    const price = Math.min(6, priceOf(plain, plainAct(table, act)));
    return luck.once(2) ? act : { ...act, cards: payment(table, seat, luck, price, act.card) };
  };
  const allOf = (name: string): Piece[] =>
    rulebook.pieces.flatMap((spec, piece) => (spec.name.startsWith(name) ? [piece] : []));
  switch (type) {
    case "lay":
      return paid({
        ...blank,
        card: heldOr((name) => /^[gbr]\d/.test(name), ASCENTS),
        to: place(table, luck),
      });
    case "bridge":
      return paid({ ...blank, card: heldOr((name) => name === type, allOf(type)), to: place(table, luck) });
    case "campfire": {
      const card = heldOr((name) => name.startsWith(type), allOf(type));
      const colour = rulebook.pieceName(card).at(-1) ?? "";
      const alike = rulebook.cells.filter((cell) => name(table, cell).startsWith(colour));
      return paid({
        ...blank,
        card,
        to: alike.length > 0 && !luck.once(3) ? luck.pick(alike) : place(table, luck),
      });
    }
    case "move":
      return paid({ ...blank, to: place(table, luck) });
    case "summit": {
      const card = heldOr((name) => name === type, allOf(type));
      return { ...blank, card, to: rulebook.place(SUMMIT_BERTH) };
    }
    case "herd":
      return paid({ ...blank, numbers: path(table, plain, luck) });
    case "discard":
      return { ...blank, cards: payment(table, seat, luck, 2) };
    case "give":
      return { ...blank, cards: payment(table, seat, luck, owes(table, seat)) };
    default:
      return blank;
  }
}

/** Any place, mostly one where something could happen: free beside a card, or with a Bridge. */
function place(table: Table, luck: Chance): Place {
  const { rulebook } = table;
  if (luck.once(3)) return luck.pick(rulebook.cells);
  const rows = rulebook.rows.map((row) => row.map((cell) => [cell, name(table, cell)] as const));
  const likely = rows.flatMap((row) => {
    const free = row.find(([, card]) => card === "");
    return [...(free ? [free[0]] : []), ...row.flatMap(([cell, card]) => (card === "bridge" ? [cell] : []))];
  });
  return luck.pick(likely.length > 0 ? likely : rulebook.cells);
}

const name = (table: Table, cell: Place): string => {
  const piece = table.rulebook.pieces.findIndex((_spec, card) => card > 0 && table.bytes[card] === cell);
  return piece < 0 ? "" : table.rulebook.pieceName(piece);
};

/** A way up from a herd or from anywhere; sometimes with a step aside. */
function path(table: Table, plain: Climb, luck: Chance): readonly Place[] {
  const { rulebook } = table;
  const herds = plain.goats.flatMap((row, index) =>
    row.flatMap((count, where) => (count > 0 ? [[index + 1, where + 1] as const] : [])),
  );
  let [row, where] = herds.length > 0 && !luck.once(6) ? luck.pick(herds) : ([1, 1 + luck.below(9)] as const);
  const places = [`r${row}p${where}`];
  for (let steps = luck.below(5); steps > 0; steps--) {
    row += luck.once(12) ? 0 : 1;
    where += luck.once(12) ? 1 : -luck.below(2);
    places.push(`r${row}p${where}`);
  }
  return places.flatMap((text) => rulebook.cells.filter((cell) => rulebook.placeName(cell) === text));
}

/** Some cards to give: mostly as many as asked and from the own hand, else too few, too many, twice, or another's. */
function payment(table: Table, seat: Seat, luck: Chance, count: number, beside = 0): readonly Piece[] {
  const own = luck.shuffled(hand(table, seat));
  const cards = own.filter((card) => card !== beside).slice(0, count);
  const flaw = luck.below(9);
  if (flaw === 0) return cards.slice(1);
  if (flaw === 1) return [...cards, ...own.slice(-1)];
  if (flaw === 2 && cards[0] !== undefined) return [...cards.slice(1), cards[0], cards[0]].slice(-count);
  if (flaw === 3) return [...cards.slice(1), 1 + luck.below(85)];
  if (flaw === 4 && beside !== 0) return [...cards.slice(1), beside];
  return cards;
}
