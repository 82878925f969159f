/** Perft two acts deep with Stormy Seas, counted by the naive sea: it finds the acts, and plays the first one itself. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { enact, startTable, type Table, writeAct, writePosition } from "../../src/index";
import { rulebookOf } from "../support/codes";
import { listed, type Perft } from "../support/perft";
import { replay } from "../support/replay";
import { offers } from "./offers";
import { play } from "./play";
import { readSea, type Sea } from "./sea";
import { toldBy } from "./telling";
import { readAttempt } from "./words";

const FOLDER = new URL("../perft/", import.meta.url);
const STORMY = /^(?:rocks|monsters|storms|wild|stormy)[\w-]*\.json$/;
const files = readdirSync(FOLDER).filter((file) => STORMY.test(file));

/** The splits on the table are passed in, since a position does not say what was proposed. */
const count = (sea: Sea, table: Table): number => {
  const splits = (startTable(table)?.proposals ?? []).map(({ split }) => split.join("-"));
  return sea.hands.reduce((sum, _hand, seat) => sum + offers(sea, seat, splits).length, 0);
};

describe("perft by the naive sea", () => {
  it("is of every expansion", () => {
    expect(files.length).toBeGreaterThanOrEqual(18);
  });

  it.each(files)("counts as many sequences of one act, and of two where they are few: %s", (file) => {
    const { code, seed, acts, counts }: Perft = JSON.parse(readFileSync(new URL(file, FOLDER), "utf8"));
    const { table, fate } = replay(rulebookOf(code), seed, acts);
    const sea = readSea(writePosition(table));
    expect(count(sea, table)).toBe(counts[0]);
    if (counts.length === 1) return;
    const two = listed(table).map((act) => {
      const done = enact(table, act, fate);
      if (!done.ok) throw new Error(writeAct(table.rulebook, act));
      const told = toldBy(table, act, done.value.facts);
      const attempt = readAttempt(act.seat, writeAct(table.rulebook, act));
      return count(play(sea, attempt, told), done.value.table);
    });
    expect(two.reduce((one, other) => one + other, 0)).toBe(counts[1]);
  });
});
