/** One moment of a course as the screens of a table take it: as a seat saw it, or with nothing hidden. */
import {
  EVERYTHING,
  mask,
  outcome,
  redact,
  type Seat,
  type Viewer,
  writeFact,
  writePosition,
} from "@stillwater/engine";
import type { Language } from "@stillwater/rulebook";
import { type Live, pictured } from "../session/live";
import type { EntryView } from "../session/wire/view";
import { type Course, turnsOf } from "./course";

/** Whose eyes: a seat's, or all hands open. */
export type Lens = Seat | "all";

const viewerOf = (lens: Lens): Viewer => (lens === "all" ? EVERYTHING : lens);

/** What happened, move by move; cards that the seat did not see at that time are named nowhere. */
export function logOf(course: Course, lens: Lens): readonly EntryView[] {
  const { rulebook, moves } = course;
  const turns = turnsOf(course);
  const viewer = viewerOf(lens);
  return moves.map(({ act: { seat }, facts, at = "" }, index) => {
    return {
      rev: index + 2,
      turn: turns[index] ?? 0,
      seat,
      facts: facts.map((fact) => writeFact(rulebook, redact(rulebook, fact, viewer))),
      at,
    };
  });
}

interface Moment {
  readonly course: Course;
  readonly step: number;
  readonly lens: Lens;
  /** All of it, as this lens sees it. */
  readonly log: readonly EntryView[];
  /** What the drawing of the water is seeded with. */
  readonly id: string;
  readonly names: readonly string[];
  readonly language: Language;
  /** Who acts at the board; null where nobody does. */
  readonly you: Seat | null;
}

/** The table after so many moves. The deal is revision 1, as at every table. */
export function liveAt(moment: Moment): Live | null {
  const { course, step, lens, log, id, names, language, you } = moment;
  const table = course.tables[step];
  if (table === undefined) return null;
  const seen = mask(table, viewerOf(lens));
  const view = {
    id,
    words: "",
    code: course.rulebook.code,
    status: outcome(table),
    pace: "none" as const,
    rev: step + 1,
    you,
    seats: names.map((name) => ({ name, language })),
    position: writePosition(seen),
    log: log.slice(0, step),
    commitment: null,
    seed: course.seed,
    listed: false,
    advice: false,
    deal: null,
    daily: null,
    counted: false,
    figures: null,
    waiting: null,
  };
  // Nobody reads the position: it is there for whoever copies it, and its table is here.
  return { ...pictured(view, seen, null), presence: view.seats.map(() => "here") };
}
