/** EN 6.3, FR 6.3: Compasses belong to the team; each removes a Storm, at any time. */

import type { ClauseId } from "../../clauses";
import {
  type Act,
  type Answer,
  type Chapter,
  type Game,
  NO,
  type Rule,
  UNKNOWN,
  YES,
} from "../../kernel/chapter";
import { HELM, owes, seatAt, spot } from "../../kernel/furniture";
import { canGive, discardable, holds, knownInHand } from "../../kernel/paying";
import { isStuck } from "../../kernel/stuck";
import {
  cardsAt,
  copyTable,
  countAt,
  move,
  NOWHERE,
  ofSeat,
  type Place,
  type Seat,
  type Table,
  UNSEEN,
  whereIs,
} from "../../kernel/table";
import { START_BERTH } from "../../sea/board";
import { numbersAt } from "../../sea/gap";
import { isRowOpen, rowBeside, rowOf } from "../../sea/rows";
import { GRID } from "../../sea/sequence";
import { heldStandIn, isStandIn, standsIn } from "../../sea/stand-in";
import { atMostOf } from "../../sea/start-table";
import { actionDone, SEA_PAYING } from "../../sea/turn";
import { team } from "./passing";
import {
  compassCards,
  compasses,
  drawn,
  drawnSeat,
  isStormPlace,
  orange,
  removeStorm,
  stormAt,
  stormPlaces,
} from "./weather";

/** The fewest cards that a hand must hold to be discarded as a whole. */
const LEAST_HAND = 2;

const gone = spot("gone");

/**
 * Whether somebody could still lift a Storm, with a Compass or a card that stands in for one, so that the player in turn
 * could act and has not lost yet.
 */
function mayHelp(table: Table): Answer {
  const { hands } = table.rulebook;
  const seat = seatAt(table, HELM);
  // While a Start is paid for, it is nobody's turn to act: there is nobody to help.
  if (seat < 0 || stormPlaces(table).length === 0) return NO;
  const others = hands.map((_hand, other) => (other === seat ? NO : holdsStandIn(table, other)));
  const held = table.rulebook.standIns.filter((card) => {
    const place = whereIs(table, card);
    return place !== hands[seat] && hands.includes(place);
  }).length;
  const sure = countAt(table, team(table)) + held;
  const helped = wouldHelp(table, seat, sure);
  if (helped === YES) return YES;
  // A card of the player's own hand, once spent as a Compass, is missing from that hand.
  const own = withoutStandIn(table, seat);
  const alone = own === undefined ? NO : wouldHelp(own, seat, sure + 1);
  if (alone === YES) return YES;
  const maybe = others.includes(UNKNOWN) || holdsStandIn(table, seat) === UNKNOWN;
  const hoped = maybe ? wouldHelp(table, seat, sure + table.rulebook.standIns.length) : NO;
  return helped === NO && alone === NO && hoped === NO ? NO : UNKNOWN;
}

/** Whether a seat could act once a number of the Storms that keep it from placing are lifted. */
function wouldHelp(table: Table, seat: Seat, count: number): Answer {
  if (count === 0) return NO;
  let best: Answer = NO;
  for (const place of stormPlaces(table)) {
    if (rowBeside(table, place) < 0 && place !== orange(table, seat)) continue;
    const lifted = copyTable(table);
    move(lifted, stormAt(lifted, place), place, gone(lifted));
    const stuck = isStuck(lifted, seat);
    const helps = stuck === YES ? wouldHelp(lifted, seat, count - 1) : stuck === NO ? YES : UNKNOWN;
    if (helps === YES) return YES;
    if (helps === UNKNOWN) best = UNKNOWN;
  }
  return best;
}

/** The table once a seat has spent a card that stands in; undefined where it is not known to hold one. */
function withoutStandIn(table: Table, seat: Seat): Table | undefined {
  const spent = heldStandIn(table, seat);
  if (spent === UNSEEN) return undefined;
  const without = copyTable(table);
  move(without, spent, ofSeat(table.rulebook.hands, seat), gone(without));
  return without;
}

/** Whether a seat holds a card that stands in for a Compass, as far as can be known here. */
function holdsStandIn(table: Table, seat: Seat): Answer {
  const { standIns } = table.rulebook;
  if (standIns.length === 0) return NO;
  if (heldStandIn(table, seat) !== UNSEEN) return YES;
  if (knownInHand(table, seat) === countAt(table, ofSeat(table.rulebook.hands, seat))) return NO;
  return standIns.some((card) => whereIs(table, card) === NOWHERE) ? UNKNOWN : NO;
}

/** Earns a Compass, if one is left. */
function earn(game: Game, clause: ClauseId): void {
  const { table } = game;
  const bank = compasses(table);
  if (countAt(table, bank) === 0) return;
  game.emit(
    compassCards(table).find((card) => whereIs(table, card) === bank) ?? UNSEEN,
    bank,
    team(table),
    clause,
  );
}

/** Whether the row of a cell is full and its numbers are consecutive. */
function isConsecutive(table: Table, cell: Place): boolean {
  const row = rowOf(table, cell);
  if (isRowOpen(table, row)) return false;
  const cells = table.rulebook.rows[row] ?? [];
  const [first] = numbersAt(table, cells[0] ?? NOWHERE);
  return cells.every((place, column) => {
    const [lowest, highest] = numbersAt(table, place);
    return lowest === first + column && highest === lowest;
  });
}

