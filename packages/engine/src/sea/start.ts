/** EN 4 "Start Cards", FR 4: the Start, which must be played when held, and the eight cards it costs the team. */
import type { Description } from "../description";
import {
  type ActSpec,
  type Answer,
  type Chapter,
  type Game,
  NO,
  type PlaceSpec,
  type Rule,
  type Step,
  UNKNOWN,
  YES,
} from "../kernel/chapter";
import { drawOne } from "../kernel/drawing";
import { HELM, kind, kindBits, SETTLING, seatAt, spot, spots, stagePlace } from "../kernel/furniture";
import {
  discardable,
  givenUnseen,
  heldCopy,
  knownInHand,
  ofOwnHand,
  putToll,
  tollAt,
} from "../kernel/paying";
import { seatsFrom } from "../kernel/seat-order";
import {
  countAt,
  NOWHERE,
  ofSeat,
  type Piece,
  type Seat,
  type Table,
  topOf,
  UNSEEN,
  whereIs,
} from "../kernel/table";
import { START_BERTH } from "./board";
import { handIsSealed } from "./setup";
import { offerHeld, standsIn } from "./stand-in";
import { SEA_PAYING } from "./turn";

/** Cards the team gives when the Start is played. */
export const EIGHT = 8;

/** The extra cards that each seat draws, and the cards given in all, for a Start (T.start.eight, T.start.solo). */
export function startCost({ players, soloStart }: { readonly players: number; readonly soloStart: number }): {
  readonly extra: number;
  readonly total: number;
} {
  return players === 1
    ? { extra: soloStart, total: soloStart }
    : { extra: players === 2 ? 2 : 0, total: EIGHT };
}

const berth = spot(START_BERTH);
const pot = spot("pot");
const extras = spots("extra");
const starts = kind("start");
const startBits = kindBits("start");

/** How many cards each seat draws before the eight are given. */
export interface StartRules {
  readonly extra: number;
  readonly total: number;
  /** Whether hidden cards may keep the team from giving the eight, so that what is too much is waived. */
  readonly mayFallShort?: true;
}

/** Whether a Start lies in its berth. */
export function startLies(table: Table): boolean {
  return topOf(table, berth(table)) !== UNSEEN;
}

/** Whether a seat holds a Start, as far as can be known here (T.setup.hand: never in an opening hand). */
export function holdsStart(table: Table, seat: Seat): Answer {
  if (heldCopy(table, seat, startBits(table)) !== UNSEEN) return YES;
  if (handIsSealed(table, seat)) return NO;
  const hand = ofSeat(table.rulebook.hands, seat);
  if (countAt(table, hand) === knownInHand(table, seat)) return NO;
  return starts(table).some((card) => whereIs(table, card) === NOWHERE) ? UNKNOWN : NO;
}

/** The cards of a crew that count toward the eight: at least, and at most. */
interface Means {
  readonly least: number;
  readonly most: number;
}

/**
 * The cards the team could give after the extra draws, besides the Start itself, as its player may count them: the
 * player's own hand by what it holds, other hands and piles by their number, since nobody learns here what is in them.
 */
function teamCanGive(table: Table, by: Seat, { extra }: StartRules): Means {
  const { rulebook } = table;
  const own = discardable(table, by);
  let others = -1;
  for (let seat = 0; seat < rulebook.seats; seat++) {
    const drawn = Math.min(extra, countAt(table, ofSeat(rulebook.piles, seat)));
    others += drawn + (seat === by ? 0 : countAt(table, ofSeat(rulebook.hands, seat)));
    others += givenUnseen(table, seat, drawn);
  }
  return { least: own.least + others, most: own.most + others };
}

function payable(table: Table, by: Seat, rules: StartRules): Answer {
  const { least, most } = teamCanGive(table, by, rules);
  return least >= rules.total ? YES : most >= rules.total ? UNKNOWN : NO;
}

function startRules(rules: StartRules): Rule[] {
  return [
    {
      clause: "T.start.forced",
      on: { trait: "action", but: ["start"] },
      rank: 15,
      about: "start",
      asked: "seat",
      slip: "lies",
      test: (table, act) => {
        if (startLies(table)) return YES;
        const held = holdsStart(table, act.seat);
        if (held === NO) return YES;
        const paid = payable(table, act.seat, rules);
        return paid === NO ? YES : held === YES && paid === YES ? NO : UNKNOWN;
      },
      tell: () => ({}),
    },
    {
      clause: "T.start.spare",
      on: ["start"],
      rank: 25,
      about: null,
      asked: "offer",
      slip: null,
      test: (table) => (startLies(table) ? NO : YES),
      tell: () => ({}),
    },
    {
      clause: "T.start.unpayable",
      on: ["start"],
      rank: 50,
      about: null,
      asked: "offer",
      slip: null,
      test: (table, act) => payable(table, act.seat, rules),
      tell: (table, act) => ({
        need: rules.total,
        have: Math.max(0, teamCanGive(table, act.seat, rules).most),
      }),
    },
  ];
}

/** Lays the Start: the eight are owed on the table, or directly by a solo player. */
function layStart(game: Game, card: Piece, seat: Seat, rules: StartRules): void {
  const { table } = game;
  const { rulebook } = table;
  const { marker, trays } = rulebook.turn;
  game.emit(card, ofSeat(rulebook.hands, seat), berth(table), "T.start.forced");
  game.emit(marker, stagePlace(rulebook, HELM, seat), stagePlace(rulebook, SETTLING, seat), "T.turn.action");
  const clause = rulebook.seats === 1 ? "T.start.solo" : "T.start.eight";
  const owed = rulebook.seats === 1 ? ofSeat(trays, 0) : pot(table);
  for (let n = 0; n < rules.total; n++) putToll(game, owed, clause);
  const before = rulebook.seats === 1 ? "T.start.solo" : "T.start.two-players";
  for (let drawer = 0; rules.extra > 0 && drawer < rulebook.seats; drawer++) {
    for (let n = 0; n < rules.extra; n++) putToll(game, extras(table, drawer), before);
  }
}

