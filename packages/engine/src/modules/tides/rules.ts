/** No book, an invention of this house: the tide is raised beside a row for a card, the next card there is free, and it falls. */
import { type Chapter, NO, YES } from "../../kernel/chapter";
import { kind, spot } from "../../kernel/furniture";
import { priceRules, settlePrice } from "../../kernel/paying";
import { type Piece, type Table, UNSEEN, whereIs } from "../../kernel/table";
import { isRowOpen, openRows, type Row, rowBeside, rowOf, rowPlace, rowPlaces } from "../../sea/rows";
import { actionDone, SEA_PAYING } from "../../sea/turn";
import type { ExpansionRules } from "../module";
import type { Described } from "./description";

/** What raising a row costs. */
const RAISING = 1;

const ebb = spot("ebb");
const tides = kind("tide");

const tideOf = (table: Table): Piece => tides(table)[0] ?? UNSEEN;

/** The row at high water; -1 for none. */
const highRow = (table: Table): Row => rowBeside(table, whereIs(table, tideOf(table)));

const canRise = (table: Table, row: Row): boolean =>
  row >= 0 && row !== highRow(table) && isRowOpen(table, row);

const chapter = (
  rows: number,
): Chapter<
  "slips" | "describes" | "pieces" | "places" | "acts" | "levies" | "rules" | "reliefs" | "follows",
  Described
> => ({
  slips: [{ clause: "T.tide.raise" }],
  describes: (table) => ({ highRow: highRow(table) + 1 }),
  pieces: [{ name: "tide", sort: 25, starts: "ebb", token: true, boxed: true }],
  places: [...rowPlaces(rows, "tide"), { name: "ebb", sort: 92, sight: "all", holds: ["tide"] }],
  acts: [
    {
      type: "swell",
      during: "act",
      clause: "T.tide.raise",
      traits: ["action", "gives"],
      targets: (rulebook, card) =>
        card === UNSEEN ? rulebook.rows.map((_cells, row) => rulebook.place(`row:${row + 1}`)) : [],
      offers: (table, _seat, list) => {
        for (const row of openRows(table))
          if (canRise(table, row)) list.add("swell", UNSEEN, rowPlace(table, row));
      },
      slips: (table, act) => rowBeside(table, act.to) >= 0 && rowBeside(table, act.to) !== highRow(table),
      does: (game, act) => {
        const { table } = game;
        const tide = tideOf(table);
        game.emit(tide, whereIs(table, tide), act.to, "T.tide.raise");
        settlePrice(game, act, RAISING, SEA_PAYING, "T.tide.raise");
        actionDone(game, act.seat);
      },
    },
  ],
  levies: [
    {
      clause: "T.tide.raise",
      on: ["swell"],
      about: "cost",
      price: () => RAISING,
      tell: () => ({ price: RAISING }),
    },
  ],
  rules: [
    {
      clause: "T.tide.raise",
      on: ["swell"],
      rank: 36,
      honoured: true,
      test: (table, act) => (canRise(table, rowBeside(table, act.to)) ? YES : NO),
      tell: (table, act) => ({ row: rowBeside(table, act.to) + 1 }),
    },
    ...priceRules(SEA_PAYING.pay, ["swell"]),
  ],
  reliefs: [
    {
      clause: "T.tide.free",
      on: "islands",
      frees: (table, act) => highRow(table) >= 0 && rowOf(table, act.to) === highRow(table),
    },
  ],
  follows: [
    {
      clause: "T.tide.fall",
      onto: ({ region }) => region === "grid",
      does: (game, { to }) => {
        const { table } = game;
        const row = highRow(table);
        if (row >= 0 && rowOf(table, to) === row)
          game.emit(tideOf(table), rowPlace(table, row), ebb(table), "T.tide.fall");
      },
    },
  ],
});

export const rules: ExpansionRules = ({ tides }, rows) => (tides ? [chapter(rows)] : []);
