/** Rules advise, and never refuse what lies on the table; a fold stays quick, and going back says what to move. */
import { closed, countAt, readAct, slips } from "@stillwater/engine";
import { describe, expect, it } from "vitest";
import { check, correcting, fold, goingBack, rewinding } from "../src/index";
import { golden } from "./support/golden";
import { dealtSetup, Scribe, Witness } from "./support/scribe";
import { devices } from "./support/table";

const begun = { options: "sea p2", berths: { start: "start" }, cells: { r1c1: "10", r1c3: "20" } } as const;
const NAMES = ["Ana", "Ben"];

describe("what a rule refuses and lies there all the same", () => {
  it("is recorded with a slip, with what the rules say of it", () => {
    const [ana] = devices(begun, NAMES);
    const order = ana.act("25 r1c2 -? -?", 0);
    const one = ana.act("discard ?", 1);
    expect([order, one].map((entry) => ana.became(entry))).toEqual(["applied", "applied"]);
    expect(ana.view.steps.map(({ slip }) => slip)).toEqual([false, true, true]);
    expect(ana.view.steps[1]?.verdict?.findings[0]?.clause).toBe("T.place.ascending");
    expect(slips(ana.table).map(({ clause }) => clause)).toEqual(["T.place.ascending"]);
  });

  it("is kept with the verdict where it cannot have happened", () => {
    const [ana] = devices(begun, NAMES);
    const onto = ana.act("12 r1c1", 0);
    const shown = ana.view.notApplied.find(({ entry }) => entry === onto);
    expect(shown?.became).toMatchObject({ why: "refused", verdict: { allowed: "no" } });
    // The turn has not been recorded yet; once it is, it replaces the entry.
    ana.act("12 r1c2 -? -?", 0);
    expect([ana.became(onto), ana.view.turn]).toEqual(["replaced", 2]);
  });

  it("is told beforehand, with what could never be completed after it", () => {
    const [ana] = devices({ ...begun, cells: { r1c1: "10", r1c4: "14" } }, NAMES);
    const asked = (text: string) => {
      const act = readAct(ana.table.rulebook, text, 0);
      if (!act.ok) throw new Error(text);
      const { verdict, records, closes } = check(ana.table, act.value);
      return [
        verdict.allowed,
        verdict.price,
        records,
        closes.map(({ at, spaces, cards }) => [at, spaces, cards]),
      ];
    };
    expect(asked("12 r1c2")).toEqual(["unknown", 2, "yes", []]);
    expect(asked("13 r1c2 -? -? -?")).toEqual(["unknown", 3, "yes", [["r1c3", 1, 0]]]);
    expect(asked("9 r1c2").slice(0, 3)).toEqual(["no", 1, "slip"]);
    expect(asked("12 r1c1").slice(0, 3)).toEqual(["no", 0, "no"]);
    expect(closed(ana.table)).toEqual([]);
  });
});

describe("going back", () => {
  it("says which cards go where, and rewinding does it", () => {
    const [ana] = devices(begun, NAMES);
    ana.act("12 r1c2 -? -?", 0);
    ana.act("40 r3c1", 1);
    ana.act("discard ? ?", 0);
    expect(goingBack(ana.view, 2)).toEqual([
      { card: "?", count: 2, from: "hand:1", to: "pile:1" },
      { card: "?", count: 2, from: "discard:1", to: "hand:1" },
      { card: "?", count: 1, from: "hand:2", to: "pile:2" },
      { card: "40", count: 1, from: "r3c1", to: "hand:2" },
    ]);
    expect(goingBack(ana.view, 9)).toEqual([]);
    ana.write(rewinding(2));
    const { table } = ana;
    expect(
      ["hand:1", "hand:2", "discard:1"].map((place) => countAt(table, table.rulebook.place(place))),
    ).toEqual([5, 5, 2]);
  });

  it("moves the card that really lies on a space that was put right, and none where none does", () => {
    const [ana] = devices(begun, NAMES);
    ana.act("40 r3c1", 0);
    ana.write(correcting(ana.view, { cells: { r3c1: "41" } }));
    ana.act("50 r4c1", 1);
    ana.write(correcting(ana.view, { cells: { r4c1: "" } }));
    expect(goingBack(ana.view, 1).filter(({ card }) => card !== "?")).toEqual([
      { card: "41", count: 1, from: "r3c1", to: "hand:1" },
    ]);
  });

  it("says where tokens of the box go, and nothing of those that keep the books", () => {
    const [ana] = devices({ options: "mountain p1" }, ["Ana"]);
    ana.act("rope", 0);
    expect(goingBack(ana.view, 1).map(({ card }) => card)).toContain("rope");
    expect(goingBack(ana.view, 1).map(({ card }) => card)).not.toContain("turn");
  });
});

it("judges each entry of a long game once, however often it is folded", () => {
  const file = "sea_p2_rocks_storms_lost.txt";
  const { start, dealt, acts } = golden(file);
  const scribe = new Scribe(`${file} for speed`);
  scribe.begin(dealtSetup(start.rulebook, dealt), start.rulebook.seats);
  const witness = new Witness(start.rulebook, dealt);
  scribe.tell((question) => witness.answer(question));
  for (const { act, facts, after } of acts) scribe.follow(act, facts, after);
  expect(scribe.log.entries.length).toBeGreaterThan(120);
  // What stands was judged once: folding anew gives the very same table objects.
  const tables = fold(scribe.log).steps.map(({ after }) => after);
  expect(new Set(tables).size).toBeGreaterThan(60);
  for (const [at, { after }] of fold(scribe.log).steps.entries()) expect(after).toBe(tables[at]);
});
