/** A game from its deal onward: the table after every move, and lines that branch off with all hands open. */
import {
  type Act,
  deal,
  EVERYTHING,
  enact,
  evolve,
  type Fact,
  type Options,
  outcome,
  type Problem,
  type Result,
  type Rulebook,
  readAct,
  readOptions,
  seededFate,
  type Table,
  turnsBegun,
  type Verdict,
  writeAct,
  writePosition,
  writeRecord,
} from "@stillwater/engine";
import { positionIn } from "@stillwater/engine/in-part/alone";
import { readFacts } from "../session/read-facts";
import { turnsFrom } from "../session/turns";
import type { ReplayReply } from "../session/wire/finished";

/** One act and all that followed from it. */
interface Move {
  readonly act: Act;
  readonly facts: readonly Fact[];
  /** ISO 8601; unknown for imported games and other lines. */
  readonly at?: string;
}

export interface Course {
  readonly rulebook: Rulebook;
  readonly names: readonly (string | null)[];
  readonly seed: string;
  /** The position that it begins with, where it was not dealt from the seed. */
  readonly begunAt?: string | undefined;
  /** After how many moves this line leaves the game that was played; null for that game itself. */
  readonly branchedAt: number | null;
  /** The number of the turn after the deal: 1, or 0 where something comes before the first turn. */
  readonly opening: number;
  readonly moves: readonly Move[];
  /** The tables after 0, 1, 2 … moves, with nothing hidden. */
  readonly tables: readonly Table[];
}

export type Played = Extract<ReplayReply, { readonly over: true }>;

const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });

export const broken = (what: string): Result<Course, readonly Problem[]> => {
  return { ok: false, error: [{ at: 0, what, with: {} }] };
};

/** What a course is made from: a game as the server sends it, or as this browser keeps it. */
export type FinishedGame = Pick<Played, "code" | "names" | "seed" | "entries"> &
  Partial<Pick<Played, "begins">> & { readonly begunAt?: string | undefined };

/** The rules of an option set. */
type RulesOf = (options: Options) => Rulebook;

/** The course of a finished game, for callers that do not load the rules of all modules. */
export function courseIn(played: FinishedGame, rulesOf: RulesOf): Result<Course, readonly Problem[]> {
  const options = readOptions(played.code);
  if (!options.ok) return { ok: false, error: [options.error] };
  const rulebook = rulesOf(options.value);
  const moves: Move[] = [];
  for (const { seat, act, facts: texts, at } of played.entries.slice(1)) {
    const facts = readFacts(rulebook, texts);
    if (!facts.ok) return { ok: false, error: [facts.error] };
    const read = readAct(rulebook, act, seat);
    if (!read.ok) return { ok: false, error: [read.error] };
    moves.push({ act: read.value, facts: facts.value, at });
  }
  const { names, seed, begins, begunAt } = played;
  const from = begins ? begunFrom(begins.position, rulesOf, played.entries[0]?.facts) : ok({ begunAt });
  if (!from.ok) return from;
  return begin(rulebook, { seed, ...from.value }, rulesOf, (start) => along(start, names, seed, moves));
}

/** The table where a game of the server that went on from a position begins: after what followed by itself. */
function begunFrom(
  position: string,
  rulesOf: RulesOf,
  followed: readonly string[] = [],
): Result<Beginning, readonly Problem[]> {
  const laid = positionIn(position, rulesOf);
  if (!laid.ok) return laid;
  const facts = readFacts(laid.value.rulebook, followed);
  if (!facts.ok) return { ok: false, error: [facts.error] };
  return ok({
    begunAt: writePosition(evolve(laid.value, facts.value)),
    opening: turnsFrom(laid.value, facts.value),
  });
}

/** A position that a game began with, and the number of the turn there. */
interface Beginning {
  readonly begunAt?: string | undefined;
  readonly opening?: number;
}

/** Where a course begins. */
interface Start {
  readonly table: Table;
  readonly opening: number;
  readonly begunAt?: string;
}

