/** ASC 4: one action a turn, clockwise, then drawing up; discarding two. ASC 5: winning and losing. */
import type { Chapter, Debt, Step } from "../kernel/chapter";
import { drawUp } from "../kernel/drawing";
import { ACTED, HELM, seatAt, stagePlace } from "../kernel/furniture";
import { discardingTwo, giving, type PayingClauses } from "../kernel/paying";
import { nextSeat } from "../kernel/seat-order";
import { acting, endingAction, inTurn, losing, lost, over, wonSpot } from "../kernel/turning";

export const PAYING: PayingClauses = { hand: "A.turn.hand", pay: "A.place.pay" };

/** Ends the turn's action: what is due before drawing comes next. */
export const actionDone = endingAction("A.turn.action");

const drawing: Step = {
  name: "draw",
  clause: "A.turn.action",
  rank: 70,
  when: "turn",
  due: (table) => seatAt(table, ACTED) >= 0,
  runs: (game) => {
    const { table } = game;
    const { rulebook } = table;
    const seat = seatAt(table, ACTED);
    if (!drawUp(game, seat, "A.turn.action")) return;
    const next = stagePlace(rulebook, HELM, nextSeat(table, seat));
    game.emit(rulebook.turn.marker, stagePlace(rulebook, ACTED, seat), next, "A.turn.action");
  },
};

const discarding = discardingTwo("A.turn.discard-two", actionDone);
const loss = losing("A.end.lose");

/** Cards that a hand may hold (A.setup.hand, A.setup.solo). */
export const slopeHandSize = (seats: number): number => (seats === 1 ? 6 : 5);

/** @param others reasons for debts other than prices */
export function turn(seats: number, others: readonly Debt[]): Chapter<"acts" | "rules" | "limit" | "steps"> {
  const debts = giving("A.place.pay", others);
  const size = slopeHandSize(seats);
  return {
    acts: [discarding.act, debts.act, loss.act],
    rules: [
      inTurn("A.turn.action"),
      over("A.end.win", wonSpot),
      over("A.end.lose", lost),
      ...discarding.rules,
      ...debts.rules,
      loss.rule,
    ],
    limit: () => size,
    steps: [...debts.steps, drawing, loss.step, acting("A.turn.action")],
  };
}