/** Extra cards drawn before the eight are given: two each with two players, a number set by an option in a solo game. */
function extraDraws({ extra }: StartRules): Step {
  const clause = (table: Table) => (table.rulebook.seats === 1 ? "T.start.solo" : "T.start.two-players");
  return {
    name: "extra",
    clause: extra === 2 ? "T.start.two-players" : "T.start.solo",
    rank: 30,
    when: "pending",
    due: (table) => seatAt(table, SETTLING) >= 0 && extrasDue(table),
    runs: (game) => {
      const { table } = game;
      const { bank } = table.rulebook.turn;
      for (const seat of seatsFrom(table, seatAt(table, SETTLING))) {
        const tray = extras(table, seat);
        while (countAt(table, tray) > 0) {
          game.emit(tollAt(table, tray), tray, bank, clause(table));
          if (!drawOne(game, seat, clause(table))) return;
        }
      }
    },
  };
}

/** How many cards the team can really give, once everything is drawn. */
function inHand(table: Table): number {
  let cards = 0;
  for (let seat = 0; seat < table.rulebook.seats; seat++)
    cards += discardable(table, seat).most + givenUnseen(table, seat, 0);
  return cards;
}

/** Lowers the eight to what the team can give, where it turns out to hold or have drawn less. */
function lettingGo(): Step {
  return {
    name: "waive",
    clause: "T.start.unpayable",
    rank: 33,
    when: "pending",
    due: (table) =>
      seatAt(table, SETTLING) >= 0 && !anyGiven(table) && countAt(table, owed(table)) > inHand(table),
    runs: letOneGo,
  };
}

/** The place whose tokens count what the team still has to give. */
function owed(table: Table): number {
  return table.rulebook.seats === 1 ? ofSeat(table.rulebook.turn.trays, 0) : pot(table);
}

function letOneGo(game: Game): void {
  const { table } = game;
  const from = owed(table);
  game.emit(tollAt(table, from), from, table.rulebook.turn.bank, "T.start.unpayable");
}

/** Where hands are hidden, only their holders can say that the team has less to give than it seems. */
function sayingLess(seats: number): { readonly act: ActSpec; readonly rule: Rule } {
  return {
    act: {
      type: "waive",
      during: seats === 1 ? "give" : "pledge",
      each: true,
      clause: "T.start.unpayable",
      traits: [],
      targets: null,
      chooses: null,
      slips: null,
      complete: null,
      // Never in a list of moves: where hands are known it is never true, and elsewhere only people can tell.
      offers: () => undefined,
      does: letOneGo,
    },
    rule: {
      clause: "T.start.unpayable",
      on: ["waive"],
      rank: 50,
      about: null,
      asked: "offer",
      slip: null,
      test: (table) =>
        seatAt(table, SETTLING) >= 0 && countAt(table, owed(table)) > surelyInHand(table) ? UNKNOWN : NO,
      // Not how many cards the hands can give, which a table that knows them all would tell of others.
      tell: () => ({}),
    },
  };
}

/** How many cards the team can give for certain, whatever the hidden cards are. */
function surelyInHand(table: Table): number {
  let cards = 0;
  for (let seat = 0; seat < table.rulebook.seats; seat++)
    cards += discardable(table, seat).least + givenUnseen(table, seat, 0);
  return cards;
}

/** Whether a split is agreed on, so that cards are being given. */
function anyGiven(table: Table): boolean {
  return table.rulebook.seats > 1 && countAt(table, pot(table)) === 0;
}

function extrasDue(table: Table): boolean {
  const first = extras(table, 0);
  for (let seat = 0; seat < table.rulebook.seats; seat++) if (countAt(table, first + seat) > 0) return true;
  return false;
}

export function start(
  seats: number,
  rules: StartRules,
): Chapter<"places" | "acts" | "rules" | "steps" | "describes", Pick<Description, "start">> {
  const extraPlaces = Array.from({ length: seats }, (_, seat): PlaceSpec => {
    return { name: `extra:${seat + 1}`, sort: 72, sight: "all", holds: ["toll"], most: null, pending: true };
  });
  const less = rules.mayFallShort ? [sayingLess(seats)] : [];
  const { extra, total } = rules;
  return {
    describes: () => ({ start: { extra, total } }),
    places: [
      { name: START_BERTH, sort: 70, sight: "all", holds: "cards", most: null },
      // A solo player has nobody to agree with.
      { name: "pot", sort: 71, sight: "all", holds: seats > 1 ? ["toll"] : [], most: null, pending: true },
      ...extraPlaces,
    ],
    acts: [
      {
        type: "start",
        during: "act",
        clause: "T.start.forced",
        each: false,
        chooses: null,
        slips: null,
        complete: null,
        traits: ["action", "starts"],
        targets: (rulebook, card) =>
          rulebook.pieceName(card) === "start" || standsIn(rulebook, card)
            ? [rulebook.place(START_BERTH)]
            : [],
        offers: (table, seat, list) => {
          offerHeld(list, "start", table, seat, startBits(table), berth(table));
        },
        does: (game, act) => layStart(game, act.card, act.seat, rules),
      },
      ...less.map(({ act }) => act),
    ],
    rules: [...startRules(rules), ...less.map(({ rule }) => rule), ofOwnHand(SEA_PAYING, ["start"])],
    steps: [...(rules.extra > 0 ? [extraDraws(rules)] : []), ...(rules.mayFallShort ? [lettingGo()] : [])],
  };
}
