/** EN 6.1, FR 6.1: the Jagged Rocks bar one row at a time and move before anybody draws. */

import {
  type Chapter,
  type Follow,
  NO,
  type PieceSpec,
  type PlaceSpec,
  type Step,
  YES,
} from "../../kernel/chapter";
import { choosing } from "../../kernel/choosing";
import { ACTED, kind, SETTLING, seatAt, spot } from "../../kernel/furniture";
import {
  countAt,
  MOST_CARDS,
  ofSeat,
  type Piece,
  type Seat,
  type Table,
  UNSEEN,
  whereIs,
} from "../../kernel/table";
import { barring, fullRows, isRowOpen, type Row, rowBeside, rowPlace, rowPlaces } from "../../sea/rows";
import type { ExpansionRules } from "../module";
import type { Described } from "./description";

/** The number of complete rows at which the Rocks go for good. */
export const ROWS_TO_CLEAR = 4;
const STAYING = 2;

const reef = spot("reef");
const still = spot("still");
const drifting = spot("drifting");
const gone = spot("gone");
const rocksCards = kind("rocks");
const driftTokens = kind("drift");

const rocksOf = (table: Table): Piece => rocksCards(table)[0] ?? UNSEEN;
const driftOf = (table: Table): Piece => driftTokens(table)[0] ?? UNSEEN;

function rocksRow(table: Table): Row {
  return rowBeside(table, whereIs(table, rocksOf(table)));
}

/** Rows the Rocks may go to now. */
function havens(table: Table): readonly Row[] {
  const barred = rocksRow(table);
  const rows: Row[] = [];
  for (let row = 0; row < table.rulebook.rows.length; row++)
    if (row !== barred && isRowOpen(table, row)) rows.push(row);
  return rows;
}

/** The seat whose action is done and whose drawing has not begun. */
function mover(table: Table): Seat {
  const acted = seatAt(table, ACTED);
  return acted >= 0 ? acted : seatAt(table, SETTLING);
}

const settingUp: Step = {
  name: "placing-rocks",
  clause: "T.rocks.setup",
  rank: 3,
  when: "deal",
  due: (table) => countAt(table, reef(table)) > 0,
  runs: (game) => {
    const { table, fate } = game;
    const row = fate.number("rocks", table.rulebook.rows.length, (row) => rowName(table, row));
    game.emit(rocksOf(table), reef(table), rowPlace(table, row), "T.rocks.setup");
  },
};

function rowName(table: Table, row: Row): string {
  return table.rulebook.placeName(rowPlace(table, row));
}

/** A duty is a piece too: this token lies at `drifting` from the action until the Rocks have been dealt with. */
const stirring: Follow = {
  clause: "T.rocks.move",
  onto: ({ name }) => /^(acted|settling):/.test(name),
  does: (game) => {
    const { table } = game;
    if (rocksRow(table) < 0 || countAt(table, drifting(table)) > 0) return;
    game.emit(driftOf(table), still(table), drifting(table), "T.rocks.move");
  },
};

const clearing: Follow = {
  clause: "T.rocks.gone",
  onto: ({ region }) => region === "grid",
  does: (game) => {
    const { table } = game;
    const row = rocksRow(table);
    if (row < 0) return;
    if (fullRows(table) >= ROWS_TO_CLEAR)
      game.emit(rocksOf(table), rowPlace(table, row), gone(table), "T.rocks.gone");
  },
};

/** Rocks that are gone move no more, even if the token still drifts. */
const isDue = (table: Table): boolean =>
  countAt(table, drifting(table)) > 0 && mover(table) >= 0 && rocksRow(table) >= 0;

const jumpWith = (left: number): string => `rocks ${left}`;

/** The label that chance is asked with, for each count of cards left; made once, as a new string is slow to look up. */
const JUMPS = Array.from({ length: MOST_CARDS }, (_, left) => jumpWith(left));

/** Chance moves the Rocks. Each turn asks with a new label, since each turn takes a card out of hands and piles. */
const jumping: Step = {
  name: "rocks",
  clause: "T.rocks.auto",
  rank: 60,
  when: "pending",
  due: isDue,
  runs: (game) => {
    const { table, fate } = game;
    const { hands, piles } = table.rulebook;
    const rows = havens(table);
    let left = 0;
    for (const place of hands) left += countAt(table, place);
    for (const place of piles) left += countAt(table, place);
    const row =
      rows[
        fate.number(JUMPS[left] ?? jumpWith(left), Math.max(1, rows.length), (n) =>
          rowName(table, rows[n] ?? 0),
        )
      ];
    const from = rowPlace(table, rocksRow(table));
    if (row !== undefined) game.emit(rocksOf(table), from, rowPlace(table, row), "T.rocks.auto");
    game.emit(driftOf(table), drifting(table), still(table), "T.rocks.auto");
  },
};

