/** Courses of any option set, and games as text: what needs the rules of both games with all their modules. */
import {
  outcome,
  type Problem,
  type Result,
  readAct,
  readOptions,
  readRecord,
  rulebookFor,
  writeAct,
  writeRecord,
} from "@stillwater/engine";
import {
  along,
  appended,
  begin,
  broken,
  type Course,
  courseIn,
  type FinishedGame,
  lastTable,
  withAct,
} from "./course";

/** The course of a finished game as the server tells it. */
export function courseOf(played: FinishedGame): Result<Course, readonly Problem[]> {
  return courseIn(played, rulebookFor);
}

/** The course of a record that somebody brings along. It needs its seed; acts without facts are played again. */
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
    const text = writeAct(course.rulebook, act);
    if (facts !== undefined) {
      course = appended(course, { seat: act.seat, act: text, facts });
      continue;
    }
    const played = withAct(course, act.seat, text);
    if (!("course" in played))
      return { ok: false, error: [{ at: 0, what: "record.refused", with: { line: index + 1 } }] };
    course = played.course;
  }
  return { ok: true, value: course };
}

/** The game as a text record: with everything that happened, or only what people did, which is enough to deal it again. */
export function recordOf(course: Course, told: "everything" | "acts" = "everything"): string {
  const { rulebook, seed, begunAt, moves, names } = course;
  return writeRecord({
    code: rulebook.code,
    seed,
    ...(begunAt === undefined ? {} : { position: begunAt }),
    players: names.map((name) => name ?? ""),
    result: outcome(lastTable(course)),
    acts: moves.flatMap(({ seat, act, facts }) => {
      const read = readAct(rulebook, act, seat);
      if (!read.ok) return [];
      // What was drawn at a real table no seed tells again.
      const brief = told === "acts" && begunAt === undefined;
      return [brief ? { act: read.value } : { act: read.value, facts }];
    }),
  });
}
