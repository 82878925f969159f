/**
 * Golden games, frozen for good: the numbering of pieces and places, the `v1:` fate, the facts of every act and the text
 * of records. A rule may change what future games do, never how these are read: if this test fails, stored games break.
 */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  deal,
  enact,
  evolve,
  type GameRecord,
  modulesIn,
  outcome,
  readOptions,
  readPosition,
  readRecord,
  rulebookFor,
  seededFate,
  type Table,
  writePosition,
  writeRecord,
} from "../src/index";
import { rulebookOf } from "./support/codes";
import { ALL_SUBSETS } from "./support/option-sets";

const FOLDER = new URL("golden/", import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, FOLDER), "utf8");

/** The position after the deal and at the end of each record. */
const positions: Readonly<Record<string, { dealt: string; end: string }>> = JSON.parse(
  read("positions.json"),
);
const files = readdirSync(FOLDER).filter((file) => file.endsWith(".txt"));

/** Acts made only by people whose hands are hidden from the engine. */
const HIDDEN_HANDS: ReadonlySet<string> = new Set(["stuck", "waive"]);

function recordOf(text: string): GameRecord & { readonly seed: string } {
  const record = readRecord(text);
  if (!record.ok || record.value.seed === undefined) throw new Error(JSON.stringify(record));
  return { ...record.value, seed: record.value.seed };
}

const records = files.map((file) => recordOf(read(file)));

/** The modules of the option sets of some records, without numbers: `sea rocks storms`. */
function kindsOf(result: string): ReadonlySet<string> {
  const codes = records.filter((record) => record.result === result).map(({ code }) => code);
  const numbers = / p\d| strict| solo\d| ropes\d| -\d+|\d|:auto|\(.*\)/g;
  return new Set(codes.map((code) => code.replaceAll(numbers, "").trim()));
}

/** Games whose last act was a Compass that could not help: they now end before that act, and are otherwise the same. */
const LOST_SOONER: ReadonlySet<string> = new Set([
  "sea_p1_-6_solo5_rocks_auto_monsters5_storms_wild1_lost.txt",
]);

describe("golden games", () => {
  it("are of every number of players and every module, alone and together, won and lost", () => {
    expect(files.sort()).toEqual(Object.keys(positions).sort());
    const won = kindsOf("won");
    for (const kind of ["", " rocks", " monsters", " storms", " wild", " rocks monsters storms wild"])
      expect(won).toContain(`sea${kind}`);
    for (const kind of ["arch", "night", "duel"]) expect(won).toContain(`sea ${kind}`);
    for (const kind of ["", " harder", " easier", " steps"]) expect(won).toContain(`sea pyramid${kind}`);
    for (const kind of ["", " green", " panoramas", " goats", " green panoramas", " green goats"])
      expect(won).toContain(`mountain${kind}`);
    expect(won).toContain("mountain green panoramas goats");
    const lost = kindsOf("lost");
    for (const kind of ["sea", "sea arch", "sea pyramid steps harder easier", "sea night", "mountain"])
      expect(lost).toContain(kind);
    for (const pair of ["rocks monsters", "rocks storms", "monsters storms", "monsters wild", "storms wild"])
      expect(lost).toContain(`sea ${pair}`);
    expect(lost).toContain("sea rocks monsters storms wild");
    expect(lost).toContain("mountain panoramas goats");
  });

  it("have every number of players, every finer setting and every act in them", () => {
    const codes = records.map(({ code }) => code).join(" | ");
    for (const game of ["sea", "mountain"])
      for (const players of [1, 2, 3, 4, 5]) expect(codes).toContain(`${game} p${players}`);
    const settings = "-4 -12 strict solo4 rocks:auto monsters5 wild1 ropes0 2-3-4";
    for (const word of settings.split(" ")) expect(codes).toContain(word);
    const acts = new Set(records.flatMap(({ acts }) => acts.map(({ act }) => act.type)));
    const known = new Set(
      ALL_SUBSETS.flatMap(({ options }) => rulebookFor(options).acts.map(({ spec }) => spec.type)),
    );
    expect([...known].filter((type) => !acts.has(type) && !HIDDEN_HANDS.has(type))).toEqual([]);
  });

  it("have every module in them", () => {
    const played = new Set(
      records.flatMap(({ code }) => {
        const options = readOptions(code);
        return options.ok ? modulesIn(options.value) : [];
      }),
    );
    const modules = new Set(ALL_SUBSETS.flatMap(({ options }) => modulesIn(options)));
    expect([...modules].filter((id) => !played.has(id))).toEqual([]);
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
      const told = LOST_SOONER.has(file) ? record.acts.slice(0, -1) : record.acts;
      const acts = told.map(({ act }) => {
        const enacted = enact(table, act, fate);
        if (!enacted.ok) throw new Error(JSON.stringify(enacted.error));
        table = enacted.value.table;
        return { act, facts: enacted.value.facts };
      });
      expect(outcome(table)).toBe(record.result);
      if (LOST_SOONER.has(file)) {
        const facts = acts.flatMap((done) => done.facts).slice(0, -1);
        expect(facts).toEqual(told.flatMap((done) => done.facts ?? []));
        return;
      }
      expect(writePosition(table)).toBe(end);
      expect(writeRecord({ ...record, acts })).toBe(text);
    });
  }
});
