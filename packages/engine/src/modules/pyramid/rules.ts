/** VAR "The Pyramid": an Island placed on a border card turns up a card of the Explorer deck, before it is paid for. */

import type { ClauseId } from "../../clauses";
import {
  type Chapter,
  type Fact,
  type Follow,
  type Game,
  NO,
  type PieceSpec,
  type Rule,
  type Step,
  YES,
} from "../../kernel/chapter";
import { ACTED, HELM, kindBits, owes, seatAt, spot } from "../../kernel/furniture";
import { discardable, ofOwnHand, putToll, tollAt } from "../../kernel/paying";
import type { Rulebook } from "../../kernel/rulebook";
import {
  countAt,
  isFilled,
  ofSeat,
  type Piece,
  type Place,
  type Seat,
  type Table,
  UNSEEN,
  whereIs,
} from "../../kernel/table";
import { finish } from "../../sea/finish";
import { placing } from "../../sea/placing";
import { GRID } from "../../sea/sequence";
import { forgetName, isStandIn, offerHeld, standsIn } from "../../sea/stand-in";
import { actionDone, SEA_PAYING } from "../../sea/turn";
import type { VariantRules } from "../module";
import { wild } from "../wild-cards/chapter";
import { borderCells, pyramidBoard } from "./board";
import type { Described } from "./description";
import { REVEALS } from "./reveals";

/** The terms of a Pyramid: its border cells, and how hard it is. */
interface PyramidTerms {
  /** Cells that hold a border card. */
  readonly borders: readonly string[];
  /** A Start costs a card. */
  readonly harder: boolean;
  /** Blanks in place of the Sea Monsters. */
  readonly easier: boolean;
}

/** Where the cards of the Explorer deck lie at first. */
const EXPLORER = "explorer";

const explorer = spot(EXPLORER);
const explored = spot("explored");
const gone = spot("gone");
const compassBits = kindBits("compass");

const known = new WeakMap<Rulebook, ReadonlyMap<Place, Place>>();

/** The place on a cell's border card where a Storm may lie; undefined where the cell has no border card. */
function borderOf(table: Table, cell: Place): Place | undefined {
  const { rulebook } = table;
  let borders = known.get(rulebook);
  if (!borders) {
    borders = new Map(
      rulebook.places.flatMap(({ name }, place) =>
        name.startsWith("border:") ? [[rulebook.place(name.slice("border:".length)), place] as const] : [],
      ),
    );
    known.set(rulebook, borders);
  }
  return borders.get(cell);
}

/** Border cards that no Island covers, with the Storms on each. */
function bordersOf(table: Table): ReadonlyMap<Place, number> {
  return new Map(
    table.rulebook.cells.flatMap((cell) => {
      const border = borderOf(table, cell);
      return border === undefined || isFilled(table, cell) ? [] : [[cell, countAt(table, border)] as const];
    }),
  );
}

function hasStorm(table: Table, cell: Place): boolean {
  const border = borderOf(table, cell);
  return border !== undefined && countAt(table, border) > 0;
}

/** Takes the Island that was just placed away: back to the hand, or to the discards. */
function takeBack(game: Game, card: Piece, cell: Place, to: Place, clause: ClauseId): void {
  game.emit(card, cell, to, clause);
  if (isStandIn(game.table, card)) forgetName(game, card);
}

function reveal(game: Game, { piece, to: cell }: Fact, seat: Seat, { harder }: PyramidTerms): void {
  const { table, fate } = game;
  const { hands, discards, turn } = table.rulebook;
  const from = explorer(table);
  const card = fate.next(table, from);
  const hand = ofSeat(hands, seat);
  const discard = ofSeat(discards, seat);
  const extraCard = (clause: ClauseId): void => putToll(game, ofSeat(turn.trays, seat), clause);
  // Which of these cards came into the hand is the holder's secret, so the clause must not tell.
  switch (isStandIn(table, card) ? "?" : table.rulebook.pieceName(card)) {
    case "?":
    case "compass":
    case "finish":
      game.emit(card, from, hand, "T.pyramid.draw");
      break;
    case "storm":
      game.emit(card, from, borderOf(table, cell) ?? explored(table), REVEALS.storm);
      takeBack(game, piece, cell, hand, "T.pyramid.storm");
      break;
    case "monster":
      game.emit(card, from, discard, REVEALS.monster);
      takeBack(game, piece, cell, discard, "T.pyramid.monster");
      break;
    case "rocks":
      game.emit(card, from, discard, REVEALS.rocks);
      extraCard("T.pyramid.rocks");
      break;
    case "start":
      game.emit(card, from, explored(table), REVEALS.start);
      if (harder) extraCard("T.pyramid.start");
      break;
    case "blank":
      game.emit(card, from, explored(table), REVEALS.blank);
      break;
    default:
      throw new Error(`The Explorer deck has a card that does nothing: ${table.rulebook.pieceName(card)}.`);
  }
}

const revealing = (terms: PyramidTerms): Follow => ({
  clause: "T.pyramid.draw",
  onto: ({ region }) => region === GRID,
  does: (game, fact) => {
    const { table } = game;
    const seat = seatAt(table, HELM);
    if (seat < 0 || borderOf(table, fact.to) === undefined || countAt(table, explorer(table)) === 0) return;
    reveal(game, fact, seat, terms);
  },
});

