/** EN 4, FR 4: one action a turn, clockwise, then drawing up; discarding two. EN 5: winning and losing. */
import type { ClauseId } from "../clauses";
import { ACT_TYPES, type Chapter, type Game, NO, type Rule, type Step, YES } from "../kernel/chapter";
import { drawUp, nextSeat, seatsFrom } from "../kernel/drawing";
import { ACTED, HELM, SETTLING, seatAt, spot, stagePlace, turnOf } from "../kernel/furniture";
import { askedStep, canAct } from "../kernel/judge";
import { type Debt, discardingTwo, giving, type PayingClauses } from "../kernel/paying";
import { isStuck, sayingStuck } from "../kernel/stuck";
import { at, countAt, type Place, type Seat, type Table } from "../kernel/table";

export const HAND_SIZE = 5;

export const SEA_PAYING: PayingClauses = { hand: "T.turn.hand", pay: "T.place.pay" };

const won = spot("won");
const lost = spot("lost");

/** The turn's action is done: what is due before drawing comes next. */
export function actionDone(game: Game, seat: Seat): void {
  const { rulebook } = game.table;
  const from = stagePlace(rulebook, HELM, seat);
  game.emit(rulebook.turn.marker, from, stagePlace(rulebook, ACTED, seat), "T.turn.action");
}

const inTurn: Rule = {
  clause: "T.turn.action",
  on: ACT_TYPES,
  rank: 10,
  seatOnly: true,
  honoured: true,
  test: (table, act) => {
    const step = askedStep(table);
    const during = table.rulebook.actOf[act.type]?.spec.during;
    if (during === "any") return step ? YES : NO;
    return step?.name === during && step?.asks?.(table, act.seat) ? YES : NO;
  },
  tell: (table) => {
    const step = askedStep(table);
    const seat = turnOf(table)?.seat;
    return { due: step?.name ?? "over", ...(seat === undefined ? {} : { turn: seat + 1 }) };
  },
};

/** Nothing is done once the game is over, and the rule by which it ended says so. */
const over = (clause: ClauseId, place: (table: Table) => Place): Rule => ({
  clause,
  on: ACT_TYPES,
  rank: 0,
  seatOnly: true,
  honoured: true,
  test: (table) => (countAt(table, place(table)) > 0 ? NO : YES),
  tell: () => ({}),
});

/** The player whose turn it was draws up; after a Start everybody does, and the turn passes. */
const drawing: Step = {
  name: "draw",
  clause: "T.turn.draw",
  rank: 70,
  due: (table) => seatAt(table, ACTED) >= 0 || seatAt(table, SETTLING) >= 0,
  runs: (game) => {
    const { table } = game;
    const { rulebook } = table;
    const acted = seatAt(table, ACTED);
    const seat = acted >= 0 ? acted : seatAt(table, SETTLING);
    if (acted < 0) {
      for (const drawer of seatsFrom(table, seat)) if (!drawUp(game, drawer, "T.start.refill")) return;
    } else if (!drawUp(game, seat, "T.turn.draw")) return;
    const from = at(table.bytes, rulebook.turn.marker);
    game.emit(rulebook.turn.marker, from, stagePlace(rulebook, HELM, nextSeat(table, seat)), "T.turn.action");
  },
};

/** What an option set adds to the turn. */
export interface TurnTerms {
  /** Two players against each other: another way of drawing, no way to lose together. */
  readonly duel?: { readonly drawing: Step; readonly ends: ClauseId } | undefined;
  /** Whether a Start may be played, and the eight are owed. */
  readonly starts: boolean;
  /** Whether somebody could still change, at any time, what the player in turn may do. */
  readonly rescue?: ((table: Table) => boolean) | undefined;
}

const losing = ({ rescue }: TurnTerms): Step => ({
  name: "loss",
  clause: "T.end.lose",
  rank: 80,
  due: (table) => {
    const seat = seatAt(table, HELM);
    return seat >= 0 && !canAct(table, seat, "act") && isStuck(table, seat) === YES && !rescue?.(table);
  },
  runs: lose,
});

function lose(game: Game): void {
  const { marker } = game.table.rulebook.turn;
  game.emit(marker, at(game.table.bytes, marker), lost(game.table), "T.end.lose");
}

const acting: Step = {
  name: "act",
  clause: "T.turn.action",
  rank: 90,
  due: (table) => seatAt(table, HELM) >= 0,
  asks: (table, seat) => seatAt(table, HELM) === seat,
};

const discarding = discardingTwo("T.turn.discard-two", actionDone);
const prices: Debt = { clause: "T.place.pay", due: (table) => seatAt(table, ACTED) >= 0 };
const theEight: Debt = { clause: "T.start.eight", due: (table) => seatAt(table, SETTLING) >= 0 };

export function turn(terms: TurnTerms): Chapter {
  const { starts, duel } = terms;
  const debts = giving(starts ? [prices, theEight] : [prices]);
  const stuck = sayingStuck("T.end.lose", lose, terms.rescue);
  const ends = duel ? [over(duel.ends, won)] : [over("T.end.win", won), over("T.end.lose", lost)];
  return {
    section: "EN 4, FR 4, EN 5",
    acts: [discarding.act, debts.act, ...(duel ? [] : [stuck.act])],
    rules: [inTurn, ...ends, ...discarding.rules, ...debts.rules, ...(duel ? [] : [stuck.rule])],
    limit: () => HAND_SIZE,
    steps: [debts.step, ...(duel ? [duel.drawing] : [drawing, losing(terms)]), acting],
  };
}

/** The stricter reading: one card or none at the start of the turn loses (EN 5, FR 5). */
export const strictLastCard: Chapter = {
  section: "EN 5, FR 5",
  rules: [
    {
      clause: "T.end.last-card",
      on: ["discard", "lay", "start", "finish", "monster", "sweep", "turn", "compass"],
      rank: 5,
      seatOnly: true,
      // A Compass spent at any time is not the turn's action.
      test: (table: Table, act) =>
        handCount(table, act.seat) > 1 || table.rulebook.actOf[act.type]?.spec.during === "any" ? YES : NO,
      tell: (table, act) => ({ have: handCount(table, act.seat) }),
    },
  ],
};

function handCount(table: Table, seat: Seat): number {
  return countAt(table, table.rulebook.hands[seat] as number);
}
