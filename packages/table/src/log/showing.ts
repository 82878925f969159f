/** One moment of a course as the table screens take it: as a seat saw it, or with nothing hidden. */
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

/** From whose view the table is shown: a seat's, or with all hands open. */
export type Lens = Seat | "all";

const viewerOf = (lens: Lens): Viewer => (lens === "all" ? EVERYTHING : lens);

/** What happened, move by move; no entry names a card that the seat did not see at that time. */
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
  /** The whole log, as this lens sees it. */
  readonly log: readonly EntryView[];
  /** Seeds the drawing of the water. */
  readonly id: string;
  readonly names: readonly string[];
  readonly language: Language;
  /** The seat that acts at the board; null where nobody does. */
  readonly you: Seat | null;
}

/** The table after this many moves. The deal is revision 1, as at every table. */
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
  // Nothing here reads the position line: it is there to be copied, and its table is given beside it.
  return { ...pictured(view, seen, null), presence: view.seats.map(() => "here") };
}
