/** A tiny board: a position, the one act that is asked for, and what the rules must say of it. */
import {
  type Act,
  type ClauseId,
  cardsAt,
  enact,
  type Fate,
  judge,
  type Options,
  type Result,
  type Rulebook,
  readAct,
  type Table,
  UNSEEN,
  type Verdict,
} from "@stillwater/engine";
import { positionIn } from "@stillwater/engine/in-part/alone";

export interface Lesson {
  readonly id: string;
  /** Composes the rules of its game, without any module: no page of lessons fetches those. */
  readonly rules: (options: Options) => Rulebook;
  readonly position: string;
  /** The act that is asked for, without its payment. It is the only place where its card may go. */
  readonly goal: string;
  readonly price: number;
  /** The rule the lesson is about; it speaks in the verdict on the goal. */
  readonly clause: ClauseId;
  /** A likely slip, and the rule that refuses it first. */
  readonly slip: { readonly act: string; readonly clause: ClauseId };
  /** How much of the board is shown: rows from the bottom, and places of the lowest row. */
  readonly rows: number;
  readonly columns: number;
}

/** The reader's seat: always the first. */
export const READER = 0;

/** What is drawn once a lesson is done is not shown: no page of lessons fetches ciphers for it. */
const FIRST_CARD: Fate = { next: (table, place) => cardsAt(table, place)[0] ?? UNSEEN, number: () => 0 };

const must = <T, E>(result: Result<T, E>): T => {
  if (!result.ok) throw new Error("A lesson cannot be read.");
  return result.value;
};

/** A lesson's board as it begins. */
export function lessonTable(lesson: Lesson): Table {
  return must(positionIn(lesson.position, lesson.rules));
}

type Tried =
  | { readonly done: true; readonly table: Table; readonly plan: Act; readonly verdict: Verdict }
  /** Allowed or not, it is not what is asked for now. */
  | { readonly done: false };

/** An act of the reader, judged by the engine. Only the act that is asked for is carried out. */
export function tryAct(lesson: Lesson, table: Table, text: string): Tried {
  const { rulebook } = table;
  const act = readAct(rulebook, text, READER);
  if (!act.ok) return { done: false };
  const goal = must(readAct(rulebook, lesson.goal, READER));
  const plan: Act = { ...act.value, cards: [] };
  if (plan.type !== goal.type || plan.card !== goal.card || plan.to !== goal.to) return { done: false };
  const after = enact(table, act.value, FIRST_CARD);
  return after.ok
    ? { done: true, table: after.value.table, plan, verdict: judge(table, plan) }
    : { done: false };
}
