/** VAR "Competitive": two players, one deck with five cards open beside it, and points for what each has placed. */

import type { ClauseId } from "../../clauses";
import {
  type Act,
  type Answer,
  type Chapter,
  type Follow,
  type Game,
  NO,
  type PlaceSpec,
  type Rule,
  type Step,
  UNKNOWN,
  YES,
} from "../../kernel/chapter";
import { ACTED, DAWN, HELM, seatAt, spot, spots, stagePlace } from "../../kernel/furniture";
import { canDo } from "../../kernel/judge";
import { knownInHand } from "../../kernel/paying";
import { nextSeat, seatsFrom } from "../../kernel/seat-order";
import {
  cardsAt,
  countAt,
  isCell,
  NOWHERE,
  ofSeat,
  openCells,
  type Place,
  type Seat,
  type Table,
  topOf,
  UNSEEN,
  whereIs,
} from "../../kernel/table";
import { SEA_BOARD } from "../../sea/board";
import { markPieces, moveMark } from "../../sea/cell-marks";
import { HIGHEST_ISLAND } from "../../sea/islands";
import { placing } from "../../sea/placing";
import { GRID, lineOf, nearestCard, numberAt } from "../../sea/sequence";
import { actionDone, HAND_SIZE } from "../../sea/turn";
import type { VariantRules } from "../module";
import type { Described } from "./description";
import { duelResult, ownersOf, runsOf } from "./score";

/** Cards that lie open beside the deck. */
const OPEN_CARDS = 5;
/** A hand of at most so many cards cannot discard two; the duel ends when both hands are down to it. */
const LAST_CARD = 1;

const deck = spot("deck");
const won = spot("won");
const firstOpen = spot("open:1");
const owner = spots("of");
const shown = spots("shown");

/** The last place of the open row, which is beside the deck; the first is the farthest from it. */
const lastOpen = (table: Table): Place => firstOpen(table) + OPEN_CARDS - 1;

/** The places of the open row, in the order in which cards are taken. */
export const openRow = (table: Table): readonly Place[] =>
  Array.from({ length: OPEN_CARDS }, (_, index) => firstOpen(table) + index);

/** The first place, from a given one on, where a card lies open; NOWHERE if none does. */
function nextOpen(table: Table, from: Place): Place {
  const last = lastOpen(table);
  // A card at a real table counts here even before anybody has named it.
  for (let place = from; place <= last; place++) if (countAt(table, place) > 0) return place;
  return NOWHERE;
}

function openCards(table: Table): number {
  const last = lastOpen(table);
  let open = 0;
  for (let place = firstOpen(table); place <= last; place++) open += countAt(table, place);
  return open;
}

const anyOpen = (table: Table): boolean => nextOpen(table, firstOpen(table)) !== NOWHERE;

const handOf = (table: Table, seat: Seat): Place => ofSeat(table.rulebook.hands, seat);

/** Takes open cards into a hand, the farthest from the deck first, until the hand holds `most` cards. */
function take(game: Game, hand: Place, most: number, clause: ClauseId): void {
  const { table } = game;
  const last = lastOpen(table);
  for (let place = firstOpen(table); place <= last && countAt(table, hand) < most; place++)
    if (countAt(table, place) > 0) game.emit(topOf(table, place), place, hand, clause);
}

/** The open row closes up away from the deck and is filled again from the deck. */
function refill(game: Game): void {
  const { table, fate } = game;
  const last = lastOpen(table);
  for (let place = firstOpen(table); place <= last; place++) {
    const from = nextOpen(table, place);
    if (from === place) continue;
    if (from !== NOWHERE) game.emit(topOf(table, from), from, place, "T.duel.draw");
    else if (countAt(table, deck(table)) > 0)
      game.emit(fate.next(table, deck(table), place), deck(table), place, "T.duel.draw");
  }
}

const opening: Step = {
  name: "opening",
  clause: "T.duel.deck",
  rank: 4,
  when: "deal",
  due: (table) =>
    seatAt(table, DAWN) >= 0 && table.rulebook.hands.every((hand) => countAt(table, hand) === 0),
  runs: (game) => {
    const { table, fate } = game;
    for (const seat of seatsFrom(table, seatAt(table, DAWN))) {
      for (let n = 0; n < HAND_SIZE; n++)
        game.emit(
          fate.next(table, deck(table), handOf(table, seat)),
          deck(table),
          handOf(table, seat),
          "T.duel.deck",
        );
    }
  },
};

