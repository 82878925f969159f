/** What people meet when several devices write at one table. */
import { setupOf, topOf, writePosition } from "@stillwater/engine";
import { describe, expect, it } from "vitest";
import { answerContent, answering, correcting, redoing, rewinding, undoing, undoingOf } from "../src/index";
import { type Device, devices, meet } from "./support/table";

const sea = { options: "sea p2", berths: { start: "start" }, cells: { r1c1: "10" } } as const;
const NAMES = ["Ana", "Ben"];

const at = ({ table }: Device, cell: string): string =>
  table.rulebook.pieceName(topOf(table, table.rulebook.place(cell)));
const lines = (...all: readonly Device[]): number =>
  new Set(all.map(({ table }) => writePosition(table))).size;

describe("the same, written twice", () => {
  it("is one thing, and goes on from either", () => {
    const [ana, ben, eva] = devices(sea, NAMES);
    const mine = ana.act("12 r1c2 -? -?", 0);
    const theirs = ben.act("12 r1c2 -? -?", 0);
    const next = ben.act("20 r1c4", 1);
    meet(ana, ben, eva);
    expect(lines(ana, ben, eva)).toBe(1);
    expect([mine, theirs, next].map((it) => eva.became(it)).sort()).toEqual(["applied", "applied", "same"]);
    expect([eva.view.turn, eva.view.steps.length, eva.view.conflicts]).toEqual([3, 3, []]);
  });
});

describe("different things in one cell", () => {
  it("are both shown and neither is laid, until somebody says what is on the table", () => {
    const [ana, ben, eva] = devices(sea, NAMES);
    const mine = ana.act("12 r1c2 -? -?", 0);
    const theirs = ben.act("14 r1c2 -? -? -? -?", 0);
    const after = ben.act("20 r1c4", 1);
    meet(ana, ben, eva);
    expect([at(eva, "r1c2"), eva.view.turn, eva.became(after)]).toEqual(["?", 1, "ahead"]);
    const [conflict] = eva.view.conflicts;
    expect(new Set(conflict?.entries.map(({ by }) => by))).toEqual(new Set(["Ana", "Ben"]));
    expect(conflict?.about).toEqual(["cell:r1c2", "turn:1/act/1"]);
    if (!conflict) return;
    const answer = eva.write(answering(conflict, theirs.id));
    meet(ana, ben, eva);
    expect([at(ana, "r1c2"), ana.became(mine), ana.became(after), ana.view.conflicts]).toEqual([
      "14",
      "answered",
      "applied",
      [],
    ]);
    // An answer can be taken back like any other entry.
    ana.write(undoingOf(ana.view, answer.id));
    expect([ana.view.conflicts.length, at(ana, "r1c2")]).toEqual([1, "?"]);
  });

  it("are in dispute again when two people answer differently", () => {
    const [ana, ben, eva] = devices(sea, NAMES);
    const mine = ana.act("12 r1c2 -? -?", 0);
    const theirs = ben.act("14 r1c2 -? -? -? -?", 0);
    meet(ana, ben, eva);
    for (const [device, kept] of [
      [ana, mine],
      [ben, theirs],
    ] as const) {
      const [conflict] = device.view.conflicts;
      if (conflict) device.write(answering(conflict, kept.id));
    }
    meet(ana, ben, eva);
    expect([eva.view.conflicts.length, at(eva, "r1c2")]).toEqual([1, "?"]);
    const [again] = eva.view.conflicts;
    if (again) eva.write(answering(again, mine.id));
    expect([eva.view.conflicts, at(eva, "r1c2")]).toEqual([[], "12"]);
  });

  it("are in dispute in different turns too, and so is one card in two cells", () => {
    const [ana, ben, eva] = devices(sea, NAMES);
    ana.act("12 r1c2 -? -?", 0);
    ben.act("14 r1c2 -? -? -? -?", 1, 2);
    meet(ana, ben, eva);
    expect(eva.view.conflicts.map(({ about }) => about)).toEqual([["cell:r1c2"]]);
    const [one, other, third] = devices(sea, NAMES);
    one.act("30 r3c2", 0);
    other.act("30 r3c4", 1, 2);
    meet(one, other, third);
    expect(third.view.conflicts.map(({ about }) => about)).toEqual([["card:30"]]);
  });

  it("leave what contradicts only what was set aside", () => {
    const [ana, ben, eva] = devices(sea, NAMES);
    // Ben has 14 where Ana has 12; and Ana has 14 elsewhere, a turn later.
    const first = ana.act("12 r1c2 -? -?", 0);
    const second = ana.act("14 r1c4 -? -?", 1);
    const theirs = ben.act("14 r1c2 -? -? -? -?", 0);
    meet(ana, ben, eva);
    const [conflict] = eva.view.conflicts;
    expect(conflict?.entries).toHaveLength(3);
    if (conflict) eva.write(answering(conflict, first.id));
    expect([first, second, theirs].map((entry) => eva.became(entry))).toEqual([
      "applied",
      "applied",
      "answered",
    ]);
    expect(eva.view.conflicts).toEqual([]);
  });

  it("give way to what somebody who saw both writes in their place", () => {
    const [ana, ben, eva] = devices(sea, NAMES);
    const mine = ana.act("12 r1c2 -? -?", 0);
    ben.act("14 r1c2 -? -? -? -?", 0);
    meet(ana, ben, eva);
    eva.act("13 r1c2 -? -? -?", 0);
    meet(ana, ben, eva);
    expect([at(ben, "r1c2"), ben.became(mine), ben.view.conflicts]).toEqual(["13", "replaced", []]);
  });
});

