/** What the next answer would lead to, before anybody has recorded it. */
import type { Question, Table } from "@stillwater/engine";
import { type Attempt, attemptAct, attemptCorrection, beginTable } from "./attempt";
import { meaningOf } from "./claims";
import { turnsAdded } from "./fold";
import { textOf } from "./text";
import type { View } from "./view";
import { plainWords } from "./writing";

/** The resulting state; `asks` is what would have to be told next. */
export interface Foretold {
  readonly table: Table;
  /** The number of the turn that would result. */
  readonly turn: number;
  readonly asks?: Question;
}

/** @param words answers to what is asked now, as for `answerContent`; undefined if they do not fit or nothing is asked */
export function foretell(view: View, words: readonly string[]): Foretold | undefined {
  const step = view.steps.at(-1);
  if (view.asks === undefined || step === undefined) return undefined;
  const told = [...step.told, ...plainWords(words)];
  const tried = attemptAgain(step, told);
  if (!tried?.ok || tried.used < told.length) return undefined;
  const turn = step.turn + turnsAdded(tried, step.entry.kind === "begin" ? undefined : step.before);
  return { table: tried.table, turn, ...(tried.asks ? { asks: tried.asks } : {}) };
}

function attemptAgain(
  { entry, before }: View["steps"][number],
  told: readonly string[],
): Attempt | undefined {
  if (entry.kind === "begin") return beginTable(entry, textOf([entry.setup, entry.names]), told);
  if (entry.kind === "correct") return attemptCorrection(before, entry, told);
  const act = meaningOf(before.rulebook, entry)?.act;
  return act && attemptAct(before, act, told);
}
