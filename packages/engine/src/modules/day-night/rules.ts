/** VAR "Day & Night": a Compass turns all hands over; what lies in the grid keeps the side it was placed with. */

import { type Chapter, type Follow, NO, type PieceSpec, type Rule, YES } from "../../kernel/chapter";
import { drawOne } from "../../kernel/drawing";
import { DAWN, kind, seatAt, spot } from "../../kernel/furniture";
import { priceRules, settlePrice } from "../../kernel/paying";
import {
  isCell,
  isFilled,
  ofSeat,
  type Piece,
  type Place,
  type Table,
  UNSEEN,
  whereIs,
} from "../../kernel/table";
import { SEA_BOARD } from "../../sea/board";
import { markOf, markPieces, moveMark } from "../../sea/cell-marks";
import { finish, STANDARD_FINISH } from "../../sea/finish";
import { placing } from "../../sea/placing";
import { GRID } from "../../sea/sequence";
import { actionDone, SEA_PAYING } from "../../sea/turn";
import type { VariantRules } from "../module";
import type { Described } from "./description";

/** Compasses shuffled in, and the rows that must show the night. */
const COMPASSES = 6;
const NIGHT_ROWS = 3;
const TURNING_PRICE = 1;

const day = spot("day");
const night = spot("night");
const dusk = spot("dusk");
const skyTokens = kind("sky");

const skyOf = (table: Table): Piece => skyTokens(table)[0] ?? UNSEEN;

/** Which side is up in all hands now. */
export function skySide(table: Table): "day" | "night" {
  return whereIs(table, skyOf(table)) === night(table) ? "night" : "day";
}

/** Which side of the card on a cell is up; undefined where no card lies. */
export function sideAt(table: Table, cell: Place): "day" | "night" | undefined {
  if (!isCell(table, cell) || !isFilled(table, cell)) return undefined;
  return whereIs(table, markOf(table, cell)) === night(table) ? "night" : "day";
}

/** The side that a row must show: night in the lower half, day in the upper. */
export const wantedInRow = (row: number): "day" | "night" => (row < NIGHT_ROWS ? "night" : "day");

/** The side that a cell of the grid must show. */
export const wantedAt = ({ rulebook }: Table, cell: Place): "day" | "night" =>
  wantedInRow(rulebook.rowSpans.findIndex(({ first, last }) => cell >= first && cell <= last));

/** How many cards show another side than their row must. */
export function wrongSides(table: Table): number {
  return table.rulebook.rows.reduce((wrong, cells, row) => {
    const should = wantedInRow(row);
    return wrong + cells.filter((cell) => (sideAt(table, cell) ?? should) !== should).length;
  }, 0);
}

function sidesOf(table: Table): Described["sides"] {
  const sides = table.rulebook.rows.flatMap((cells, row) =>
    cells.flatMap((cell) => {
      const side = sideAt(table, cell);
      return side === undefined ? [] : [[cell, { side, wrong: side !== wantedInRow(row) }] as const];
    }),
  );
  return { on: new Map(sides), wanted: table.rulebook.rows.map((_cells, row) => wantedInRow(row)) };
}

/** A Compass drawn is set aside, all hands turn over and a card replaces it; in an opening hand, no hand turns over. */
const turning: Follow = {
  clause: "T.night.turn",
  onto: ({ name }) => name.startsWith("hand:"),
  does: (game, { piece, to }) => {
    const { table } = game;
    if (piece === UNSEEN || table.rulebook.pieceName(piece) !== "compass") return;
    const opening = seatAt(table, DAWN) >= 0;
    const clause = opening ? "T.night.begin" : "T.night.turn";
    game.emit(piece, to, dusk(table), clause);
    if (!opening) {
      const [from, other] =
        skySide(table) === "day" ? [day(table), night(table)] : [night(table), day(table)];
      game.emit(skyOf(table), from, other, clause);
    }
    drawOne(game, to - ofSeat(table.rulebook.hands, 0), clause);
  },
};

/** A card enters the grid with the side that is up in hand. */
const entering: Follow = {
  clause: "T.night.place",
  onto: ({ region }) => region === GRID,
  does: (game, { to }) =>
    moveMark(
      game,
      to,
      skySide(game.table) === "night" ? night(game.table) : day(game.table),
      "T.night.place",
    ),
};

const bothHalves: Rule = {
  clause: "T.night.win",
  on: "wins",
  rank: 42,
  about: null,
  asked: "offer",
  slip: null,
  test: (table) => (wrongSides(table) === 0 ? YES : NO),
  tell: (table) => ({ cards: wrongSides(table) }),
};

const aCardToTurn: Rule = {
  clause: "T.night.rotate",
  on: ["turn"],
  rank: 30,
  about: null,
  asked: "offer",
  slip: null,
  test: (table, act) => (sideAt(table, act.to) === undefined ? NO : YES),
  tell: (table, act) => ({ at: table.rulebook.placeName(act.to) }),
};

const nightChapter = (
  cells: readonly string[],
): Chapter<
  "pieces" | "places" | "acts" | "rules" | "levies" | "withholds" | "follows" | "describes",
  Described
> => ({
  describes: (table) => ({ sides: sidesOf(table) }),
  withholds: true,
  pieces: [
    ...Array.from(
      { length: COMPASSES },
      (): PieceSpec => ({
        ...{ name: "compass", sort: 85, starts: "aside", shown: true },
      }),
    ),
    { name: "sky", sort: 29, starts: "day", token: "books" },
    ...markPieces(cells, "day"),
  ],
  places: [
    { name: "day", sort: 96, sight: "all", holds: ["sky", "mark"], most: null },
    { name: "night", sort: 96, sight: "all", holds: ["sky", "mark"], most: null },
    { name: "dusk", sort: 96, sight: "all", holds: ["compass"], most: null },
  ],
  acts: [
    {
      type: "turn",
      during: "act",
      clause: "T.night.rotate",
      each: false,
      chooses: null,
      slips: null,
      complete: null,
      traits: ["action", "gives"],
      targets: (rulebook, card) => (card === UNSEEN ? rulebook.cells : []),
      offers: (table, _seat, list) => {
        for (const cell of table.rulebook.cells) if (isFilled(table, cell)) list.add("turn", UNSEEN, cell);
      },
      does: (game, act) => {
        const { table } = game;
        const other = sideAt(table, act.to) === "day" ? night(table) : day(table);
        moveMark(game, act.to, other, "T.night.rotate");
        settlePrice(game, act, TURNING_PRICE, SEA_PAYING, "T.night.rotate");
        actionDone(game, act.seat);
      },
    },
  ],
  rules: [bothHalves, aCardToTurn, ...priceRules(SEA_PAYING.pay, ["turn"], "T.night.rotate")],
  levies: [
    {
      clause: "T.night.rotate",
      on: ["turn"],
      about: null,
      most: null,
      freed: null,
      leaves: null,
      atEnds: false,
      price: () => TURNING_PRICE,
      tell: () => ({ price: TURNING_PRICE }),
    },
  ],
  follows: [turning, entering],
});

export const rules: VariantRules = {
  board: () => SEA_BOARD,
  finishes: true,
  sharedDeck: false,
  against: null,
  chapters: (_options, { rows }) => [placing, finish(STANDARD_FINISH), nightChapter(rows.flat())],
};
