/**
 * What the captain's log has to say of a finished game, step by step, as a worker tells it to a page: first where the
 * game was lost, then what its decisions cost. Of a game that still goes on it says nothing.
 */

import {
  type ActLine,
  COST_EFFORT,
  type Costs,
  costsOf,
  type Judged,
  LOSING_EFFORT,
  type LosingEffort,
  stretchOf,
  type ToldLosing,
  tablesOf,
  toldLosing,
  whereLost,
} from "@stillwater/analysis";
import type { Breath } from "@stillwater/crew";
import {
  type Act,
  outcome,
  type Seat,
  seededFate,
  type Table,
  writeAct,
  writePosition,
} from "@stillwater/engine";
import { type Course, courseOfRecord } from "@stillwater/table/log";

/** What a decision kept, in shares of one, and what a better one would have. */
export interface ToldCost {
  readonly after: number;
  readonly seat: Seat;
  readonly chance: number;
  readonly better: { readonly act: ActLine; readonly chance: number; readonly error: number } | null;
}

/** Where the game was lost, what its decisions cost, or both. */
export type AnalysisPart = "losing" | "costs" | "all";

export interface AnalysisAsked {
  /** The game as text. */
  readonly record: string;
  readonly part: AnalysisPart;
}

export interface AnalysisTold {
  /** Null until something is known, and for a game that was not lost. */
  readonly losing: ToldLosing | null;
  /** The decisions that were judged, and those of them that cost most. */
  readonly judged: readonly ToldCost[];
  readonly dearest: readonly ToldCost[];
  /** How much of the decisions is judged, of one; null before the first. */
  readonly done: number | null;
}

/** What a game needs to be looked into; undefined where it cannot be. */
interface Game {
  readonly course: Course;
  readonly acts: readonly Act[];
}

/** A finished game whose every card is known, those that were never drawn too: only its own fate deals it again. */
function gameOf(record: string): Game | undefined {
  const read = courseOfRecord(record);
  if (!read.ok) return undefined;
  const course = read.value;
  const end = course.tables.at(-1);
  const start = course.tables[0];
  if (!end || !start || outcome(end) === "playing") return undefined;
  const acts = course.moves.map(({ act }) => act);
  const again = tablesOf({ table: start, fate: seededFate(course.seed) }, acts)?.at(-1);
  return again && writePosition(again) === writePosition(end) ? { course, acts } : undefined;
}

const toldAct = ({ rulebook }: Course, act: Act): ActLine => ({
  seat: act.seat,
  text: writeAct(rulebook, act),
});

function toldCost(course: Course, { table, act, chance, better }: Judged): ToldCost {
  return {
    after: table,
    seat: act.seat,
    chance,
    better: better
      ? { act: toldAct(course, better.act), chance: better.chance, error: better.gain.error }
      : null,
  };
}

function toldCosts(course: Course, { judged, dearest, done }: Costs): Omit<AnalysisTold, "losing"> {
  const told = (one: Judged): ToldCost => toldCost(course, one);
  return { judged: judged.map(told), dearest: dearest.map(told), done };
}

/** Under the end of a game nobody waits for the last word, and what decisions cost need not wait for it either. */
const SOON: LosingEffort = { ...LOSING_EFFORT, rounds: 2 };
/** No line is looked for. */
const PROOFS_ONLY: LosingEffort = { ...LOSING_EFFORT, playouts: 0, rounds: 1 };

/** Tells what is known so far, again and again, until nothing more is to be found; in between it takes breath. */
export function* telling({ record, part }: AnalysisAsked): Generator<AnalysisTold | Breath> {
  const game = gameOf(record);
  if (!game) return;
  const { course, acts } = game;
  const tables: readonly Table[] = course.tables;
  let losing: ToldLosing | null = null;
  let costs: Omit<AnalysisTold, "losing"> = { judged: [], dearest: [], done: null };
  // Costs alone still blame nothing that was done once it was lost, as far as that is quickly proven.
  const effort = part === "costs" ? PROOFS_ONLY : SOON;
  for (const known of whereLost(tables, seededFate(course.seed), effort)) {
    if (known) losing = toldLosing(course.rulebook, known);
    yield known && part !== "costs" ? { losing, ...costs } : undefined;
  }
  if (part === "losing") return;
  // What was done once it was lost is not blamed for it, however hopeful its seat could be.
  const until = losing?.lost.proof == null ? tables.length : losing.lost.after;
  for (const known of costsOf(tables, acts, COST_EFFORT, until)) {
    if (known) costs = toldCosts(course, known);
    yield known && { losing: part === "costs" ? null : losing, ...costs };
  }
  if (part === "costs" || losing === null || losing.kind === "here") return;
  // What is still open between two tables is looked into farther.
  for (const known of whereLost(tables, seededFate(course.seed), LOSING_EFFORT)) {
    const next = known && toldLosing(course.rulebook, known);
    const isNearer = next !== undefined && stretchOf(next) < stretchOf(losing);
    if (isNearer) losing = next;
    yield isNearer ? { losing, ...costs } : undefined;
  }
}
