import { Advice, inOneGo, NOTHING_YET } from "@stillwater/crew";
import { isClauseId, judge, look, prospects, readAct, writeAct } from "@stillwater/engine";
import { isAskedAbout } from "@stillwater/table/queries";
import { expect, it } from "vitest";
import { messagesOf } from "@/i18n/messages";
import { playable, shownPlacesOf } from "@/learn/advising";
import { LESSONS, type Lesson, lessonTable, READER, tryAct } from "@/learn/lessons";
import { STEPS } from "@/learn/steps";
import { forgetFirsts, keepTold, toldFirsts } from "@/preferences/told";

const de = await messagesOf("de");
const en = await messagesOf("en");
const fr = await messagesOf("fr");

const ALL = Object.entries(LESSONS).flatMap(([game, lessons]) =>
  lessons.map((lesson) => [`${game} ${lesson.id}`, lesson] as const),
);

function actIn(lesson: Lesson, text: string) {
  const table = lessonTable(lesson);
  const act = readAct(table.rulebook, text, READER);
  if (!act.ok) throw new Error(`${text} cannot be read`);
  return { table, act: act.value, verdict: judge(table, act.value) };
}

/** The goal, paid with the first cards of the hand that may be used. */
function paid(lesson: Lesson): string {
  const held = /hand:1=(\S+)/.exec(lesson.position)?.[1]?.replace(/#\d/g, "").split(",") ?? [];
  const others = held.filter((card) => card !== lesson.goal.split(" ")[0]);
  return [lesson.goal, ...others.slice(0, lesson.price).map((card) => `-${card}`)].join(" ");
}

it("has five tiny boards for each game", () => {
  for (const game of ["sea", "mountain"] as const)
    expect(LESSONS[game].map(({ id }) => id)).toEqual(STEPS[game]);
  expect(LESSONS.sea).toHaveLength(5);
  expect(LESSONS.mountain).toHaveLength(5);
});

it.each(ALL)(
  "%s: the engine allows what is asked for, at its price, by the rule it teaches",
  (_name, lesson) => {
    const { verdict } = actIn(lesson, lesson.goal);
    expect(verdict.allowed).toBe("yes");
    expect(verdict.price).toBe(lesson.price);
    expect(verdict.findings.map(({ clause }) => clause)).toContain(lesson.clause);
  },
);

it.each(ALL)("%s: its card may go nowhere else", (_name, lesson) => {
  const { table, act } = actIn(lesson, lesson.goal);
  const legal = prospects(table, READER, act.card).filter(({ verdict }) => verdict.allowed !== "no");
  expect(legal.map(({ to }) => table.rulebook.placeName(to))).toEqual([table.rulebook.placeName(act.to)]);
});

it.each(ALL)("%s: the likely slip is refused for the reason that is taught", (_name, lesson) => {
  const { verdict } = actIn(lesson, lesson.slip.act);
  expect(verdict.allowed).toBe("no");
  expect(verdict.findings[0]?.clause).toBe(lesson.slip.clause);
});

it.each(ALL)("%s: paid in full it is done, and nothing else is", (_name, lesson) => {
  const table = lessonTable(lesson);
  expect(tryAct(lesson, table, lesson.slip.act).done).toBe(false);
  expect(tryAct(lesson, table, "nonsense").done).toBe(false);
  const done = tryAct(lesson, table, paid(lesson));
  expect(done.done && done.verdict.price).toBe(lesson.price);
});

it.each(ALL)(
  "%s: the crew, asked what it would do on this board, thinks of what is asked for, and may win with it",
  (_name, lesson) => {
    const table = lessonTable(lesson);
    const seen = look(playable(table), READER);
    const within = shownPlacesOf(table, lesson);
    const advice = new Advice(seen, NOTHING_YET, isAskedAbout(within));
    for (let world = 0; world < 8; world++) inOneGo(advice.step());
    const goal = advice.acts().find(({ act }) => writeAct(table.rulebook, act).startsWith(lesson.goal));
    expect(goal?.chance.mean).toBeGreaterThan(0);
  },
);

it("never shows a page of text: one short sentence each, in three languages", () => {
  for (const words of [en, fr, de]) {
    for (const game of ["sea", "mountain"] as const) {
      const texts: Readonly<Record<string, string>> = words.learn[game];
      expect(Object.keys(texts)).toEqual(LESSONS[game].map(({ id }) => id));
      for (const text of Object.values(texts)) {
        expect(text.match(/[.]/g), text).toHaveLength(1);
        expect(text.split(/\s+/).length, text).toBeLessThanOrEqual(22);
      }
    }
  }
});

it("has first-time words for rules that there are, the same in three languages, each in few words", () => {
  const rules: readonly Readonly<Record<string, string>>[] = [en, fr, de].map(({ firsts }) => firsts.rules);
  for (const texts of rules) {
    expect(Object.keys(texts)).toEqual(Object.keys(en.firsts.rules));
    for (const [clause, text] of Object.entries(texts)) {
      expect(isClauseId(clause.replaceAll("_", ".")), clause).toBe(true);
      expect(text).not.toContain("!");
      expect(text.split(/\s+/).length, text).toBeLessThanOrEqual(26);
    }
  }
});

it.each(ALL)("%s: its slip would be explained in a first game", (_name, lesson) => {
  const { verdict } = actIn(lesson, lesson.slip.act);
  expect(Object.keys(en.firsts.rules)).toContain(verdict.findings[0]?.clause.replaceAll(".", "_"));
});

it("explains each rule once, until all are asked for again", () => {
  expect([...toldFirsts()]).toEqual([]);
  keepTold("T.place.cost");
  keepTold("T.place.empty");
  expect([...toldFirsts()]).toEqual(["T.place.cost", "T.place.empty"]);
  localStorage.setItem("stillwater.told", "spoiled");
  expect([...toldFirsts()]).toEqual([]);
  keepTold("T.place.cost");
  forgetFirsts();
  expect([...toldFirsts()]).toEqual([]);
});
