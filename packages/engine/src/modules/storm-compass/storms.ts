/** EN 6.3, FR 6.3: Storms take effect the moment they are drawn, unless a Compass is spent first. */
import {
  type Chapter,
  type Follow,
  NO,
  type PieceSpec,
  type Rule,
  type Step,
  YES,
} from "../../kernel/chapter";
import { soMany } from "../../kernel/choosing";
import { kind, owes, SETTLING, seatAt, spot } from "../../kernel/furniture";
import { canGive, discardable, tollAt } from "../../kernel/paying";
import {
  addCells,
  countAt,
  NOWHERE,
  ofSeat,
  type Piece,
  type Seat,
  type Table,
  UNSEEN,
  whereIs,
} from "../../kernel/table";
import { START_BERTH } from "../../sea/board";
import { barring, isRowOpen, openRows, rowBeside, rowPlace } from "../../sea/rows";
import { touches } from "../../sea/sequence";
import type { Described } from "./description";
import { CANCELLING } from "./passing";
import {
  allHavePassed,
  compassesOf,
  drawn,
  drawnSeat,
  hasPassed,
  isStorm,
  mayBeCancelled,
  moveStorm,
  orange,
  pass,
  SMALL_HAND,
  shedding,
  stormAt,
  stormCards,
  stormKindOf,
  stormsOf,
  weatherPieces,
  weatherPlaces,
  yellow,
} from "./weather";

/** How many cards of a seat's own pile go unseen toward the eight. */
const UNSEEN_CARDS = 2;

const gone = spot("gone");
const unasked = spot("unasked");
const granted = spot("granted");
const firstLeave = kind("leave:1");

const drawnStorm = (table: Table): Piece => {
  const seat = drawnSeat(table);
  return seat < 0 ? UNSEEN : stormAt(table, drawn(table, seat));
};

const isDrawn = (table: Table, name: string): boolean => {
  const storm = drawnStorm(table);
  return storm !== UNSEEN && stormKindOf(table, storm) === name;
};

/** A Storm is never held: it lies open before the seat that drew it. */
const drawing: Follow = {
  clause: "T.storm.draw",
  onto: ({ name }) => name.startsWith("hand:"),
  does: (game, { piece, to }) => {
    const { table } = game;
    if (!isStorm(table, piece)) return;
    game.emit(piece, to, drawn(table, to - ofSeat(table.rulebook.hands, 0)), "T.storm.draw");
  },
};

/** Before a Storm takes effect, everybody may spend a Compass, or pass. */
const cancelling: Step = {
  name: CANCELLING,
  clause: "T.storm.cancel",
  rank: -9,
  when: "pending",
  due: (table) => drawnSeat(table) >= 0 && mayBeCancelled(table) && !allHavePassed(table),
  asks: (table, seat) => !hasPassed(table, seat),
};

const needsRow = (table: Table): boolean => isDrawn(table, "purple") && openRows(table).length > 0;

const strikes = (name: "yellow" | "purple" | "orange", clause: Step["clause"]): Step => ({
  name: "squall",
  clause,
  rank: -8,
  when: "pending",
  due: (table) => isDrawn(table, name) && !needsRow(table),
  runs: (game) => {
    const { table } = game;
    const seat = drawnSeat(table);
    const place = {
      yellow: toShed(table, seat) > 0 ? shedding(table, seat) : yellow(table, seat),
      orange: orange(table, seat),
      purple: gone(table),
    }[name];
    moveStorm(game, drawnStorm(table), place, clause);
  },
});

/** How many cards a seat must discard to come down to three, as far as its cards may be discarded. */
function toShed(table: Table, seat: Seat): number {
  const held = countAt(table, ofSeat(table.rulebook.hands, seat));
  return Math.max(0, Math.min(held - SMALL_HAND, discardable(table, seat).most));
}

/** The least that this can be, where cards that nobody here sees may have to be kept. */
function leastToShed(table: Table, seat: Seat): number {
  return Math.max(0, Math.min(toShed(table, seat), discardable(table, seat).least));
}