describe("turns that people record apart", () => {
  it("wait for the turns before them", () => {
    const [ana, ben] = devices(sea, NAMES);
    const second = ben.act("20 r1c4", 1, 2);
    expect(ben.became(second)).toBe("ahead");
    ana.act("12 r1c2 -? -?", 0);
    meet(ana, ben);
    expect([ben.became(second), ben.view.turn]).toEqual(["applied", 3]);
  });
});

describe("what came to light", () => {
  const storms = { ...sea, options: "sea p2 storms" };

  it("is told by anybody, once; two tellings are a dispute", () => {
    const [ana, ben, eva] = devices(storms, NAMES);
    ana.act("12 r1c2 -? -?", 0);
    meet(ana, ben, eva);
    expect(ben.view.asks?.question.of).toBe("pile:1");
    ben.write(answerContent(ben.view, ["?x2"]));
    eva.write(answerContent(eva.view, ["?", "storm:yellow"]));
    meet(ana, ben, eva);
    const [conflict] = ana.view.conflicts;
    expect([conflict?.about, ana.view.asks?.nth]).toEqual([["told:1/act/1/1"], 0]);
    if (!conflict) return;
    const yellow = conflict.entries.find(({ by }) => by === "Eva");
    ana.write(answering(conflict, yellow?.id ?? ""));
    expect([ana.view.asks, ana.view.turn, lines(ana)]).toEqual([undefined, 2, 1]);
    expect(ana.view.steps.at(-1)?.told).toEqual(["?", "storm:yellow"]);
  });

  it("is the same whatever was folded before: two words are not one with a blank in it", () => {
    const told = (words: readonly string[], of: string): readonly [number, unknown] => {
      const [ana] = devices(storms, [of, "Ben"]);
      ana.act("12 r1c2 -? -?", 0);
      const entry = ana.write(answerContent(ana.view, words));
      return [ana.view.turn, ana.became(entry)];
    };
    expect(told(["?", "storm:yellow"], "Ana")).toEqual([2, "applied"]);
    expect(told(["? storm:yellow"], "Ana")).toEqual([1, "ahead"]);
  });

  it("is kept when it answers nothing", () => {
    const [ana] = devices(storms, NAMES);
    ana.act("12 r1c2 -? -?", 0);
    const wrong = ana.write(answerContent(ana.view, ["row:3"]));
    expect([ana.became(wrong), ana.view.asks?.nth]).toEqual(["ahead", 0]);
    ana.write(answerContent(ana.view, ["?x3"]));
    expect([ana.became(wrong), ana.view.turn]).toEqual(["replaced", 2]);
  });
});

describe("taking back", () => {
  it("goes on without end, and so does doing again", () => {
    const [ana] = devices(sea, NAMES);
    const seen = [writePosition(ana.table)];
    for (const [text, seat] of [
      ["12 r1c2 -? -?", 0],
      ["20 r1c4", 1],
      ["discard ? ?", 0],
    ] as const) {
      ana.act(text, seat);
      seen.push(writePosition(ana.table));
    }
    for (const line of seen.slice(0, 3).toReversed()) {
      ana.write(undoing(ana.view));
      expect(writePosition(ana.table)).toBe(line);
    }
    expect(undoing(ana.view)).toBeUndefined();
    for (const line of seen.slice(1)) {
      ana.write(redoing(ana.view));
      expect(writePosition(ana.table)).toBe(line);
    }
    expect(redoing(ana.view)).toBeUndefined();
    ana.write(undoing(ana.view));
    ana.act("22 r1c5 -? -?", 0);
    expect(redoing(ana.view)).toBeUndefined();
  });

  it("in the middle leaves what came after to wait, until the turn is written anew", () => {
    const [ana] = devices(sea, NAMES);
    const first = ana.act("12 r1c2 -? -?", 0);
    const second = ana.act("20 r1c4", 1);
    ana.write(undoingOf(ana.view, first.id));
    expect([ana.view.turn, ana.became(second)]).toEqual([1, "ahead"]);
    ana.act("13 r1c2 -? -? -?", 0);
    expect([ana.view.turn, ana.became(second), ana.became(first)]).toEqual([3, "applied", "undone"]);
  });

  it("by several at once comes to the same, and what was not known stays", () => {
    const [ana, ben, eva] = devices(sea, NAMES);
    const first = ana.act("12 r1c2 -? -?", 0);
    meet(ana, ben, eva);
    ana.write(undoing(ana.view));
    ben.write(undoing(ben.view));
    const second = eva.act("20 r1c4", 1);
    meet(ana, ben, eva);
    expect([eva.became(first), eva.became(second), lines(ana, ben, eva)]).toEqual(["undone", "ahead", 1]);
  });

  it("to a turn takes back all that was known of it and after it", () => {
    const [ana, ben] = devices(sea, NAMES);
    const acts = [ana.act("12 r1c2 -? -?", 0), ana.act("20 r1c4", 1), ana.act("discard ? ?", 0)];
    meet(ana, ben);
    const unknown = ben.act("discard ? ?", 1);
    ana.write(rewinding(2));
    meet(ana, ben);
    expect(acts.map((it) => ben.became(it))).toEqual(["applied", "undone", "undone"]);
    expect([ben.became(unknown), ben.view.turn]).toEqual(["ahead", 2]);
    ben.write(undoing(ben.view));
    expect([ben.became(unknown), ben.view.turn]).toEqual(["applied", 5]);
  });
});

