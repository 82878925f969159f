/** A finished game can be stepped through, left at any point for another line, shared, written down and read again. */
import { writePosition } from "@stillwater/engine";
import {
  branch,
  courseOf,
  courseOfRecord,
  readCourse,
  recordOf,
  withAct,
  writeLine,
} from "@stillwater/table/log";
import { describe, expect, it } from "vitest";
import { replayMarksOf, tideOf } from "@/replay/marks";
import { withOthers } from "../../../../packages/engine/test/support/added-games";
import { nextAct, playedOut } from "./played-out";

const CODES = withOthers(
  "sea p2",
  "sea p3 rocks monsters3 storms wild2",
  "sea p2 night",
  "sea p2 duel",
  "sea p1 pyramid",
  "mountain p3 goats",
);

describe.each(CODES)("%s", (code) => {
  const course = playedOut(code);

  it("is written down and read again, table for table", () => {
    const read = courseOfRecord(recordOf(course));
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    expect(read.value.tables.map(writePosition)).toEqual(course.tables.map(writePosition));
    const bare = courseOfRecord(recordOf(course).replace(/ \{[^}]*\}/g, ""));
    if (!bare.ok) throw new Error(JSON.stringify(bare.error));
    expect(bare.value.tables.map(writePosition)).toEqual(course.tables.map(writePosition));
  });

  it("branches anywhere, and a line survives being sent", () => {
    const middle = course.moves.length >> 1;
    const line = branch(course, middle);
    const next = nextAct(line);
    if (next === null) throw new Error("somebody can act in the middle of a game");
    const played = withAct(line, next.seat, next.text);
    if (!("course" in played)) throw new Error("the act is legal");
    const text = writeLine(played.course);
    const sent = readCourse(course, text);
    expect(sent?.branchedAt).toBe(middle);
    expect(sent?.tables.map(writePosition)).toEqual(played.course.tables.map(writePosition));
    expect(course.moves.length).toBeGreaterThan(middle);
    for (const wrong of ["", "x", "9999", `${middle}~frog`, `${middle}~0:discard 1 2`])
      expect(readCourse(course, wrong)).toBeNull();
    // An act that the rules do not allow ends the line before it.
    expect(readCourse(course, `${middle}~1:frog`)?.moves).toHaveLength(middle);
  });

  it("marks what stands out, in order, and draws the tide", () => {
    const marks = replayMarksOf(course);
    expect(marks.map(({ at }) => at)).toEqual(marks.map(({ at }) => at).sort((a, b) => a - b));
    if (code.startsWith("sea p2 ") === false && code.includes("storms"))
      expect(marks.map(({ kind }) => kind)).toContain("start");
    expect(tideOf(course)).toHaveLength(course.moves.length + 1);
  });
});

it("does not leave out an act of a game that cannot be read", () => {
  const entries = ["", "frog"].map((act, index) => ({ rev: index + 1, seat: 0, act, facts: [], at: "" }));
  const read = courseOf({ code: "sea p2", names: ["Ana", "Ben"], seed: "v1:replay", entries });
  expect(read).toMatchObject({ ok: false, error: [{ what: expect.stringContaining("act") }] });
});

describe("a record that cannot be followed", () => {
  it("is refused with what is wrong and where", () => {
    expect(courseOfRecord("frog")).toEqual({ ok: false, error: [{ at: 0, what: "record.title", with: {} }] });
    const head = 'Stillwater record 1\nGame: sea p2\nPlayers: ["A","B"]\nResult: playing\n';
    expect(courseOfRecord(head)).toHaveProperty("error.0.what", "record.seed");
    const seeded = head.replace("Players", "Seed: v1:x\nPlayers");
    expect(courseOfRecord(`${seeded}\n1: finish\n`)).toHaveProperty("error.0.what", "record.refused");
  });
});