const asking: Step = {
  name: "rocks",
  clause: "T.rocks.move",
  rank: 60,
  when: "pending",
  due: isDue,
  asks: (table, seat) => mover(table) === seat,
};

const pieces: readonly PieceSpec[] = [
  { name: "rocks", sort: 87, starts: "reef", unheld: true },
  { name: "drift", sort: 20, starts: "still", token: "books" },
];
const ownPlaces: readonly PlaceSpec[] = [
  { name: "reef", sort: 91, sight: "all", holds: ["rocks"], most: null },
  { name: "still", sort: 91, sight: "all", holds: ["drift"], most: null },
  { name: "drifting", sort: 91, sight: "all", holds: ["drift"], most: null, pending: true },
];

const bars = barring("T.rocks.block", rocksCards);
const base = (rows: number): Chapter<"pieces" | "places" | "follows" | "describes", Described> => ({
  describes: (table) => ({ rocks: rocksRow(table) + 1 }),
  pieces,
  places: [...rowPlaces(rows, "rocks"), ...ownPlaces],
  follows: [stirring, clearing],
});

/** The Rocks jump by themselves. */
const rocksByChance = (
  rows: number,
): Chapter<"pieces" | "places" | "rules" | "follows" | "steps" | "describes", Described> => ({
  ...base(rows),
  rules: [bars],
  steps: [settingUp, jumping],
});

/** The player moves the Rocks, or leaves them for two cards. */
const rocks = (
  rows: number,
): Chapter<"pieces" | "places" | "acts" | "rules" | "follows" | "steps" | "describes", Described> => ({
  ...base(rows),
  acts: [
    {
      type: "rocks",
      during: "rocks",
      clause: "T.rocks.move",
      each: false,
      traits: [],
      chooses: null,
      complete: null,
      targets: (rulebook, card) =>
        rulebook.pieceName(card) === "rocks"
          ? rulebook.rows.map((_cells, row) => rulebook.place(`row:${row + 1}`))
          : [],
      offers: (table, _seat, list) => {
        for (const row of havens(table)) list.add("rocks", rocksOf(table), rowPlace(table, row));
      },
      slips: (table, act) => rowBeside(table, act.to) >= 0 && whereIs(table, act.card) !== act.to,
      does: (game, act) => {
        const { table } = game;
        game.emit(rocksOf(table), whereIs(table, rocksOf(table)), act.to, "T.rocks.move");
        game.emit(driftOf(table), drifting(table), still(table), "T.rocks.move");
      },
    },
    {
      type: "stay",
      during: "rocks",
      clause: "T.rocks.move",
      each: false,
      targets: null,
      complete: null,
      traits: ["gives"],
      offers: (_table, _seat, list) => list.add("stay", UNSEEN, 0),
      chooses: () => STAYING,
      slips: () => true,
      does: (game, act) => {
        const { table } = game;
        const { hands, discards } = table.rulebook;
        for (const card of act.cards)
          game.emit(card, ofSeat(hands, act.seat), ofSeat(discards, act.seat), "T.rocks.move");
        game.emit(driftOf(table), drifting(table), still(table), "T.rocks.move");
      },
    },
  ],
  rules: [
    bars,
    {
      clause: "T.rocks.move",
      on: ["rocks"],
      rank: 40,
      about: null,
      asked: "honoured",
      slip: "lies",
      test: (table, act) => {
        const row = rowBeside(table, act.to);
        return row >= 0 && row !== rocksRow(table) && isRowOpen(table, row) ? YES : NO;
      },
      tell: (table, act) => ({ row: rowBeside(table, act.to) + 1 }),
    },
    ...choosing("T.rocks.move", ["stay"], () => STAYING, "lies"),
  ],
  steps: [settingUp, asking],
});

export const rules: ExpansionRules = (options, rows) => {
  if (options.rocks === undefined) return [];
  return [options.rocks === "auto" ? rocksByChance(rows) : rocks(rows)];
};