const choosingRow: Step = {
  name: "fog",
  clause: "T.storm.purple",
  rank: -7,
  when: "pending",
  due: needsRow,
  asks: (table, seat) => drawnSeat(table) === seat,
};

const shedStep: Step = {
  name: "shed",
  clause: "T.storm.yellow",
  rank: -6,
  when: "pending",
  due: (table) => table.rulebook.hands.some((_hand, seat) => countAt(table, shedding(table, seat)) > 0),
  asks: (table, seat) => countAt(table, shedding(table, seat)) > 0,
};

function hasYellow(table: Table, seat: Seat): boolean {
  return countAt(table, yellow(table, seat)) + countAt(table, shedding(table, seat)) > 0;
}

/** Under an orange Storm an Island must touch a card of the grid. */
const mustTouch: Rule = {
  clause: "T.storm.orange",
  on: "islands",
  rank: 37,
  about: null,
  asked: {
    closes: (table, seat, closed) => {
      if (countAt(table, orange(table, seat)) === 0) return;
      for (const cell of table.rulebook.cells) if (!touches(table, cell)) addCells(closed, cell, cell);
    },
  },
  slip: "passes",
  test: (table, act) => {
    if (countAt(table, orange(table, act.seat)) === 0) return YES;
    return touches(table, act.to) ? YES : NO;
  },
  tell: () => ({}),
};

const openRow: Rule = {
  clause: "T.storm.purple",
  on: ["fog"],
  rank: 40,
  about: null,
  asked: "offer",
  slip: "passes",
  test: (table, act) => {
    const row = rowBeside(table, act.to);
    return row >= 0 && isRowOpen(table, row) ? YES : NO;
  },
  tell: (table, act) => ({ row: rowBeside(table, act.to) + 1 }),
};

function leave(table: Table, seat: Seat): Piece {
  return (firstLeave(table)[0] ?? UNSEEN) + seat;
}

/** How many cards of its pile a seat may give unseen toward the eight, once so many are drawn from the pile. */
export function unseenCards(table: Table, seat: Seat, drawing: number): number {
  const where = whereIs(table, leave(table, seat));
  if (where !== granted(table) && (where !== unasked(table) || !hasYellow(table, seat))) return 0;
  return countAt(table, ofSeat(table.rulebook.piles, seat)) - drawing >= UNSEEN_CARDS ? UNSEEN_CARDS : 0;
}

/** A seat with a yellow Storm while the eight are given may use its pile, even if the Storm goes meanwhile. */
const granting: Follow = {
  clause: "T.storm.yellow-start",
  onto: ({ name }) => name === START_BERTH || name.startsWith("settling:") || name.startsWith("yellow:"),
  does: (game) => {
    const { table } = game;
    if (seatAt(table, SETTLING) < 0) return;
    table.rulebook.hands.forEach((_hand, seat) => {
      const token = leave(table, seat);
      if (hasYellow(table, seat) && whereIs(table, token) === unasked(table))
        game.emit(token, unasked(table), granted(table), "T.storm.yellow-start");
    });
  },
};

const blindRules: readonly Rule[] = [
  {
    clause: "T.storm.yellow-start",
    on: ["blind"],
    rank: 30,
    about: null,
    asked: "seat",
    slip: null,
    test: (table, act) =>
      seatAt(table, SETTLING) >= 0 && owes(table, act.seat) > 0 && unseenCards(table, act.seat, 0) > 0
        ? YES
        : NO,
    tell: (table, act) => ({ need: UNSEEN_CARDS, have: unseenCards(table, act.seat, 0) }),
  },
  {
    // What a seat owes beyond its hand can only come from its pile, so the pile goes first.
    clause: "T.storm.yellow-start",
    on: "settles",
    rank: 40,
    about: null,
    asked: "seat",
    slip: null,
    test: (table, act) => canGive(table, act.seat, owes(table, act.seat), UNSEEN),
    tell: (table, act) => ({ need: owes(table, act.seat), have: discardable(table, act.seat).most }),
  },
];

