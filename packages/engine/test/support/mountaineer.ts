/** A climber good enough to reach the Summit now and then, using only what its own seat may know. */
import {
  type Act,
  cardsAt,
  enact,
  hand,
  type Offer,
  type Piece,
  type Place,
  type Table,
  topOf,
  unknownFate,
} from "../../src/index";
import type { Chance } from "./chance";
import { type Crew, offersOf } from "./playing";

/** The number that each row is best built around, from the bottom. */
const IDEAL = [2, 3.5, 5, 6.5, 8, 9, 10, 11];

interface Face {
  readonly colour: string;
  readonly number: number;
}

function faceOf(table: Table, piece: Piece): Face {
  const name = piece === 0 ? "" : table.rulebook.pieceName(piece);
  const [, colour = "", digits = "0"] = /^(?:campfire:)?([gbr])(\d*)/.exec(name) ?? [];
  return { colour, number: Number(digits) };
}

const nameOf = (table: Table, piece: Piece): string => table.rulebook.pieceName(piece);
const rowOf = (table: Table, place: Place): number => Number(table.rulebook.placeName(place).slice(1, 2));

/** The numbers that Panoramas still want. */
function wanted(table: Table): readonly (readonly number[])[] {
  if (!/ panoramas/.test(table.rulebook.code)) return [];
  return cardsAt(table, table.rulebook.place("shown")).map((piece) =>
    nameOf(table, piece).slice("panorama:".length).split("-").map(Number),
  );
}

/** How much a number at a place helps the Panoramas: the longer the part that it ends, the more. */
function panoramaWorth(table: Table, place: Place, number: number): number {
  const row = table.rulebook.rows[rowOf(table, place) - 1] ?? [];
  const column = row.indexOf(place);
  const before = [2, 1].map(
    (back) => faceOf(table, column >= back ? topOf(table, row[column - back] ?? 0) : 0).number,
  );
  let worth = 0;
  for (const [a = 0, b = 0, c = 0] of wanted(table)) {
    if (before[0] === a && before[1] === b && number === c) worth = Math.max(worth, 6);
    else if (before[1] === a && number === b && column + 1 < row.length) worth = Math.max(worth, 2.5);
    else if (number === a && column + 2 < row.length && Math.min(a, b, c) >= rowOf(table, place))
      worth = Math.max(worth, 0.5);
  }
  return worth;
}

/** What an Ascent card costs at a place, and how badly it fits there. Lower is better. */
function strain(table: Table, card: Piece, place: Place, price: number): number {
  const { colour, number } = faceOf(table, card);
  const row = rowOf(table, place);
  const begins = table.rulebook.placeName(place).endsWith("p1");
  const apart = Math.abs(number - (IDEAL[row - 1] ?? 0));
  let strain = 1.6 * price + (begins ? 0.9 : 0.35) * apart - (begins ? 0 : 0.5);
  if (/ green/.test(table.rulebook.code) && begins && colour !== "g") strain += 40;
  strain -= panoramaWorth(table, place, number);
  if (nameOf(table, card).endsWith("*")) strain -= 1 + 0.25 * row;
  return strain;
}

/** How useful a card still is: rare, or near the numbers at the ends of open rows. Higher means better kept. */
function keep(table: Table, seat: number, card: Piece, held: readonly Piece[]): number {
  const name = nameOf(table, card);
  const alike = held.filter((other) => nameOf(table, other) === name).length;
  if (name === "summit") return alike > 1 ? -1 : 50;
  if (name === "bridge") return 0.2;
  if (name.startsWith("campfire")) return 2.5;
  const { colour, number } = faceOf(table, card);
  let best = 9;
  for (const [index, row] of table.rulebook.rows.entries()) {
    if (number <= index) break;
    const free = row.findIndex((place) => topOf(table, place) === 0);
    if (free < 0) continue;
    const end = free === 0 ? undefined : faceOf(table, topOf(table, row[free - 1] ?? 0));
    const apart = end?.number ? Math.abs(number - end.number) : Math.abs(number - (IDEAL[index] ?? 0));
    best = Math.min(best, apart + (end?.colour === colour ? 1 : 0));
  }
  return 6 - best + (name.endsWith("*") ? 2 : 0) + (seat >= 0 ? number / 40 : 0) - (alike > 1 ? 0.5 : 0);
}

function pay(table: Table, { choose, ...act }: Offer): Act {
  const held = hand(table, act.seat);
  const rest = held.filter((card) => card !== act.card);
  const order = [...rest].sort((a, b) => keep(table, act.seat, a, rest) - keep(table, act.seat, b, rest));
  // One of two Summits in hand may be given, but not both.
  const cards: Piece[] = [];
  for (const card of order) {
    if (cards.length === choose) break;
    const summits = rest.filter((other) => nameOf(table, other) === "summit" && !cards.includes(other));
    if (nameOf(table, card) === "summit" && summits.length === 1) continue;
    cards.push(card);
  }
  return { ...act, cards: [...cards, ...order.filter((card) => !cards.includes(card))].slice(0, choose) };
}

/** What the cards given for an act were worth. */
function loss(table: Table, act: Act): number {
  const held = hand(table, act.seat);
  return act.cards.reduce((sum, card) => sum + Math.max(0, keep(table, act.seat, card, held)), 0);
}

function weigh(table: Table, offer: Offer, act: Act): number {
  const { type, card, to } = offer;
  const given = 0.35 * loss(table, act);
  switch (type) {
    case "summit":
      return -100;
    case "give":
      return 0;
    case "lay":
      return strain(table, card, to, offer.choose) + given;
    case "move": {
      const lifted = table.rulebook.rows.flatMap((_row, index) =>
        cardsAt(table, table.rulebook.place(`lifted:${index + 1}`)),
      );
      return strain(table, lifted[0] ?? 0, to, offer.choose) + given;
    }
    case "campfire": {
      const tried = enact(table, act, unknownFate);
      if (!tried.ok) return 99;
      const moves = offersOf(tried.value.table);
      return (
        1 + Math.min(...moves.map((move) => weigh(tried.value.table, move, pay(tried.value.table, move))))
      );
    }
    case "bridge":
      return 7;
    case "herd": {
      const names = offer.numbers.map((place) => table.rulebook.placeName(place));
      const gathered = offer.numbers.reduce(
        (sum, place) =>
          sum + cardsAt(table, table.rulebook.place(`goats:${table.rulebook.placeName(place)}`)).length,
        0,
      );
      const top = names.at(-1)?.startsWith("r8") ?? false;
      const full = table.rulebook.cells.every((cell) => topOf(table, cell) !== 0);
      return 1.6 * offer.choose + given + (full ? -20 : 3.4) - 1.3 * gathered - (top ? 2 : 0);
    }
    case "rope":
      return 6.2;
    default:
      return 5.2 + given;
  }
}

/** Plays the act with the least strain; ties are broken by chance. */
export const mountaineer: Crew = (table: Table, luck: Chance): Act => {
  let best: Act | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const offer of offersOf(table)) {
    const act = pay(table, offer);
    const weight = weigh(table, offer, act) + luck.below(100) / 250;
    if (weight < least) {
      least = weight;
      best = act;
    }
  }
  if (!best) throw new Error("A climber was asked who can do nothing.");
  return best;
};
