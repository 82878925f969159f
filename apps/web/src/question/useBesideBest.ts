"use client";

/** What somebody chose, beside the acts that keep most: one of them, or one that is weighed now. */
import type { Act, Table } from "@stillwater/engine";
import { isSameChoice, type Ranked, readAgain } from "./choosing";
import type { AskedQuestion, QuestionOutcome } from "./questions";
import { useWeighing } from "./useWeighing";

export interface ChosenAct {
  readonly question: AskedQuestion;
  readonly table: Table;
  readonly own: Act;
  readonly answer: QuestionOutcome;
  readonly ranked: readonly Ranked[];
}

export function useBesideBest({ question, table, own, answer, ranked }: ChosenAct) {
  const found = ranked.findIndex(({ act }) => isSameChoice(readAgain(table, act), own));
  const [best] = ranked;
  const weighed = useWeighing(question, answer.acts[0]?.act ?? "", table, found < 0 ? own : null);
  const loss = weighed === "failed" ? null : (weighed?.loss ?? null);
  const wins = loss === null || best === undefined ? null : Math.max(0, Math.min(100, best.wins - loss.mean));
  const unranked = { act: own, price: undefined, wins, error: loss?.error ?? 0 };
  return {
    ...{ best, weighed },
    rows: found < 0 ? [...ranked, unranked] : ranked,
    /** The row of what was chosen. */
    mine: found < 0 ? ranked.length : found,
  };
}
