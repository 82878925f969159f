/** Courses of any option set, and games as text. These need the rules of both games with all their modules. */
import {
  type Problem,
  type Result,
  readOptions,
  readRecord,
  rulebookFor,
  writeAct,
} from "@stillwater/engine";
import { along, appended, begin, broken, type Course, courseIn, type FinishedGame, withAct } from "./course";

/** The course of a finished game as the server sends it. */
export function courseOf(played: FinishedGame): Result<Course, readonly Problem[]> {
  return courseIn(played, rulebookFor);
}

/** The course of a record that somebody supplies. It needs the seed; acts without facts are played again. */
export function courseOfRecord(text: string): Result<Course, readonly Problem[]> {
  const read = readRecord(text);
  if (!read.ok) return read;
  const { code, seed, position, players, acts } = read.value;
  if (seed === undefined) return broken("record.seed");
  const options = readOptions(code);
  if (!options.ok) return { ok: false, error: [options.error] };
  const begun = begin(rulebookFor(options.value), { seed, begunAt: position }, rulebookFor, (start) =>
    along(start, players, seed, []),
  );
  if (!begun.ok) return begun;
  let course = begun.value;
  for (const [index, { act, facts }] of acts.entries()) {
    if (facts !== undefined) {
      course = appended(course, { act, facts });
      continue;
    }
    const played = withAct(course, act.seat, writeAct(course.rulebook, act));
    if (!("course" in played))
      return { ok: false, error: [{ at: 0, what: "record.refused", with: { line: index + 1 } }] };
    course = played.course;
  }
  return { ok: true, value: course };
}
