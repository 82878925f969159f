/** Perft counts as data: an unintended change of a rule changes one of these. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { modulesIn, readOptions, seededFate } from "../src/index";
import { rulebookOf } from "./support/codes";
import { naivePerft } from "./support/naive-perft";
import { ALL_SUBSETS } from "./support/option-sets";
import { judgedPerft, type Perft, perft } from "./support/perft";
import { plainOf } from "./support/plain-of";
import { replay } from "./support/replay";

const FOLDER = new URL("perft/", import.meta.url);
const files = readdirSync(FOLDER).sort();
const dataOf = (file: string): Perft => JSON.parse(readFileSync(new URL(file, FOLDER), "utf8"));

/** Judging every form of an act is slow: only positions with few acts are counted this way two acts deep. */
const MOST = 300;

/** The modules of an option set, without numbers: `sea rocks storms`. */
const kindOf = (code: string): string =>
  code.replaceAll(/ p\d| strict| solo\d| -\d+|\d|:auto|\(.*\)/g, "").trim();

describe("perft", () => {
  it("counts in every expansion, variant and module, and in all of them together", () => {
    const kinds = new Set(files.map((file) => kindOf(dataOf(file).code)));
    for (const kind of ["", " rocks", " monsters", " storms", " wild", " rocks monsters storms wild"])
      expect(kinds).toContain(`sea${kind}`);
    for (const kind of [" arch", " pyramid", " pyramid harder", " pyramid easier", " pyramid steps"])
      expect(kinds).toContain(`sea${kind}`);
    for (const kind of ["sea night", "sea duel", "mountain", "mountain green", "mountain panoramas"])
      expect(kinds).toContain(kind);
    for (const kind of ["mountain goats", "mountain green panoramas goats"]) expect(kinds).toContain(kind);
  });

  it("counts with every module", () => {
    const counted = files.flatMap((file) => {
      const options = readOptions(dataOf(file).code);
      return options.ok ? modulesIn(options.value) : [];
    });
    const modules = new Set(ALL_SUBSETS.flatMap(({ options }) => modulesIn(options)));
    expect([...modules].filter((id) => !counted.includes(id))).toEqual([]);
  });

  for (const file of files) {
    const { code, seed, acts, counts } = dataOf(file);
    it(`counts ${counts.at(-1)} sequences of ${counts.length} acts in ${code} after ${acts.length} (${file})`, () => {
      const { table, fate } = replay(rulebookOf(code), seed, acts);
      expect(counts.map((_count, index) => perft(table, fate, index + 1))).toEqual(counts);
      expect(judgedPerft(table, fate, 1)).toBe(counts[0]);
      if ((counts[1] ?? MOST) < MOST) expect(judgedPerft(table, fate, 2)).toBe(counts[1]);
      if (kindOf(code) !== "sea") return;
      const plain = plainOf(table, seededFate(seed));
      const naive = [1, 2].map((depth) => naivePerft(plain, depth) ?? counts[depth - 1]);
      expect(naive).toEqual(counts.slice(0, 2));
    });
  }
});
