/** Storms and Compasses as pieces on the table, shared by the chapters that make them and that remove them. */
import type { ClauseId } from "../../clauses";
import type { Game, PieceSpec, PlaceSpec } from "../../kernel/chapter";
import { kind, spot, spots } from "../../kernel/furniture";
import {
  at,
  cardsAt,
  countAt,
  type Piece,
  type Place,
  type Seat,
  type Table,
  UNSEEN,
  whereIs,
} from "../../kernel/table";
import { rowBeside, rowPlaces } from "../../sea/rows";
import type { Compasses, StormInPlay } from "./description";
import { team } from "./passing";

const STORM_KINDS = ["yellow", "purple", "orange"] as const;
export type StormKind = (typeof STORM_KINDS)[number];

/** Cards a hand may hold under a yellow Storm (T.storm.yellow). */
export const SMALL_HAND = 3;
/** Storms of each kind, and Compasses in the box. */
const EACH = 2;
const COMPASSES = 6;

export const stormCards: Readonly<Record<StormKind, (table: Table) => readonly Piece[]>> = {
  yellow: kind("storm:yellow"),
  purple: kind("storm:purple"),
  orange: kind("storm:orange"),
};
export const compassCards = kind("compass");

/** The Storms are numbered consecutively, the orange ones first. */
const STORMS = EACH * STORM_KINDS.length;
const firstStorm = (table: Table): Piece => stormCards.orange(table)[0] ?? UNSEEN;

/** Places of each seat: for a Storm just drawn, for a yellow one that still sheds cards, and for one in effect. */
export const drawn = spots("drawn");
export const shedding = spots("shedding");
export const yellow = spots("yellow");
export const orange = spots("orange");
const PLACES_OF_SEATS = [drawn, shedding, yellow, orange] as const;
export const compasses = spot("compasses");
const waiting = spot("waiting");
const passed = spot("passed");
const gone = spot("gone");
const firstPass = kind("pass:1");

/** What the places of each seat hold. */
const BEFORE_SEATS: Readonly<Record<string, Pick<PlaceSpec, "holds" | "most" | "pending">>> = {
  drawn: { holds: ["storm"], most: 1, pending: true },
  shedding: { holds: ["storm:yellow"], most: null, pending: true },
  yellow: { holds: ["storm:yellow"], most: null },
  orange: { holds: ["storm:orange"], most: null },
};

export function weatherPieces(seats: number): PieceSpec[] {
  return [
    ...STORM_KINDS.flatMap((name) =>
      Array.from(
        { length: EACH },
        (): PieceSpec => ({
          ...{ name: `storm:${name}`, sort: 84, starts: "aside", shown: true },
        }),
      ),
    ),
    ...Array.from(
      { length: COMPASSES },
      (): PieceSpec => ({ name: "compass", sort: 85, starts: "compasses", unheld: true }),
    ),
    ...Array.from({ length: seats }, (_, seat): PieceSpec => {
      return { name: `pass:${seat + 1}`, sort: 22, starts: "waiting", token: "books" };
    }),
  ];
}

export function weatherPlaces(seats: number, rows: number): PlaceSpec[] {
  return [
    ...rowPlaces(rows, "storm:purple"),
    ...Object.entries(BEFORE_SEATS).flatMap(([name, holding]) =>
      Array.from({ length: seats }, (_, seat): PlaceSpec => {
        return { name: `${name}:${seat + 1}`, sort: 93, sight: "all", ...holding };
      }),
    ),
    ...["team", "compasses"].map((name): PlaceSpec => {
      return { name, sort: 94, sight: "all", holds: ["compass"], most: null };
    }),
    ...["waiting", "passed"].map(
      (name): PlaceSpec => ({ name, sort: 94, sight: "all", holds: ["pass"], most: null }),
    ),
  ];
}

/** The Storm that lies at a place; UNSEEN if none does. */
export function stormAt(table: Table, place: Place): Piece {
  const first = firstStorm(table);
  for (let storm = first; storm < first + STORMS; storm++) if (whereIs(table, storm) === place) return storm;
  return UNSEEN;
}

/** The kind of a Storm. Throws for any other card, which is a defect of the caller. */
export function stormKindOf(table: Table, storm: Piece): StormKind {
  const kind = STORM_KINDS.find((name) => stormCards[name](table).includes(storm));
  if (kind === undefined) throw new Error(`${table.rulebook.pieceName(storm)} is no Storm.`);
  return kind;
}