/** Lays the open cards, once both hands are drawn. */
const laying: Step = {
  name: "reveal",
  clause: "T.duel.draw",
  rank: 4.5,
  when: "named-deal",
  due: (table) => seatAt(table, DAWN) >= 0 && !anyOpen(table),
  runs: refill,
};

/** Players draw from the open cards, the farthest from the deck first. */
const duelDrawing: Step = {
  name: "draw",
  clause: "T.duel.draw",
  rank: 70,
  when: "turn",
  due: (table) => seatAt(table, ACTED) >= 0,
  runs: (game) => {
    const { table } = game;
    const { rulebook } = table;
    const seat = seatAt(table, ACTED);
    take(game, handOf(table, seat), HAND_SIZE, "T.duel.draw");
    refill(game);
    const from = whereIs(table, rulebook.turn.marker);
    game.emit(rulebook.turn.marker, from, stagePlace(rulebook, HELM, nextSeat(table, seat)), "T.turn.action");
  },
};

const ending: Step = {
  name: "end",
  clause: "T.duel.end",
  rank: 65,
  when: "turn",
  due: (table) => {
    const helm = seatAt(table, HELM) >= 0;
    if (!helm && seatAt(table, ACTED) < 0) return false;
    if (openCells(table) === 0) return true;
    return helm && table.rulebook.hands.every((hand) => countAt(table, hand) <= LAST_CARD);
  },
  runs: (game) => {
    const { marker } = game.table.rulebook.turn;
    game.emit(marker, whereIs(game.table, marker), won(game.table), "T.duel.end");
  },
};

type Side = "left" | "right";

/** How many cells are to be filled between a card and the next one on a side. */
function spacesBeside(table: Table, act: Act, side: Side, next: Place): number {
  const { first, last } = lineOf(table, act.to);
  return side === "left"
    ? act.to - (next === NOWHERE ? first : next + 1)
    : (next === NOWHERE ? last : next - 1) - act.to;
}

/** How many numbers could fill those cells. */
function numbersBeside(table: Table, act: Act, side: Side, next: Place): number {
  const number = next === NOWHERE ? (side === "left" ? 0 : HIGHEST_ISLAND + 1) : numberAt(table, next);
  return Math.max(0, (side === "left" ? act.card - number : number - act.card) - 1);
}

function isImpossible(table: Table, act: Act, side: Side): boolean {
  const next = nearestCard(table, act.to, side);
  return numbersBeside(table, act, side, next) < spacesBeside(table, act, side, next);
}

/** The first side of the card on which too few numbers are left. */
function impossibleSide(table: Table, act: Act): Side | undefined {
  if (isImpossible(table, act, "left")) return "left";
  return isImpossible(table, act, "right") ? "right" : undefined;
}

/** Never leave fewer numbers than cells; numbers whose cards were discarded still count. */
const possible: Rule = {
  clause: "T.duel.possible",
  on: "islands",
  rank: 45,
  about: null,
  test: (table, act) => {
    if (act.card === UNSEEN) return UNKNOWN;
    return isCell(table, act.to) && impossibleSide(table, act) ? NO : YES;
  },
  asked: {
    narrows: (table, card, run) => {
      const before = nearestCard(table, run.first, "left");
      const after = nearestCard(table, run.last, "right");
      const { first, last } = lineOf(table, run.first);
      const lower = before === NOWHERE ? card - 1 : card - numberAt(table, before) - 1;
      const higher = (after === NOWHERE ? HIGHEST_ISLAND + 1 : numberAt(table, after)) - card - 1;
      run.last = Math.min(run.last, (before === NOWHERE ? first : before + 1) + lower);
      run.first = Math.max(run.first, (after === NOWHERE ? last : after - 1) - higher);
    },
  },
  slip: "passes",
  tell: (table, act) => {
    const side = isCell(table, act.to) && act.card !== UNSEEN ? impossibleSide(table, act) : undefined;
    if (side === undefined) return {};
    const next = nearestCard(table, act.to, side);
    return { spaces: spacesBeside(table, act, side, next), numbers: numbersBeside(table, act, side, next) };
  },
};

