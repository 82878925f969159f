/** A game at a real table becomes a record that the replay can read. */
import {
  actContent,
  answerContent,
  appendEntry,
  deviceKeyOf,
  EMPTY_LOG,
  fold,
  type Log,
  leftovers,
} from "@stillwater/companion";
import { cardsAt, mask, readAct, SPECTATOR, writeAct, writePosition } from "@stillwater/engine";
import { courseOfFile, jsonOf } from "@stillwater/table/files";
import { describe, expect, it } from "vitest";
import { wholeRecord } from "@/companion/track/completing";

const deviceKey = deviceKeyOf("a secret of this very device", "Ana");

function logOf(lines: readonly string[]): Log {
  const setup = { options: "sea p2", turn: { seat: 0, stage: "helm" as const } };
  let log =
    appendEntry(EMPTY_LOG, deviceKey, { kind: "begin", setup, names: ["Ana", "Ben"] })?.log ?? EMPTY_LOG;
  for (const [index, line] of lines.entries()) {
    const view = fold(log);
    if (view.table === undefined) throw new Error("no table");
    const act = readAct(view.table.rulebook, line, index % 2);
    const content = act.ok ? actContent(view, act.value) : undefined;
    log = (content && appendEntry(log, deviceKey, content)?.log) ?? log;
    for (let after = fold(log); after.asks !== undefined; after = fold(log)) {
      const told = answerContent(after, ["?x30"]);
      log = (told && appendEntry(log, deviceKey, told)?.log) ?? log;
    }
  }
  return log;
}

describe("the whole record of a followed game", () => {
  const view = fold(logOf(["41 r4c1", "45 r4c3", "43 r4c2 -? -?", "discard ? ?"]));
  const { table } = view;
  if (table === undefined) throw new Error("no table");

  it("is walked along move by move, with the typed cards where they were typed", () => {
    const typed = { "discard:1": ["7", "8"], "discard:2": ["70", "71"], "hand:1": ["1", "2", "3", "4", "5"] };
    const whole = wholeRecord(view, typed, "v1:left");
    if (!whole.ok) throw new Error(JSON.stringify(whole.error));
    const course = courseOfFile(whole.value.text);
    if (!course.ok) throw new Error(JSON.stringify(course.error));
    const { tables, moves, names } = course.value;
    expect(names).toEqual(["Ana", "Ben"]);
    const last = tables.at(-1) ?? table;
    expect(moves.map(({ act }) => writeAct(last.rulebook, act))).toEqual([
      "41 r4c1",
      "45 r4c3",
      "43 r4c2 -7 -8",
      "discard 70 71",
    ]);
    expect(writePosition(mask(last, SPECTATOR))).toBe(writePosition(table));
    const held = cardsAt(last, last.rulebook.hands[0] ?? 0).map((card) => last.rulebook.pieceName(card));
    expect(held).toEqual(["1", "2", "3", "4", "5"]);
    // A card that was laid or discarded was in that player's hand.
    expect(cardsAt(tables[0] ?? table, last.rulebook.hands[1] ?? 0)).toHaveLength(5);
    expect(whole.value.guessed).toBe(
      leftovers(table).reduce((sum, { count }) => sum + count, 0) - Object.values(typed).flat().length,
    );
  });

  it("is the same again from its JSON file: no seed tells what was drawn at a real table", () => {
    const whole = wholeRecord(view, {}, "v1:left");
    const course = whole.ok ? courseOfFile(whole.value.text) : whole;
    if (!course.ok) throw new Error(JSON.stringify(course.error));
    const again = courseOfFile(jsonOf(course.value));
    if (!again.ok) throw new Error(JSON.stringify(again.error));
    expect(again.value.tables.map(writePosition)).toEqual(course.value.tables.map(writePosition));
  });

  it.each([
    [{ "hand:1": ["41"] }, "left.seen"],
    [{ "hand:1": ["1", "1"] }, "left.again"],
    [{ "discard:1": ["1", "2", "3"] }, "left.many"],
    [{ "hand:2": ["81"] }, "left.card"],
  ])("says what cannot be: %o", (typed, what) => {
    const whole = wholeRecord(view, typed, "v1:left");
    expect(whole.ok ? [] : whole.error.map((problem) => problem.what)).toEqual([what]);
  });
});