describe("a mistake", () => {
  it("is put right in its turn, and what came after stays", () => {
    const [ana] = devices(sea, NAMES);
    ana.act("12 r1c2 -? -?", 0);
    ana.act("20 r1c4", 1);
    ana.write({ kind: "act", turn: 1, nth: 1, seat: 0, act: "13 r1c2 -? -?" });
    expect([at(ana, "r1c2"), at(ana, "r1c4"), ana.view.turn, ana.view.steps[1]?.slip]).toEqual([
      "13",
      "20",
      3,
      true,
    ]);
  });

  it("of one card is put right where it lies; two who see different cards are asked", () => {
    const [ana, ben] = devices(sea, NAMES);
    ana.write(correcting(ana.view, { cells: { r1c1: "11" } }));
    expect(at(ana, "r1c1")).toBe("11");
    ben.write(correcting(ben.view, { cells: { r1c1: "9" } }));
    meet(ana, ben);
    expect([ben.view.conflicts[0]?.about, at(ben, "r1c1")]).toEqual([["cell:r1c1"], "10"]);
    const act = ben.act("12 r1c2 -? -?", 0);
    expect(ben.became(act)).toBe("applied");
    const [conflict] = ben.view.conflicts;
    if (conflict) ben.write(answering(conflict, conflict.entries[0]?.id ?? ""));
    expect([ben.view.conflicts, ["11", "9"].includes(at(ben, "r1c1"))]).toEqual([[], true]);
  });

  it("of a card is put right to one of which a copy lies farther on", () => {
    const cells = { r1p1: "b5", r1p2: "r5", r1p3: "g4", r2p1: "b8", r2p2: "g3" };
    const [ana] = devices({ options: "mountain p2", cells }, NAMES);
    const entry = ana.write(correcting(ana.view, { cells: { r1p3: "g3" } }));
    expect([ana.became(entry), at(ana, "r1p3"), at(ana, "r2p2")]).toEqual(["applied", "g3", "g3"]);
  });

  it("of a card leaves it whose it was in a duel, and with the side that it showed", () => {
    const [ana] = devices({ options: "sea p2 duel", cells: { r1c1: "10" }, owners: { r1c1: 1 } }, NAMES);
    ana.write(correcting(ana.view, { cells: { r1c1: "11" } }));
    expect(setupOf(ana.table)).toMatchObject({ cells: { r1c1: "11" }, owners: { r1c1: 1 } });
    ana.write(correcting(ana.view, { cells: { r1c1: "" } }));
    expect(setupOf(ana.table).owners).toBeUndefined();
    const [ben] = devices({ options: "sea p2 night", cells: { r1c1: "10" }, night: ["r1c1"] }, NAMES);
    ben.write(correcting(ben.view, { cells: { r1c1: "11" } }));
    expect(setupOf(ben.table)).toMatchObject({ cells: { r1c1: "11" }, night: ["r1c1"] });
  });

  it("of a card that is not there puts it back into a hand; whose turn it is can be put right", () => {
    const [ana] = devices(sea, NAMES);
    ana.act("12 r1c2 -? -?", 0);
    ana.write(correcting(ana.view, { cells: { r1c2: "" } }));
    expect([at(ana, "r1c2"), writePosition(ana.table).includes("hand:1=?x6")]).toEqual(["?", true]);
    ana.write(correcting(ana.view, { seat: 0 }));
    const act = ana.act("20 r1c4", 0);
    expect(ana.became(act)).toBe("applied");
  });
});
