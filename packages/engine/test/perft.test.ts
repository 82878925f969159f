/** Perft counts as data: a rule that changes without meaning to changes one of these. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { seededFate } from "../src/index";
import { rulebookOf } from "./support/codes";
import { naivePerft, type Perft, perft } from "./support/perft";
import { plainOf } from "./support/plain-of";
import { replay } from "./support/replay";

const FOLDER = new URL("perft/", import.meta.url);

describe("perft", () => {
  for (const file of readdirSync(FOLDER)) {
    const { code, seed, acts, counts }: Perft = JSON.parse(readFileSync(new URL(file, FOLDER), "utf8"));
    it(`counts ${counts.at(-1)} sequences of ${counts.length} acts in ${code} after ${acts.length} (${file})`, () => {
      const { table, fate } = replay(rulebookOf(code), seed, acts);
      expect(counts.map((_count, index) => perft(table, fate, index + 1))).toEqual(counts);
      const plain = plainOf(table, seededFate(seed));
      const naive = [1, 2].map((depth) => naivePerft(plain, depth) ?? counts[depth - 1]);
      expect(naive).toEqual(counts.slice(0, 2));
    });
  }
});