export function isStorm(table: Table, card: Piece): boolean {
  const first = firstStorm(table);
  return card >= first && card < first + STORMS;
}

/** The seat before which lies a Storm that was drawn and has not taken effect; -1 if there is none. */
export function drawnSeat(table: Table): Seat {
  const first = drawn(table, 0);
  for (let seat = 0; seat < table.rulebook.seats; seat++) if (countAt(table, first + seat) > 0) return seat;
  return -1;
}

/** Places where a Storm lies, in play or just drawn, by ascending number. */
export function stormPlaces(table: Table): readonly Place[] {
  const found: Place[] = [];
  const first = firstStorm(table);
  for (let storm = first; storm < first + STORMS; storm++) {
    const place = whereIs(table, storm);
    if (!isStormPlace(table, place) || found.includes(place)) continue;
    let index = found.push(place) - 1;
    for (; index > 0 && (found[index - 1] ?? place) > place; index--)
      found[index] = found[index - 1] ?? place;
    found[index] = place;
  }
  return found;
}

export function isStormPlace(table: Table, place: Place): boolean {
  // The places of the seats are numbered consecutively, by name.
  const beforeSeat = place >= drawn(table, 0) && place <= yellow(table, table.rulebook.seats - 1);
  return beforeSeat || rowBeside(table, place) >= 0;
}

function isOfSeat(table: Table, place: Place, placeOf: (table: Table, seat: Seat) => Place): boolean {
  const seat = place - placeOf(table, 0);
  return seat >= 0 && seat < table.rulebook.seats;
}

/** The Storms at every place where any lie, in play or just drawn. */
export function stormsOf(table: Table): readonly StormInPlay[] {
  return stormPlaces(table).map((place) => {
    const card = stormAt(table, place);
    const lies = { place, card, storm: stormKindOf(table, card), count: stormsAt(table, place) };
    const before = PLACES_OF_SEATS.find((placeOf) => isOfSeat(table, place, placeOf));
    if (before === undefined)
      return { ...lies, seat: null, row: rowBeside(table, place) + 1, fresh: false, pending: false };
    const [fresh, pending] = [before === drawn, before === drawn || before === shedding];
    return { ...lies, seat: place - before(table, 0), row: null, fresh, pending };
  });
}

function stormsAt(table: Table, place: Place): number {
  return cardsAt(table, place).filter((card) => isStorm(table, card)).length;
}

/** The team's Compasses. */
export function compassesOf(table: Table): Compasses {
  const held = countAt(table, team(table));
  return {
    held,
    spent: compassCards(table).length - held - countAt(table, compasses(table)),
    passed: table.rulebook.hands.flatMap((_hand, seat) => (hasPassed(table, seat) ? [seat] : [])),
  };
}

/** Whether somebody might spend a Compass: the team has one, or a card that stands in for one may be in a hand. */
export function mayBeCancelled(table: Table): boolean {
  if (countAt(table, team(table)) > 0) return true;
  const anyCard = table.rulebook.hands.some((hand) => countAt(table, hand) > 0);
  return anyCard && table.rulebook.standIns.some((card) => !liesOpen(table, card));
}

function liesOpen(table: Table, card: Piece): boolean {
  const place = whereIs(table, card);
  return place !== 0 && at(table.rulebook.sightOf, place) === 1;
}

export function hasPassed(table: Table, seat: Seat): boolean {
  return whereIs(table, (firstPass(table)[0] ?? UNSEEN) + seat) === passed(table);
}

export function allHavePassed(table: Table): boolean {
  return countAt(table, waiting(table)) === 0;
}

export function pass(game: Game, seat: Seat): void {
  const { table } = game;
  game.emit((firstPass(table)[0] ?? UNSEEN) + seat, waiting(table), passed(table), "T.storm.cancel");
}

/** Takes a Storm from where it lies. Once no Storm just drawn is left, the passes of all seats are cleared. */
export function moveStorm(game: Game, storm: Piece, to: Place, clause: ClauseId): void {
  const { table } = game;
  game.emit(storm, whereIs(table, storm), to, clause);
  if (drawnSeat(table) >= 0) return;
  for (let seat = 0; seat < table.rulebook.seats; seat++) {
    if (!hasPassed(table, seat)) continue;
    game.emit((firstPass(table)[0] ?? UNSEEN) + seat, passed(table), waiting(table), "T.storm.cancel");
  }
}

export function removeStorm(game: Game, place: Place, clause: ClauseId): void {
  moveStorm(game, stormAt(game.table, place), gone(game.table), clause);
}
