/** ASC 4: one action a turn, clockwise, then drawing up; discarding two. ASC 5: winning and losing. */
import { ACT_TYPES, type Chapter, type Game, NO, type Rule, type Step, YES } from "../kernel/chapter";
import { drawUp, nextSeat } from "../kernel/drawing";
import { ACTED, HELM, seatAt, spot, stagePlace, turnOf } from "../kernel/furniture";
import { askedStep, canAct } from "../kernel/judge";
import { discardingTwo, giving, type PayingClauses } from "../kernel/paying";
import { isStuck, sayingStuck } from "../kernel/stuck";
import { countAt, type Seat } from "../kernel/table";

export const PAYING: PayingClauses = { hand: "A.turn.hand", pay: "A.place.pay" };

const won = spot("won");
const lost = spot("lost");

/** The turn's action is done: what is due before drawing comes next. */
export function actionDone(game: Game, seat: Seat): void {
  const { rulebook } = game.table;
  const from = stagePlace(rulebook, HELM, seat);
  game.emit(rulebook.turn.marker, from, stagePlace(rulebook, ACTED, seat), "A.turn.action");
}

const inTurn: Rule = {
  clause: "A.turn.action",
  on: ACT_TYPES,
  rank: 10,
  seatOnly: true,
  honoured: true,
  test: (table, act) => {
    const step = askedStep(table);
    const during = table.rulebook.actOf[act.type]?.spec.during;
    return step?.name === during && step?.asks?.(table, act.seat) ? YES : NO;
  },
  tell: (table) => {
    const step = askedStep(table);
    const seat = turnOf(table)?.seat;
    return { due: step?.name ?? "over", ...(seat === undefined ? {} : { turn: seat + 1 }) };
  },
};

const overRules: readonly Rule[] = (
  [
    ["A.end.win", won],
    ["A.end.lose", lost],
  ] as const
).map(([clause, place]) => ({
  clause,
  on: ACT_TYPES,
  rank: 0,
  seatOnly: true,
  honoured: true,
  test: (table) => (countAt(table, place(table)) > 0 ? NO : YES),
  tell: () => ({}),
}));

const drawing: Step = {
  name: "draw",
  clause: "A.turn.action",
  rank: 70,
  due: (table) => seatAt(table, ACTED) >= 0,
  runs: (game) => {
    const { table } = game;
    const { rulebook } = table;
    const seat = seatAt(table, ACTED);
    drawUp(game, seat, "A.turn.action");
    const next = stagePlace(rulebook, HELM, nextSeat(table, seat));
    game.emit(rulebook.turn.marker, stagePlace(rulebook, ACTED, seat), next, "A.turn.action");
  },
};

const losing: Step = {
  name: "loss",
  clause: "A.end.lose",
  rank: 80,
  due: (table) => {
    const seat = seatAt(table, HELM);
    return seat >= 0 && !canAct(table, seat, "act") && isStuck(table, seat) === YES;
  },
  runs: lose,
};

function lose(game: Game): void {
  const { rulebook } = game.table;
  const helm = stagePlace(rulebook, HELM, seatAt(game.table, HELM));
  game.emit(rulebook.turn.marker, helm, lost(game.table), "A.end.lose");
}

const stuck = sayingStuck("A.end.lose", lose);

const acting: Step = {
  name: "act",
  clause: "A.turn.action",
  rank: 90,
  due: (table) => seatAt(table, HELM) >= 0,
  asks: (table, seat) => seatAt(table, HELM) === seat,
};

const discarding = discardingTwo("A.turn.discard-two", actionDone);
const debts = giving([{ clause: "A.place.pay", due: (table) => seatAt(table, ACTED) >= 0 }]);

/** @param handSize cards a hand may hold: five, or six for a solo player */
export function turn(handSize: number): Chapter {
  return {
    section: "ASC 4, ASC 5",
    acts: [discarding.act, debts.act, stuck.act],
    rules: [inTurn, ...overRules, ...discarding.rules, ...debts.rules, stuck.rule],
    limit: () => handSize,
    steps: [debts.step, drawing, losing, acting],
  };
}