export const storms = (
  seats: number,
  rows: number,
): Chapter<
  | "pieces"
  | "places"
  | "acts"
  | "rules"
  | "unseen"
  | "withholds"
  | "limit"
  | "follows"
  | "steps"
  | "describes",
  Described
> => ({
  describes: (table) => ({ storms: stormsOf(table), compasses: compassesOf(table) }),
  pieces: [
    ...weatherPieces(seats),
    ...Array.from({ length: seats }, (_, seat): PieceSpec => {
      return { name: `leave:${seat + 1}`, sort: 23, starts: "unasked", token: "books", usedUp: true };
    }),
  ],
  places: [
    ...weatherPlaces(seats, rows),
    { name: "unasked", sort: 95, sight: "all", holds: ["leave"], most: null },
    { name: "granted", sort: 95, sight: "all", holds: ["leave"], most: null },
  ],
  acts: [
    {
      type: "pass",
      during: "storm",
      clause: "T.storm.cancel",
      each: true,
      traits: [],
      targets: null,
      chooses: null,
      slips: null,
      complete: null,
      offers: (_table, _seat, list) => list.add("pass", UNSEEN, NOWHERE),
      does: (game, act) => pass(game, act.seat),
    },
    {
      type: "fog",
      during: "fog",
      clause: "T.storm.purple",
      each: false,
      traits: [],
      chooses: null,
      slips: null,
      complete: null,
      targets: (rulebook, card) =>
        card === UNSEEN ? rulebook.rows.map((_cells, row) => rulebook.place(`row:${row + 1}`)) : [],
      offers: (table, _seat, list) => {
        for (const row of openRows(table)) list.add("fog", UNSEEN, rowPlace(table, row));
      },
      does: (game, act) => moveStorm(game, drawnStorm(game.table), act.to, "T.storm.purple"),
    },
    {
      type: "shed",
      during: "shed",
      each: true,
      clause: "T.storm.yellow",
      targets: null,
      slips: null,
      complete: null,
      traits: ["gives"],
      offers: (_table, _seat, list) => list.add("shed", UNSEEN, NOWHERE),
      chooses: toShed,
      does: (game, act) => {
        const { table } = game;
        const { hands, discards } = table.rulebook;
        for (const card of act.cards)
          game.emit(card, ofSeat(hands, act.seat), ofSeat(discards, act.seat), "T.storm.yellow");
        const storm = stormAt(table, shedding(table, act.seat));
        moveStorm(game, storm, yellow(table, act.seat), "T.storm.yellow");
      },
    },
    {
      type: "blind",
      during: "give",
      each: true,
      clause: "T.storm.yellow-start",
      traits: [],
      targets: null,
      chooses: null,
      slips: null,
      complete: null,
      offers: (_table, _seat, list) => list.add("blind", UNSEEN, NOWHERE),
      does: (game, { seat }) => {
        const { table, fate } = game;
        const { piles, discards, turn } = table.rulebook;
        const pile = ofSeat(piles, seat);
        const tray = ofSeat(turn.trays, seat);
        const token = leave(table, seat);
        game.emit(token, whereIs(table, token), gone(table), "T.storm.yellow-start");
        for (let n = 0; n < UNSEEN_CARDS; n++) {
          game.emit(fate.next(table, pile), pile, ofSeat(discards, seat), "T.storm.yellow-start");
          if (owes(table, seat) > 0) game.emit(tollAt(table, tray), tray, turn.bank, "T.storm.yellow-start");
        }
      },
    },
  ],
  rules: [
    mustTouch,
    openRow,
    barring("T.storm.purple", stormCards.purple),
    ...blindRules,
    soMany("T.storm.yellow", ["shed"], toShed, null, leastToShed),
  ],
  unseen: unseenCards,
  withholds: true,
  limit: (table, seat) => (hasYellow(table, seat) ? SMALL_HAND : 255),
  follows: [drawing, granting],
  steps: [
    cancelling,
    strikes("yellow", "T.storm.yellow"),
    strikes("purple", "T.storm.purple"),
    strikes("orange", "T.storm.orange"),
    choosingRow,
    shedStep,
  ],
});
