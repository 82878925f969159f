/**
 * Golden climbs, frozen for good: the numbering of pieces and places, the `v1:` fate, the facts of every act and the
 * text of records. A rule may change what future climbs do, never how these are read; a change here breaks stored games.
 */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  deal,
  enact,
  evolve,
  type GameRecord,
  outcome,
  readPosition,
  readRecord,
  seededFate,
  type Table,
  writePosition,
  writeRecord,
} from "../../src/index";
import { rulebookOf } from "../support/codes";

const FOLDER = new URL("golden/", import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, FOLDER), "utf8");

/** The position after the deal and at the end of each record. */
const positions: Readonly<Record<string, { dealt: string; end: string }>> = JSON.parse(
  read("positions.json"),
);
const files = readdirSync(FOLDER).filter((file) => file.endsWith(".txt"));

function recordOf(text: string): GameRecord & { readonly seed: string } {
  const record = readRecord(text);
  if (!record.ok || record.value.seed === undefined) throw new Error(JSON.stringify(record));
  return { ...record.value, seed: record.value.seed };
}

describe("golden climbs", () => {
  it("are of every number of players and every set of modules, most of them won", () => {
    expect(files.sort()).toEqual(Object.keys(positions).sort());
    const records = files.map((file) => recordOf(read(file)));
    const sets = new Set(
      records.map(({ code }) => code.replace(/mountain p\d|ropes\d|\(.*\)|\d/g, "").trim()),
    );
    for (const set of [
      "",
      "green",
      "panoramas",
      "goats",
      "green panoramas",
      "green goats",
      "panoramas goats",
    ])
      expect(sets).toContain(set);
    expect(sets).toContain("green panoramas goats");
    for (const players of ["p1", "p2", "p3", "p4", "p5"])
      expect(records.some(({ code, result }) => code.includes(players) && result === "won")).toBe(true);
    const acts = new Set(records.flatMap(({ acts }) => acts.map(({ act }) => act.type)));
    for (const type of ["lay", "bridge", "campfire", "move", "summit", "rope", "herd", "discard", "give"])
      expect(acts).toContain(type);
  });

  for (const file of files) {
    const text = read(file);
    const { dealt = "", end = "" } = positions[file] ?? {};

    it(`${file}: deals, and folds its facts to the position it ended on`, () => {
      const record = recordOf(text);
      let table: Table = deal(rulebookOf(record.code), seededFate(record.seed)).table;
      expect(writePosition(table)).toBe(dealt);
      for (const { facts = [] } of record.acts) table = evolve(table, facts);
      expect(writePosition(table)).toBe(end);
      const again = readPosition(end);
      expect(again.ok && writePosition(again.value)).toBe(end);
    });

    it(`${file}: played again from its seed, every act makes the same facts and the record is the same text`, () => {
      const record = recordOf(text);
      const fate = seededFate(record.seed);
      let { table } = deal(rulebookOf(record.code), fate);
      const acts = record.acts.map(({ act }) => {
        const enacted = enact(table, act, fate);
        if (!enacted.ok) throw new Error(JSON.stringify(enacted.error));
        table = enacted.value.table;
        return { act, facts: enacted.value.facts };
      });
      expect(writePosition(table)).toBe(end);
      expect(outcome(table)).toBe(record.result);
      expect(writeRecord({ ...record, acts })).toBe(text);
    });
  }
});
