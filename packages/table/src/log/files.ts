/** A game as a file: writes what other programs read, and reads what they write. */
import { outcome, type Problem, type Result, readAct, writeAct, writeFact } from "@stillwater/engine";
import { readFacts } from "../session/read-facts";
import { courseOf, courseOfRecord } from "./any-course";
import { appended, type Course, turnsOf, withAct } from "./course";

const VERSION = 1;

/** The game as JSON: the seed of its deal, and every act with all that followed from it. */
export function jsonOf(course: Course): string {
  const { rulebook, seed, begunAt, names, moves, tables } = course;
  const turns = turnsOf(course);
  const last = tables.at(-1);
  const game = {
    stillwater: VERSION,
    game: rulebook.code,
    seed,
    ...(begunAt === undefined ? {} : { position: begunAt }),
    players: names.map((name) => name ?? ""),
    result: last === undefined ? "playing" : outcome(last),
    acts: moves.map(({ act, facts, at }, index) => ({
      turn: turns[index],
      seat: act.seat + 1,
      act: writeAct(rulebook, act),
      facts: facts.map((fact) => writeFact(rulebook, fact)),
      ...(at === undefined ? {} : { at }),
    })),
  };
  return `${JSON.stringify(game, null, 2)}\n`;
}

type Read = Result<Course, readonly Problem[]>;

const wrong = (what: string, line?: number): Read => {
  return { ok: false, error: [{ at: 0, what, with: line === undefined ? {} : { line } }] };
};

/** The course of a text or a JSON file that somebody supplies. */
export function courseOfFile(text: string): Read {
  try {
    return text.trimStart().startsWith("{") ? courseOfJson(JSON.parse(text)) : courseOfRecord(tidy(text));
  } catch {
    // Facts that do not belong together cannot be replayed, and the text may be malformed JSON.
    return wrong("record.title");
  }
}

/** Whether a record says that its game ended, but stops before the end: the text was cut off at the end of a line. */
export function stopsShort(text: string, course: Course): boolean {
  const said = /^Result: (\w+)$/m.exec(tidy(text))?.[1] ?? "playing";
  const last = course.tables.at(-1);
  return said !== "playing" && last !== undefined && outcome(last) === "playing";
}

/** Cleans up a text that was copied through a mail or a form. */
function tidy(text: string): string {
  return `${text
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n")
    .trim()}\n`;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string");

/** Replays the acts. Only a game begun at a position needs its stored facts: no seed reproduces its draws. */
function courseOfJson(file: unknown): Read {
  if (!isRecord(file) || file.stillwater !== VERSION || !Array.isArray(file.acts))
    return wrong("record.title");
  const { game: code, seed, position, players, acts } = file;
  if (typeof code !== "string") return wrong("record.title");
  if (typeof seed !== "string" || seed === "") return wrong("record.seed");
  if (!Array.isArray(players)) return wrong("record.title");
  const begunAt = typeof position === "string" ? position : undefined;
  const begun = courseOf({ code, seed, begunAt, names: players.map(String), entries: [] });
  if (!begun.ok) return begun;
  let course = begun.value;
  if (players.length !== course.rulebook.seats)
    return { ok: false, error: [{ at: 0, what: "record.players", with: { need: course.rulebook.seats } }] };
  for (const [index, entry] of acts.entries()) {
    const line = index + 1;
    if (!isRecord(entry) || typeof entry.act !== "string" || typeof entry.seat !== "number")
      return wrong("record.line", line);
    const facts = begunAt !== undefined && isTexts(entry.facts) ? entry.facts : undefined;
    const longer = withEntry(course, entry.seat - 1, entry.act, facts);
    if (longer === undefined) return wrong("record.refused", line);
    course = longer;
  }
  return { ok: true, value: course };
}

/** Appends an act with its facts, computed where the file has none; undefined where the act is impossible. */
function withEntry(
  course: Course,
  seat: number,
  text: string,
  facts: readonly string[] | undefined,
): Course | undefined {
  if (facts === undefined) {
    const played = withAct(course, seat, text);
    return "course" in played ? played.course : undefined;
  }
  const act = readAct(course.rulebook, text, seat);
  const told = readFacts(course.rulebook, facts);
  return act.ok && told.ok ? appended(course, { act: act.value, facts: told.value }) : undefined;
}
