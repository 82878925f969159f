/**
 * The findings of the captain's log about a finished game, step by step, as a worker sends them to a page: first where the
 * game was lost, then what its decisions cost. About an unfinished game it finds nothing.
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

/** The chance that a decision kept, from 0 to 1, and the chance of a better one. */
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
  /** The decisions that were judged, and the costliest of them. */
  readonly judged: readonly ToldCost[];
  readonly dearest: readonly ToldCost[];
  /** The share of the decisions that is judged, from 0 to 1; null before the first. */
  readonly done: number | null;
}

/** What the analysis of a game needs; undefined if it cannot be analysed. */
interface Game {
  readonly course: Course;
  readonly acts: readonly Act[];
}

/** A finished game whose cards are all known, including those never drawn: only its own fate deals it again. */
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

/** Below the end of a game nobody waits for the final answer, and the costs need not wait for it either. */
const SOON: LosingEffort = { ...LOSING_EFFORT, rounds: 2 };
/** Without a search for winning lines. */
const PROOFS_ONLY: LosingEffort = { ...LOSING_EFFORT, playouts: 0, rounds: 1 };

/** Yields the findings so far, again and again, until there is nothing more to find, with pauses in between. */
export function* telling({ record, part }: AnalysisAsked): Generator<AnalysisTold | Breath> {
  const game = gameOf(record);
  if (!game) return;
  const { course, acts } = game;
  const tables: readonly Table[] = course.tables;
  let losing: ToldLosing | null = null;
  let costs: Omit<AnalysisTold, "losing"> = { judged: [], dearest: [], done: null };
  // Even costs alone do not blame an act after the game was lost, as far as a quick proof can show that.
  const effort = part === "costs" ? PROOFS_ONLY : SOON;
  for (const known of whereLost(tables, seededFate(course.seed), effort)) {
    if (known) losing = toldLosing(course.rulebook, known);
    yield known && part !== "costs" ? { losing, ...costs } : undefined;
  }
  if (part === "losing") return;
  // An act after the game was lost is not blamed for the loss, however hopeful its seat could be.
  const until = losing?.lost.proof == null ? tables.length : losing.lost.after;
  for (const known of costsOf(tables, acts, COST_EFFORT, until)) {
    if (known) costs = toldCosts(course, known);
    yield known && { losing: part === "costs" ? null : losing, ...costs };
  }
  if (part === "costs" || losing === null || losing.kind === "here") return;
  // Narrows the stretch between two tables that is still open.
  for (const known of whereLost(tables, seededFate(course.seed), LOSING_EFFORT)) {
    const next = known && toldLosing(course.rulebook, known);
    const isNearer = next !== undefined && stretchOf(next) < stretchOf(losing);
    if (isNearer) losing = next;
    yield isNearer ? { losing, ...costs } : undefined;
  }
}
