/** Whether a board can still be completed: `closed` never denies it for a game that is won in the end. */
import { describe, expect, it } from "vitest";
import {
  closed,
  mask,
  outcome,
  rulebookFor,
  type Setup,
  SPECTATOR,
  setUp,
  type Table,
  writePosition,
} from "../../src/index";
import { CLIMBERS, CREWS } from "../support/crews";
import { must } from "../support/must";
import { FAMILIES, SUBSETS, setting } from "../support/option-sets";
import { game } from "../support/playing";

function told(setup: Setup): readonly string[] {
  const read = setUp(setup);
  must(read.ok, () => JSON.stringify(read));
  return closed(read.value).map(({ clause, at, spaces, cards }) => `${clause} ${at} ${spaces} ${cards}`);
}

describe("a board", () => {
  it("is closed where fewer numbers are left than spaces", () => {
    const cells = { r1c1: "10", r1c4: "12", r6c6: "79" };
    expect(told({ options: "sea p2", cells })).toEqual(["T.place.gap-allowed r1c2 2 1"]);
    expect(told({ options: "sea p2", cells: { r1c1: "10", r1c3: "12" } })).toEqual([]);
    expect(told({ options: "sea p2", cells: { r1c2: "1" } })).toEqual(["T.place.gap-allowed r1c1 1 0"]);
    // A destroyed number can only come as a Wild; a Monster still to come opens any water.
    const lost: Setup = { options: "sea p2", cells: { r1c1: "10", r1c3: "12" }, out: ["11"] };
    expect(told(lost)).toHaveLength(1);
    expect(told({ ...lost, options: "sea p2 monsters3" })).toEqual([]);
    // The pillars of an arch are lines of their own.
    expect(told({ options: "sea p2 arch", cells: { w1: "80", e6: "5" } }).length).toBe(2);
  });

  it("is closed where too few high cards are left for the upper rows", () => {
    // All cards from 8 up lie in the lower four rows, and no Campfire is left to send one higher.
    const high = [8, 9, 10, 11, 12].flatMap((number) =>
      ["g", "b", "r"].map((colour) => `${colour}${number}`),
    );
    const stack = [...high, ...high];
    const cells: Record<string, string> = {};
    [9, 8, 7, 6].forEach((width, row) => {
      stack.splice(0, width).forEach((card, place) => {
        cells[`r${row + 1}p${place + 1}`] = card;
      });
    });
    const campfires = ["campfire:g", "campfire:b", "campfire:r"];
    expect(told({ options: "mountain p2", cells, out: campfires })).toEqual(["A.place.number r8p1 2 0"]);
    expect(told({ options: "mountain p2", cells, out: campfires.slice(1) })).toEqual([
      "A.place.number r8p1 2 1",
    ]);
    expect(told({ options: "mountain p2", cells })).toEqual([]);
  });

  it("is closed at a Bridge that no card could cover: too far from a side, or every colour lies beside it", () => {
    const between = (left: string, right: string, more: Partial<Setup> = {}) =>
      told({ options: "mountain p2", cells: { r1p1: left, r1p2: "bridge", r1p3: right }, ...more });
    const gone = { out: ["campfire:g", "campfire:b", "campfire:r"] };
    // Five cards in hand pay at most four: 6 differs by 5 from both 1 and 11.
    expect(between("g1", "b11", gone)).toEqual(["A.bridge.cover r1p2 1 0"]);
    expect(between("g1", "b9", gone)).toEqual([]);
    expect(between("g2", "b11", gone)).toEqual(["A.bridge.cover r1p2 1 0"]);
    // In a solo game, six cards in hand pay five.
    expect(between("g2", "b12", { options: "mountain p1", ...gone })).toEqual([]);
    expect(between("g2", "b11", { options: "mountain p1", ...gone })).toEqual([]);
    // A Campfire to come takes away the number beside the Bridge, but not its colour.
    expect(between("g1", "b12")).toEqual([]);
    expect(between("g1", "b12", { out: ["campfire:g", "campfire:b"] })).toHaveLength(1);
    // With nothing on its right, only the left side counts.
    expect(told({ options: "mountain p2", cells: { r1p1: "g1", r1p2: "bridge" }, ...gone })).toEqual([]);
    // Only red 5 to 7 lie between green 3 and blue 9; where they are gone, a Campfire may still send one up.
    const reds = ["r5", "r5", "r6", "r6", "r7", "r7"];
    const slope = { r2p1: "g3", r2p2: "bridge", r2p3: "b9", r1p1: "g12" };
    const lost = { cells: slope, out: [...gone.out, ...reds] };
    expect(told({ options: "mountain p2", ...lost })).toEqual(["A.bridge.cover r2p2 1 0"]);
    const below = { cells: { ...slope, r1p2: "r5" }, out: ["campfire:g", "campfire:b", ...reds.slice(1)] };
    expect(told({ options: "mountain p2", ...below })).toEqual([]);
    expect(told({ options: "mountain p2", ...below, out: [...gone.out, ...reds.slice(1)] })).toHaveLength(1);
  });

  it("of a game that is won was never closed", () => {
    let won = 0;
    for (const family of FAMILIES) {
      if (family === "duel") continue;
      for (let seed = 0; seed < 8; seed++) {
        const subsets = SUBSETS[family];
        const subset = subsets[(seed * 37) % subsets.length];
        must(subset !== undefined, () => family);
        const rulebook = rulebookFor(setting(subset, seed));
        const crew = rulebook.game === "sea" ? CREWS.navigator : CLIMBERS.mountaineer;
        const tables: Table[] = [...game(rulebook, seed, crew)].map(({ after }) => after);
        const last = tables.at(-1);
        if (!last || outcome(last) !== "won") continue;
        won++;
        for (const table of tables)
          for (const seen of [table, mask(table, SPECTATOR)])
            must(closed(seen).length === 0, () => `${writePosition(seen)} ${JSON.stringify(closed(seen))}`);
      }
    }
    expect(won).toBeGreaterThan(8);
  });
});
