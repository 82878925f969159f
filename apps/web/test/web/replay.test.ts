/** A finished game can be walked along, left at any point for another line, shared, written down and read again. */
import {
  due,
  hand,
  legalActs,
  owes,
  readOptions,
  rulebookFor,
  startTable,
  writeAct,
  writePosition,
} from "@stillwater/engine";
import { describe, expect, it } from "vitest";
import {
  branch,
  type Course,
  courseOf,
  courseOfRecord,
  play,
  readLine,
  recordOf,
  writeLine,
} from "@/replay/course";
import { marksOf, tideOf } from "@/replay/marks";

const CODES = [
  "sea p2",
  "sea p3 rocks monsters3 storms wild2",
  "sea p2 night",
  "sea p2 duel",
  "sea p1 pyramid",
  "mountain p3 goats",
];

/** Plays the cheapest act there is until the end, all hands open. */
function playedOut(code: string): Course {
  const options = readOptions(code);
  if (!options.ok) throw new Error(code);
  const names = rulebookFor(options.value).hands.map((_, seat) => `P${seat}`);
  const begun = courseOf({ code, names, seed: "v1:replay", entries: [] });
  if (!begun.ok) throw new Error(code);
  let course = begun.value;
  for (let acts = 0; acts < 400; acts++) {
    const next = nextAct(course);
    if (next === null) return course;
    const played = play(course, next.seat, next.text);
    if (!("course" in played)) throw new Error(`${code}: ${next.text} ${JSON.stringify(played)}`);
    course = played.course;
  }
  throw new Error(`${code} never ends`);
}

function nextAct({ tables }: Course): { seat: number; text: string } | null {
  const table = tables.at(-1);
  if (table === undefined) return null;
  for (const seat of due(table).seats) {
    const names = (count: number, but = 0): string[] =>
      hand(table, seat)
        .filter((card) => card !== but && table.rulebook.pieces[card]?.kept === undefined)
        .slice(0, count)
        .map((card) => table.rulebook.pieceName(card));
    if (due(table).step === "pledge") {
      const talk = startTable(table);
      const first = talk?.proposals[0];
      if (first ? first.agreed.includes(seat) : talk?.dials[seat] !== null) continue;
      return { seat, text: first ? `agree ${first.split.join("-")}` : `dial 0 ${names(8).length}` };
    }
    if (owes(table, seat) > 0) return { seat, text: `give ${names(owes(table, seat)).join(" ")}` };
    const offers = [...legalActs(table, seat)].sort((a, b) => a.choose - b.choose);
    const offer = offers.find(({ type }) => type !== "discard") ?? offers[0];
    if (offer === undefined) continue;
    const cards = hand(table, seat).filter(
      (card) => card !== offer.card && table.rulebook.pieces[card]?.kept === undefined,
    );
    return { seat, text: writeAct(table.rulebook, { ...offer, cards: cards.slice(0, offer.choose) }) };
  }
  return null;
}

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
    const played = play(line, next.seat, next.text);
    if (!("course" in played)) throw new Error("the act is legal");
    const text = writeLine(played.course);
    const sent = readLine(course, text);
    expect(sent?.branchedAt).toBe(middle);
    expect(sent?.tables.map(writePosition)).toEqual(played.course.tables.map(writePosition));
    expect(course.moves.length).toBeGreaterThan(middle);
    for (const wrong of ["", "x", "9999", `${middle}~frog`, `${middle}~0:discard 1 2`])
      expect(readLine(course, wrong)).toBeNull();
    // What the rules do not allow ends the line before it.
    expect(readLine(course, `${middle}~1:frog`)?.moves).toHaveLength(middle);
  });

  it("marks what stands out, in order, and draws the tide", () => {
    const marks = marksOf(course);
    expect(marks.map(({ at }) => at)).toEqual(marks.map(({ at }) => at).sort((a, b) => a - b));
    if (code.startsWith("sea p2 ") === false && code.includes("storms"))
      expect(marks.map(({ kind }) => kind)).toContain("start");
    expect(tideOf(course)).toHaveLength(course.moves.length + 1);
  });
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