/** Deals the cards, or takes the position that a game began with. */
export function begin(
  rulebook: Rulebook,
  { seed, begunAt, opening = 1 }: Beginning & { readonly seed: string },
  rulesOf: RulesOf,
  go: (start: Start) => Course,
): Result<Course, readonly Problem[]> {
  if (begunAt === undefined) {
    const { table, facts } = deal(rulebook, seededFate(seed));
    return { ok: true, value: go({ table, opening: turnsBegun(rulebook, facts) }) };
  }
  const read = positionIn(begunAt, rulesOf);
  if (!read.ok) return read;
  // A course has nothing hidden; a position from a real table hides what nobody saw.
  if (read.value.viewer !== EVERYTHING) return broken("record.position");
  return { ok: true, value: go({ table: read.value, opening, begunAt }) };
}

/** The table after this many moves. Throws RangeError if there are fewer. */
export function tableAfter({ tables }: Course, moves: number): Table {
  const table = tables[moves];
  if (table === undefined) throw new RangeError(`There are no ${moves} moves.`);
  return table;
}

const lastTable = (course: Course): Table => tableAfter(course, course.moves.length);

export function along(
  { table: first, ...start }: Start,
  names: readonly (string | null)[],
  seed: string,
  moves: readonly Move[],
): Course {
  let table = first;
  const tables = [table];
  for (const { facts } of moves) {
    table = evolve(table, facts);
    tables.push(table);
  }
  return { ...start, rulebook: first.rulebook, names, seed, branchedAt: null, moves, tables };
}

export function appended(course: Course, move: Move): Course {
  const table = evolve(lastTable(course), move.facts);
  return { ...course, moves: [...course.moves, move], tables: [...course.tables, table] };
}

/** A line that keeps this many moves, to be continued in another way. */
export function branch(course: Course, after: number): Course {
  return {
    ...course,
    branchedAt: course.branchedAt === null ? after : Math.min(after, course.branchedAt),
    moves: course.moves.slice(0, after),
    tables: course.tables.slice(0, after + 1),
  };
}

/** The course with one more act at its end, judged with every hand open; or why the act is not possible. */
export function withAct(
  course: Course,
  seat: number,
  text: string,
): { readonly course: Course } | { readonly refused: Verdict } | { readonly unreadable: Problem } {
  const table = lastTable(course);
  const act = readAct(course.rulebook, text, seat);
  if (!act.ok) return { unreadable: act.error };
  const enacted = enact(table, act.value, seededFate(course.seed));
  if (!enacted.ok) return { refused: enacted.error };
  return { course: appended(course, { act: act.value, facts: enacted.value.facts }) };
}

/** A line as it stands in the fragment of a link: `31~1:47 r4c2~2:discard 5 9`. */
export function writeLine(course: Course): string {
  const from = course.branchedAt ?? course.moves.length;
  const acts = course.moves.slice(from).map(({ act }) => `${act.seat + 1}:${writeAct(course.rulebook, act)}`);
  return [from, ...acts].join("~");
}

/** The line of such a link, as far as the rules allow it; null if the text is no line. */
export function readCourse(course: Course, text: string): Course | null {
  const [from = "", ...said] = text.split("~");
  if (!/^\d{1,4}$/.test(from) || Number(from) > course.moves.length) return null;
  let line = branch(course, Number(from));
  for (const one of said) {
    const match = /^([1-9]):(.+)$/.exec(one);
    if (match === null) return null;
    const played = withAct(line, Number(match[1]) - 1, match[2] ?? "");
    if (!("course" in played)) break;
    line = played.course;
  }
  return line;
}

/** The game as a text record, either with everything that happened or with only the acts, which suffice to deal it again. */
export function recordOf(course: Course, told: "everything" | "acts" = "everything"): string {
  const { rulebook, seed, begunAt, moves, names } = course;
  // No seed can reproduce what was drawn at a real table.
  const isBrief = told === "acts" && begunAt === undefined;
  return writeRecord({
    code: rulebook.code,
    seed,
    ...(begunAt === undefined ? {} : { position: begunAt }),
    players: names.map((name) => name ?? ""),
    result: outcome(lastTable(course)),
    acts: moves.map(({ act, facts }) => (isBrief ? { act } : { act, facts })),
  });
}

/** The turn that each move belongs to. */
export function turnsOf({ rulebook, opening, moves }: Course): readonly number[] {
  let turn = opening;
  return moves.map(({ facts }) => {
    const mine = turn;
    turn += turnsBegun(rulebook, facts);
    return mine;
  });
}
