/** What an act amounts to in cards. */
import { describe, expect, it } from "vitest";
import { enact, seededFate, type Table, type Tally, tallyOf } from "../src/index";
import { scene } from "./chapters/support/scene";
import { actOf, after } from "./support/says";

/** The tally of one act of seat 1. */
function tally(table: Table, act: string): Tally {
  const enacted = enact(table, actOf(table, act), seededFate("v1:1"));
  if (!enacted.ok) throw new Error(`Not allowed: ${act}`);
  return tallyOf(table.rulebook, enacted.value.facts);
}

function sea(code: string, places: Record<string, string> = {}): Table {
  return scene({
    code,
    grid: { r2c2: 30 },
    places: { "hand:1": "32 5 6 7 8", "hand:2": "11 12 13 60", ...places },
  });
}

describe("what an act came to", () => {
  it("counts a card laid, and those given for it, at once or by the next act", () => {
    const table = sea("sea p2");
    expect(tally(table, "32 r2c3 -5 -6")).toEqual({ laid: 1, paid: 2, priced: true, discarded: 0 });
    expect(tally(table, "32 r2c3")).toEqual({ laid: 1, paid: 0, priced: true, discarded: 0 });
    expect(tally(after(table, "1: 32 r2c3"), "give 5 6")).toEqual({
      laid: 0,
      paid: 2,
      priced: true,
      discarded: 0,
    });
    expect(tally(table, "32 r2c4")).toEqual({ laid: 1, paid: 0, priced: false, discarded: 0 });
    expect(tally(table, "discard 5 6")).toEqual({ laid: 0, paid: 0, priced: false, discarded: 2 });
  });

  it("T.pyramid.storm, T.pyramid.monster: an Island taken back was not laid", () => {
    for (const explorer of ["storm", "monster"])
      expect(tally(sea("sea p2 pyramid", { explorer, "pile:1": "70 71" }), "32 r2c3 -5 -6")).toEqual({
        laid: 0,
        paid: 0,
        priced: false,
        discarded: 0,
      });
    expect(tally(sea("sea p2 pyramid", { explorer: "rocks" }), "32 r2c3 -5 -6").laid).toBe(1);
  });
});