/** Whether a seat can place nothing, as far as its hand is known here. */
function cannotPlace(table: Table, seat: Seat): Answer {
  if (canDo(table, seat, "lay")) return NO;
  return knownInHand(table, seat) < countAt(table, handOf(table, seat)) ? UNKNOWN : YES;
}

const swapping: Rule = {
  clause: "T.duel.swap",
  on: ["swap"],
  rank: 40,
  about: null,
  asked: "seat",
  slip: null,
  test: (table, act) => (anyOpen(table) ? cannotPlace(table, act.seat) : NO),
  tell: (table) => ({ open: openCards(table) }),
};

const passing: Rule = {
  clause: "T.duel.pass",
  on: ["pass"],
  rank: 40,
  about: null,
  asked: "seat",
  slip: null,
  test: (table, act) => {
    const few = countAt(table, handOf(table, act.seat)) <= LAST_CARD;
    return few && !anyOpen(table) ? cannotPlace(table, act.seat) : NO;
  },
  tell: (table, act) => ({ have: countAt(table, handOf(table, act.seat)), open: openCards(table) }),
};

/** A card placed is marked as its player's. */
const marking: Follow = {
  clause: "T.duel.turn",
  onto: ({ region }) => region === GRID,
  does: (game, { to }) => moveMark(game, to, owner(game.table, seatAt(game.table, HELM)), "T.duel.turn"),
};

/** The hand is shown and discarded, and the player takes the whole open row. */
function swap(game: Game, seat: Seat): void {
  const { table } = game;
  const hand = handOf(table, seat);
  const table1 = shown(table, seat);
  for (const card of cardsAt(table, hand)) game.emit(card, hand, table1, "T.duel.swap");
  while (countAt(table, hand) > 0) game.emit(UNSEEN, hand, table1, "T.duel.swap");
  for (const card of cardsAt(table, table1))
    game.emit(card, table1, ofSeat(table.rulebook.discards, seat), "T.duel.swap");
  while (countAt(table, table1) > 0)
    game.emit(UNSEEN, table1, ofSeat(table.rulebook.discards, seat), "T.duel.swap");
  take(game, hand, OPEN_CARDS, "T.duel.swap");
  actionDone(game, seat);
}

const perSeat = (name: string, holds: PlaceSpec["holds"]): PlaceSpec[] =>
  [1, 2].map((seat) => ({ name: `${name}:${seat}`, sort: 96, sight: "all", holds, most: null }));

const duel = (
  cells: readonly string[],
): Chapter<
  "pieces" | "places" | "acts" | "rules" | "leads" | "follows" | "steps" | "describes",
  Described
> => ({
  leads: (table) => duelResult(table)?.leader ?? null,
  describes: (table) => ({ owners: ownersOf(table), runs: runsOf(table) }),
  pieces: markPieces(cells, "unmarked"),
  places: [
    ...perSeat("of", ["mark"]),
    ...perSeat("shown", "cards"),
    { name: "unmarked", sort: 96, sight: "all", holds: ["mark"], most: null },
    ...Array.from(
      { length: OPEN_CARDS },
      (_, index): PlaceSpec => ({
        name: `open:${index + 1}`,
        sort: 97,
        sight: "all",
        holds: ["island"],
        most: 1,
        source: true,
        unnamed: true,
      }),
    ),
  ],
  acts: [
    {
      type: "swap",
      during: "act",
      clause: "T.duel.swap",
      each: false,
      targets: null,
      chooses: null,
      slips: null,
      complete: null,
      traits: ["action"],
      offers: (_table, _seat, list) => list.add("swap", UNSEEN, NOWHERE),
      does: (game, { seat }) => swap(game, seat),
    },
    {
      type: "pass",
      during: "act",
      clause: "T.duel.pass",
      each: false,
      targets: null,
      chooses: null,
      slips: null,
      complete: null,
      traits: ["action"],
      offers: (_table, _seat, list) => list.add("pass", UNSEEN, NOWHERE),
      does: (game, { seat }) => actionDone(game, seat),
    },
  ],
  rules: [possible, swapping, passing],
  follows: [marking],
  steps: [opening, laying, duelDrawing, ending],
});

export const rules: VariantRules = {
  board: () => SEA_BOARD,
  finishes: false,
  sharedDeck: true,
  against: "T.duel.end",
  chapters: (_options, { rows }) => [placing, duel(rows.flat())],
};
