/** The ten tiny boards: a position, the one act asked for, and what the rules must say about it. */
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
import { composedOnce, mountainAlone, positionIn, seaAlone } from "@stillwater/engine/in-part/alone";
import type { LearnGame } from "./steps";

export interface Lesson {
  readonly id: string;
  readonly position: string;
  /** The act asked for, without its payment. It is the only place where its card may go. */
  readonly goal: string;
  readonly price: number;
  /** The rule that the lesson is about; it is cited in the verdict on the goal. */
  readonly clause: ClauseId;
  /** A likely mistake, and the rule that refuses it first. */
  readonly slip: { readonly act: string; readonly clause: ClauseId };
  /** How much of the board is shown: rows from the bottom, and places of the lowest row. */
  readonly rows: number;
  readonly columns: number;
}

const OTHER = "hand:2=1,2,3";
const START = "berth:start=start#1";
const PILES = "pile:1=33,34 pile:2=36,37";
const WATER = ". . . . . ./. . . . . ./. . . . . ./. . . . . .";

const sea = (rows: string, mine: string, rest = `${OTHER} ${START}`): string =>
  `sea p2 | ${rows}/${WATER} | hand:1=${mine} ${rest} helm:1=turn`;

const SEA: readonly Lesson[] = [
  {
    id: "free",
    position: sea("12 20 . . . 43/. . . . . .", "40"),
    goal: "40 r1c4",
    price: 0,
    clause: "T.place.cost",
    slip: { act: "40 r2c1", clause: "T.place.ascending" },
    rows: 1,
    columns: 6,
  },
  {
    id: "pay",
    position: sea("12 20 . . 31 40/. . . . . .", "22,55,66,77"),
    goal: "22 r1c3",
    price: 2,
    clause: "T.place.pay",
    slip: { act: "22 r1c4", clause: "T.place.pay" },
    rows: 1,
    columns: 6,
  },
  {
    id: "between",
    position: sea("12 20 . 27 31 40/. . . . . .", "22,55,66,77"),
    goal: "22 r1c3",
    price: 2,
    clause: "T.place.cost",
    slip: { act: "22 r2c1", clause: "T.place.ascending" },
    rows: 1,
    columns: 6,
  },
  {
    id: "across",
    position: sea("5 9 14 19 24 30/. . 40 44 47 50", "32,70,77"),
    goal: "32 r2c1",
    price: 2,
    clause: "T.place.cost",
    slip: { act: "32 r2c2", clause: "T.place.pay" },
    rows: 2,
    columns: 6,
  },
  {
    id: "start",
    position: sea("12 . . 31 . ./. . . . . .", "start#1,35,46,58,70", `hand:2=2,3,4,6,8 ${PILES}`),
    goal: "start",
    price: 0,
    clause: "T.start.unpayable",
    slip: { act: "35 r1c6", clause: "T.start.forced" },
    rows: 1,
    columns: 6,
  },
];

const SLOPE = ". . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. .";

const mountain = (rows: string, mine: string): string =>
  `mountain p2 | ${rows}/${SLOPE} | hand:1=${mine} hand:2=r12#1,b12#1,g12#1 helm:1=turn`;

const MOUNTAIN: readonly Lesson[] = [
  {
    id: "next",
    position: mountain(". . . . . . . . ./. . . . . . . .", "g5#1"),
    goal: "g5 r1p1",
    price: 0,
    clause: "A.place.next",
    slip: { act: "g5 r1p2", clause: "A.place.next" },
    rows: 2,
    columns: 5,
  },
  {
    id: "difference",
    position: mountain("g3#1 . . . . . . . ./. . . . . . . .", "b5#1,g9#1,r10#1"),
    goal: "b5 r1p2",
    price: 2,
    clause: "A.place.cost",
    slip: { act: "r10 r1p2", clause: "A.place.pay" },
    rows: 2,
    columns: 5,
  },
  {
    id: "colours",
    position: mountain("g4#1 b5#1 . . . . . . ./r9#1 . . . . . . .", "b6#1,r6#1,g11#1"),
    goal: "r6 r1p3",
    price: 1,
    clause: "A.place.colour",
    slip: { act: "b6 r1p3", clause: "A.place.colour" },
    rows: 2,
    columns: 5,
  },
  {
    id: "support",
    position: mountain("g3#1 r4#1 b8#1 . . . . . ./r5#1 . . . . . . .", "b6#1,g1#1"),
    goal: "b6 r2p2",
    price: 1,
    clause: "A.place.support",
    slip: { act: "g1 r2p2", clause: "A.place.number" },
    rows: 3,
    columns: 5,
  },
  {
    id: "bridge",
    position: mountain("g6#1 bridge#1 r9#1 b11#1 . . . . ./r10#1 . . . . . . .", "b7#1,g1#1,g2#1"),
    goal: "b7 r1p2",
    price: 2,
    clause: "A.bridge.cover",
    slip: { act: "b7 r1p5", clause: "A.place.colour" },
    rows: 2,
    columns: 5,
  },
];

export const LESSONS: Readonly<Record<LearnGame, readonly Lesson[]>> = { sea: SEA, mountain: MOUNTAIN };

/** The reader's seat: always the first. */
export const READER = 0;

/** A card drawn at the end of a lesson is not shown: this fate keeps the code for random deals out of the page. */
const FIRST_CARD: Fate = { next: (table, place) => cardsAt(table, place)[0] ?? UNSEEN, number: () => 0 };

const must = <T, E>(result: Result<T, E>): T => {
  if (!result.ok) throw new Error("A lesson cannot be read.");
  return result.value;
};

/** Keeps the modules' rules out of the page of lessons. */
const aloneOf = (options: Options): Rulebook =>
  composedOnce(options, () => (options.game === "sea" ? seaAlone(options) : mountainAlone(options)));

/** A lesson's board at its beginning. */
export function lessonTable(lesson: Lesson): Table {
  return must(positionIn(lesson.position, aloneOf));
}

type Tried =
  | { readonly done: true; readonly table: Table; readonly plan: Act; readonly verdict: Verdict }
  /** Allowed or not, the act is not the one asked for. */
  | { readonly done: false };

/** An act of the reader, judged by the engine. Only the act asked for is carried out. */
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