const atHand: Rule = {
  clause: "T.compass.shared",
  on: ["compass"],
  rank: 20,
  about: null,
  asked: "honoured",
  slip: null,
  test: (table, act) => {
    if (isStandIn(table, act.card)) return holds(table, act.seat, act.card);
    return countAt(table, team(table)) > 0 ? YES : NO;
  },
  tell: (table, act) => ({ card: table.rulebook.pieceName(act.card), have: countAt(table, team(table)) }),
};

const onAStorm: Rule = {
  clause: "T.compass.target",
  on: ["compass"],
  rank: 30,
  about: null,
  asked: "honoured",
  slip: null,
  test: (table, act) => (isStormPlace(table, act.to) && stormAt(table, act.to) !== UNSEEN ? YES : NO),
  tell: (table, act) => ({ at: table.rulebook.placeName(act.to) }),
};

/** A card must not be spent as a Compass if its seat has said that it gives it, or owes it. */
const stillPays: Rule = {
  clause: SEA_PAYING.pay,
  on: ["compass"],
  rank: 60,
  about: null,
  asked: "offer",
  slip: "lies",
  test: (table, act) => {
    const owed = isStandIn(table, act.card) ? promised(table, act) : 0;
    return owed === 0 ? YES : canGive(table, act.seat, owed, act.card);
  },
  tell: (table, act) => ({
    need: promised(table, act),
    have: Math.max(0, discardable(table, act.seat).most - 1),
  }),
};

function promised(table: Table, { seat }: Act): number {
  return Math.max(owes(table, seat), atMostOf(table, seat));
}

/** Whether a hand has at least two cards, all of which may be discarded. */
function wholeHand(table: Table, seat: Seat): Answer {
  const held = countAt(table, ofSeat(table.rulebook.hands, seat));
  const { least, most } = discardable(table, seat);
  if (held < LEAST_HAND || most < held) return NO;
  return least === held ? YES : UNKNOWN;
}

const sweepRules: readonly Rule[] = [
  {
    clause: "T.compass.gain-hand",
    on: ["sweep"],
    rank: 30,
    about: null,
    asked: "seat",
    slip: null,
    test: (table, act) => wholeHand(table, act.seat),
    tell: (table, act) => ({
      need: LEAST_HAND,
      have: countAt(table, ofSeat(table.rulebook.hands, act.seat)),
    }),
  },
  {
    clause: "T.compass.six",
    on: ["sweep"],
    rank: 31,
    about: null,
    asked: "seat",
    slip: null,
    test: (table) => (countAt(table, compasses(table)) > 0 ? YES : NO),
    tell: (table) => ({ left: countAt(table, compasses(table)) }),
  },
];

export const compassChapter: Chapter<"acts" | "rules" | "rescue" | "follows"> = {
  acts: [
    {
      type: "compass",
      during: "any",
      clause: "T.compass.shared",
      each: false,
      traits: [],
      chooses: null,
      slips: null,
      complete: null,
      targets: (rulebook, card) => {
        if (rulebook.pieceName(card) !== "compass" && !standsIn(rulebook, card)) return [];
        return rulebook.places.flatMap((spec, place) =>
          /^(row|drawn|shedding|yellow|orange):/.test(spec.name) ? [place] : [],
        );
      },
      offers: (table, seat, list) => {
        const other = heldStandIn(table, seat);
        const own = countAt(table, team(table)) > 0;
        if (!own && other === UNSEEN) return;
        for (const place of stormPlaces(table)) {
          if (own) list.add("compass", compassCards(table)[0] ?? UNSEEN, place);
          if (other !== UNSEEN) list.add("compass", other, place);
        }
      },
      does: (game, act) => {
        const { table } = game;
        const bank = team(table);
        const instead = standsIn(table.rulebook, act.card);
        if (instead !== undefined)
          game.emit(act.card, ofSeat(table.rulebook.hands, act.seat), gone(table), instead);
        else {
          const spent = compassCards(table).find((card) => whereIs(table, card) === bank) ?? UNSEEN;
          game.emit(spent, bank, gone(table), "T.compass.shared");
        }
        const fresh = drawnSeat(table) >= 0 && act.to === drawn(table, drawnSeat(table));
        removeStorm(game, act.to, fresh ? "T.storm.cancel" : "T.compass.shared");
      },
    },
    {
      type: "sweep",
      during: "act",
      clause: "T.compass.gain-hand",
      each: false,
      targets: null,
      chooses: null,
      slips: null,
      complete: null,
      traits: ["action"],
      offers: (_table, _seat, list) => list.add("sweep", UNSEEN, NOWHERE),
      does: (game, { seat }) => {
        const { table } = game;
        const { hands, discards } = table.rulebook;
        const hand = ofSeat(hands, seat);
        for (const card of cardsAt(table, hand))
          game.emit(card, hand, ofSeat(discards, seat), "T.compass.gain-hand");
        while (countAt(table, hand) > 0)
          game.emit(UNSEEN, hand, ofSeat(discards, seat), "T.compass.gain-hand");
        earn(game, "T.compass.gain-hand");
        actionDone(game, seat);
      },
    },
  ],
  rescue: mayHelp,
  rules: [atHand, onAStorm, stillPays, ...sweepRules],
  follows: [
    {
      clause: "T.compass.gain-start",
      onto: ({ name }) => name === START_BERTH,
      does: (game) => earn(game, "T.compass.gain-start"),
    },
    {
      clause: "T.compass.gain-row",
      onto: ({ region }) => region === GRID,
      does: (game, { to }) => {
        if (isConsecutive(game.table, to)) earn(game, "T.compass.gain-row");
      },
    },
  ],
};
