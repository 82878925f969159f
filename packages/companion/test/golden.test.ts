/** Whole games of every variant and module, written down as at a real table: after every act what the engine says. */
import { outcome } from "@stillwater/engine";
import { describe, expect, it } from "vitest";
import { type Entry, fold, readFile, writeFile } from "../src/index";
import { GOLDEN, golden } from "./support/golden";
import { dealtSetup, publicLine, Scribe, Witness } from "./support/scribe";

describe("a whole game through entries", () => {
  it.each(GOLDEN)("is what the engine says, act by act: %s", (file) => {
    const { start, dealt, acts } = golden(file);
    const { rulebook } = start;
    const scribe = new Scribe(file);
    scribe.begin(dealtSetup(rulebook, dealt), rulebook.seats);
    const witness = new Witness(rulebook, dealt);
    scribe.tell((question) => witness.answer(question));
    expect(publicLine(scribe.table)).toBe(publicLine(start));
    for (const { act, facts, after } of acts) {
      scribe.follow(act, facts, after);
      expect(publicLine(scribe.table)).toBe(publicLine(after));
    }
    const { view, log } = scribe;
    expect([view.conflicts, view.notApplied, outcome(scribe.table)]).toEqual([
      [],
      [],
      outcome(acts.at(-1)?.after ?? start),
    ]);
    expect(view.steps.some(({ slip }) => slip)).toBe(false);
    // The same from its file, by a device that never saw it before (nor anything with these names).
    const read = readFile(writeFile("of-a-real-table", log.entries));
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const renamed = read.value.entries.map((entry): Entry => {
      return entry.kind === "begin" ? { ...entry, names: ["Zoe", ...entry.names.slice(1)] } : entry;
    });
    const again = fold({ entries: renamed });
    expect(again.table && publicLine(again.table)).toBe(publicLine(scribe.table));
    expect(again.history.map(({ became }) => became)).toEqual(view.history.map(({ became }) => became));
  });
});
