/** Where somebody is in a game: at which move, from whose view, and in which other line. */
import { outcome, type Problem, type Seat, type Table, type Verdict } from "@stillwater/engine";
import { seatsNext } from "../session/next";
import { branch, type Course, readCourse, tableAfter, withAct, writeLine } from "./course";
import type { Lens } from "./showing";

export interface Walk {
  /** The game as it was played. */
  readonly played: Course;
  /** The other line that is being looked at; null for the game itself. */
  readonly line: Course | null;
  /** How many moves have been made at this point. */
  readonly step: number;
  readonly lens: Lens;
  /** Whether the board takes acts. */
  readonly trying: boolean;
  /** The seat that was chosen to act next; null for the one that the rules ask. */
  readonly actor: Seat | null;
}

/** What a link says about a walk. */
interface Stop {
  /** How many moves were made; null if the link does not say, Infinity if it gives no number that a game can have. */
  readonly at: number | null;
  /** A line as `writeLine` writes it. */
  readonly line: string | null;
}

/** Begins at the end of the game, or where a link leads. */
export function beginWalk(played: Course, { at, line: text }: Stop): Walk {
  const line = text === null ? null : readCourse(played, text);
  const length = (line ?? played).moves.length;
  const step = Math.min(length, at ?? length);
  return { played, line, step, lens: "all", trying: line !== null, actor: null };
}

/** Whether a game has the place that a link leads to. A damaged link, or that of another game, leads too far. */
export function hasStop(played: Course, { at, line: text }: Stop): boolean {
  const line = text === null ? null : readCourse(played, text);
  const acts = line === null ? 0 : line.moves.length - (line.branchedAt ?? 0);
  if (text !== null && (line === null || acts < text.split("~").length - 1)) return false;
  return at === null || at <= (line ?? played).moves.length;
}

export const courseOn = ({ line, played }: Walk): Course => line ?? played;

const tableOn = (walk: Walk): Table => tableAfter(courseOn(walk), walk.step);

/** Whether an act may be tried here; after the end of a game none may. */
export const isPlaying = (walk: Walk): boolean => outcome(tableOn(walk)) === "playing";

/** The seat that acts next. */
export function actorOn(walk: Walk): Seat {
  return walk.actor ?? seatsNext(tableOn(walk))[0] ?? 0;
}

export function go(walk: Walk, step: number): Walk {
  const kept = Math.min(courseOn(walk).moves.length, Math.max(0, step));
  return kept === walk.step ? walk : { ...walk, step: kept, actor: null };
}

/** From here on the board takes acts, with all hands open. At the end of a game the last move is taken back first. */
export function tryHere(walk: Walk): Walk {
  const from = isPlaying(walk) ? walk : go(walk, walk.step - 1);
  return { ...from, trying: true, lens: "all" };
}

/** Returns to the game as it was played, at the point where the line left it. */
export function leaveLine(walk: Walk): Walk {
  const from = walk.line?.branchedAt ?? walk.step;
  return { ...walk, line: null, trying: false, actor: null, step: Math.min(walk.step, from) };
}

/** The walk after an act that was tried here; the act replaces all moves after this point. */
export function tried(
  walk: Walk,
  seat: Seat,
  text: string,
): { readonly walk: Walk } | { readonly refused: Verdict } | { readonly unreadable: Problem } {
  const outcome = withAct(branch(courseOn(walk), walk.step), seat, text);
  if (!("course" in outcome)) return outcome;
  const { course } = outcome;
  return { walk: { ...walk, line: course, step: course.moves.length, actor: null } };
}

/** The walk of somebody who follows a leader: moves to a place of the same game and keeps their own view. */
export function ledTo(
  walk: Walk,
  { stop, line }: { readonly stop: number; readonly line: string | null },
): Walk {
  return { ...beginWalk(walk.played, { at: stop, line }), lens: walk.lens };
}

/** Another line of the game that was played, shown after its first act; it stops at the first act that the rules refuse. */
export function alongLine(
  walk: Walk,
  after: number,
  acts: readonly { readonly seat: Seat; readonly text: string }[],
): Walk {
  let line = branch(walk.played, after);
  for (const { seat, text } of acts) {
    const next = withAct(line, seat, text);
    if (!("course" in next)) break;
    line = next.course;
  }
  const step = Math.min(after + 1, line.moves.length);
  return { ...walk, line, step, trying: true, lens: "all", actor: null };
}

/** The fragment of a link to this place, with the record where the game is kept nowhere else. */
export function writeStop(walk: Walk, record: string | null = null): string {
  const said = new URLSearchParams();
  if (record !== null) said.set("record", record);
  said.set("at", String(walk.step));
  if (walk.line !== null) said.set("line", writeLine(walk.line));
  return `#${said}`;
}

/** Reads the fragment of a link; parts that it does not name are left out. */
export function readStop(hash: string): Stop & { readonly record: string | null } {
  const said = new URLSearchParams(hash.replace(/^#/, ""));
  const at = said.get("at");
  return {
    at: at === null ? null : /^\d{1,4}$/.test(at) ? Number(at) : Number.POSITIVE_INFINITY,
    line: said.get("line"),
    record: said.get("record"),
  };
}
