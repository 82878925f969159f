/** Perft two acts deep on the mountain, counted by the naive climb: it finds the acts, and plays the first one itself. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { enact, writeAct } from "../../src/index";
import { rulebookOf } from "../support/codes";
import { listed, type Perft } from "../support/perft";
import { replay } from "../support/replay";
import { type Climb, herds, plays } from "./support/plain";
import { play } from "./support/plain-game";
import { plainAct, plainOf } from "./support/plain-of";

const FOLDER = new URL("../perft/", import.meta.url);
const dataOf = (file: string): Perft => JSON.parse(readFileSync(new URL(file, FOLDER), "utf8"));
const CLIMBS = /^(?:mountain|green-path|panoramas|goats|modules)[\w-]*\.json$/;
const files = readdirSync(FOLDER).filter((file) => CLIMBS.test(file));

/** A herd's walk is counted once, whichever way it takes. */
const walks = (climb: Climb): number => {
  const ways = climb.goatsRoam && climb.phase === "act" ? herds(climb) : [];
  return new Set(ways.map((way) => way.split(" ")).map((way) => `${way[0]} ${way.at(-1)}`)).size;
};
const count = (climb: Climb): number =>
  climb.phase === "won" || climb.phase === "lost" ? 0 : plays(climb).length + walks(climb);

describe("perft by the naive climb", () => {
  it("is of the plain mountain, the climb alone and every module", () => {
    expect(files.length).toBeGreaterThanOrEqual(18);
  });

  it.each(files)("counts as many sequences of one act, and of two where they are few: %s", (file) => {
    const { code, seed, acts, counts } = dataOf(file);
    const { table, fate } = replay(rulebookOf(code), seed, acts);
    const { rulebook } = table;
    const climb = plainOf(table);
    expect(count(climb)).toBe(counts[0]);
    if (counts.length === 1) return;
    const two = listed(table).map((act) => {
      const done = enact(table, act, fate);
      if (!done.ok) throw new Error(writeAct(rulebook, act));
      const drawn = done.value.facts.flatMap(({ piece, from, to }) =>
        rulebook.piles.includes(from) && rulebook.hands.includes(to) ? [rulebook.pieceName(piece)] : [],
      );
      return count(play(climb, plainAct(table, act), drawn));
    });
    expect(two.reduce((one, other) => one + other, 0)).toBe(counts[1]);
  });
});