/** A fifth card, which no hand has, comes unseen from the player's own pile; with an empty pile it is not given at all. */
const fifthCard: Step = {
  name: "waive",
  clause: "T.pyramid.rocks",
  rank: 45,
  when: "pending",
  due: (table) => {
    const seat = seatAt(table, ACTED);
    return seat >= 0 && owes(table, seat) > discardable(table, seat).most;
  },
  runs: (game) => {
    const { table, fate } = game;
    const { piles, discards, turn } = table.rulebook;
    const seat = seatAt(table, ACTED);
    const tray = ofSeat(turn.trays, seat);
    const pile = ofSeat(piles, seat);
    if (countAt(table, pile) > 0)
      game.emit(fate.next(table, pile), pile, ofSeat(discards, seat), "T.pyramid.rocks");
    game.emit(tollAt(table, tray), tray, turn.bank, "T.pyramid.rocks");
  },
};

/** Forbids nothing: tells in advance whether a card will be turned up. */
const onBorder: Rule = {
  clause: "T.pyramid.draw",
  on: "islands",
  rank: 90,
  about: null,
  asked: "choice",
  slip: null,
  test: () => YES,
  tell: (table, act) => ({
    border: borderOf(table, act.to) !== undefined,
    left: countAt(table, explorer(table)),
  }),
};

const underStorm: Rule = {
  clause: "T.pyramid.storm",
  on: "islands",
  rank: 35,
  about: null,
  asked: "offer",
  slip: null,
  test: (table, act) => (hasStorm(table, act.to) ? NO : YES),
  tell: (table, act) => (hasStorm(table, act.to) ? { at: table.rulebook.placeName(act.to) } : {}),
};

const compassRules: readonly Rule[] = [
  ofOwnHand(SEA_PAYING, ["compass"]),
  {
    clause: "T.pyramid.compass",
    on: ["compass"],
    rank: 40,
    about: null,
    asked: "offer",
    slip: null,
    test: (table, act) => (hasStorm(table, act.to) ? YES : NO),
    tell: (table, act) => ({ at: table.rulebook.placeName(act.to) }),
  },
];

function explorerDeck({ easier }: PyramidTerms): PieceSpec[] {
  const cards = (name: string, sort: number, count: number, more: Partial<PieceSpec> = {}): PieceSpec[] =>
    Array.from({ length: count }, () => ({ name, sort, starts: EXPLORER, ...more }));
  return [
    ...cards("start", 81, 5),
    ...cards("finish", 82, 5),
    ...(easier ? cards("blank", 83, 5) : cards("monster", 83, 5)),
    ...cards("storm", 84, 6, { unheld: true }),
    ...cards("compass", 85, 6),
    ...cards("rocks", 87, 1, { unheld: true }),
  ];
}

/** The two Wilds of the deck come with the chapter on Wilds. */
const explorers = (
  terms: PyramidTerms,
): Chapter<"pieces" | "places" | "acts" | "rules" | "follows" | "steps" | "describes", Described> => ({
  describes: (table) => ({ borders: bordersOf(table) }),
  pieces: explorerDeck(terms),
  places: [
    {
      name: EXPLORER,
      sort: 98,
      sight: "none",
      holds: "cards",
      most: null,
      region: EXPLORER,
      source: true,
      own: true,
    },
    { name: "explored", sort: 98, sight: "all", holds: "cards", most: null },
    ...terms.borders.map((cell, index) => {
      return {
        name: `border:${cell}`,
        sort: 99 + index / 100,
        sight: "all" as const,
        holds: ["storm"],
        most: 1,
      };
    }),
  ],
  acts: [
    {
      type: "compass",
      during: "act",
      clause: "T.pyramid.compass",
      each: false,
      chooses: null,
      slips: null,
      complete: null,
      traits: ["action"],
      targets: (rulebook, card) =>
        rulebook.pieceName(card) === "compass" || standsIn(rulebook, card) ? rulebook.cells : [],
      offers: (table, seat, list) => {
        for (const cell of table.rulebook.cells)
          if (hasStorm(table, cell)) offerHeld(list, "compass", table, seat, compassBits(table), cell);
      },
      does: (game, act) => {
        const { table } = game;
        const border = borderOf(table, act.to) ?? 0;
        game.emit(act.card, ofSeat(table.rulebook.hands, act.seat), gone(table), "T.pyramid.compass");
        game.emit(stormOn(table, border), border, explored(table), "T.pyramid.compass");
        actionDone(game, act.seat);
      },
    },
  ],
  rules: [underStorm, onBorder, ...compassRules],
  follows: [revealing(terms)],
  steps: [fifthCard],
});

function stormOn(table: Table, border: Place): Piece {
  return table.rulebook.copies("storm").find((card) => whereIs(table, card) === border) ?? UNSEEN;
}

/** Wilds in the Explorer deck. */
const WILDS = 2;

export const rules: VariantRules = {
  board: ({ steps }) => pyramidBoard(steps),
  finishes: false,
  sharedDeck: false,
  against: null,
  chapters: ({ borders, harder, easier }, board) => [
    placing,
    finish({ clause: "T.pyramid.win", needsStart: false }),
    explorers({
      borders: borders ?? borderCells(board),
      harder: harder === true,
      easier: easier === true,
    }),
    wild({ count: WILDS, starts: EXPLORER, start: false }),
  ],
};
