/** EN 4, FR 4: one action a turn, clockwise, then drawing up; discarding two. EN 5: winning and losing. */
import type { ClauseId } from "../clauses";
import { type Chapter, type Debt, NO, type Step, YES } from "../kernel/chapter";
import { drawUp } from "../kernel/drawing";
import { ACTED, HELM, SETTLING, seatAt, stagePlace } from "../kernel/furniture";
import { discardingTwo, giving, type PayingClauses } from "../kernel/paying";
import { nextSeat, seatsFrom } from "../kernel/seat-order";
import { countAt, ofSeat, type Seat, type Table, whereIs } from "../kernel/table";
import { acting, endingAction, inTurn, losing, lost, over, wonSpot } from "../kernel/turning";

export const HAND_SIZE = 5;

export const SEA_PAYING: PayingClauses = { hand: "T.turn.hand", pay: "T.place.pay" };

/** Ends the turn's action: what is due before drawing comes next. */
export const actionDone = endingAction("T.turn.action");

/** The player whose turn it was draws up, or everybody after a Start; then the turn passes. */
const drawing: Step = {
  name: "draw",
  clause: "T.turn.draw",
  rank: 70,
  when: "turn",
  due: (table) => seatAt(table, ACTED) >= 0 || seatAt(table, SETTLING) >= 0,
  runs: (game) => {
    const { table } = game;
    const { rulebook } = table;
    const acted = seatAt(table, ACTED);
    const seat = acted >= 0 ? acted : seatAt(table, SETTLING);
    if (acted < 0) {
      for (const drawer of seatsFrom(table, seat)) if (!drawUp(game, drawer, "T.start.refill")) return;
    } else if (!drawUp(game, seat, "T.turn.draw")) return;
    const from = whereIs(table, rulebook.turn.marker);
    game.emit(rulebook.turn.marker, from, stagePlace(rulebook, HELM, nextSeat(table, seat)), "T.turn.action");
  },
};

/** What an option set adds to the turn. */
export interface TurnTerms {
  /** The clause by which a game of two against each other ends; null for a crew, which draws up and may lose together. */
  readonly against: ClauseId | null;
  /** Whether a Start may be played, so that the eight may be owed. */
  readonly starts: boolean;
  /** Reasons for debts other than prices and the eight. */
  readonly debts: readonly Debt[];
}

const discarding = discardingTwo("T.turn.discard-two", actionDone);
const theEight: Debt = { clause: "T.start.eight", due: (table) => seatAt(table, SETTLING) >= 0 };

export function turn({
  starts,
  against,
  debts: others,
}: TurnTerms): Chapter<"acts" | "rules" | "limit" | "steps"> {
  const debts = giving("T.place.pay", starts ? [theEight, ...others] : others);
  const loss = losing("T.end.lose");
  const ends = against ? [over(against, wonSpot)] : [over("T.end.win", wonSpot), over("T.end.lose", lost)];
  return {
    acts: [discarding.act, debts.act, ...(against ? [] : [loss.act])],
    rules: [
      inTurn("T.turn.action"),
      ...ends,
      ...discarding.rules,
      ...debts.rules,
      ...(against ? [] : [loss.rule]),
    ],
    limit: () => HAND_SIZE,
    steps: [...debts.steps, ...(against ? [] : [drawing, loss.step]), acting("T.turn.action")],
  };
}

/** The stricter reading: one card or none at the start of the turn loses the game (EN 5, FR 5). */
export const strictLastCard: Chapter<"rules"> = {
  rules: [
    {
      clause: "T.end.last-card",
      on: "action",
      rank: 5,
      about: null,
      asked: "seat",
      slip: null,
      test: (table: Table, act) => (handCount(table, act.seat) > 1 ? YES : NO),
      tell: (table, act) => ({ have: handCount(table, act.seat) }),
    },
  ],
};

function handCount(table: Table, seat: Seat): number {
  return countAt(table, ofSeat(table.rulebook.hands, seat));
}
