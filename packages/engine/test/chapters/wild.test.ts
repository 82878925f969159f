/** EN 6.4: Wild cards. */
import { describe, expect, it } from "vitest";
import { due, legalActs, mask, prospects, readOptions, SPECTATOR } from "../../src/index";
import { rulebookOf } from "../support/codes";
import { after, evidence, says } from "../support/says";
import { at, fullGrid, scene } from "./support/scene";

describe("Wild", () => {
  it("takes none, one or two", () => {
    expect(rulebookOf("sea p2 wild0").code).toBe("sea p2");
    expect(rulebookOf("sea p2 wild2").copies("wild")).toHaveLength(2);
    expect(readOptions("sea p2 wild3").ok).toBe(false);
  });

  const code = "sea p2 monsters3 wild2";
  const table = scene({
    code,
    grid: { r3c1: 30, r3c4: 40 },
    places: { "hand:1": "wild 1 2 3 4", "hand:2": "31 50 35 monster 34", gone: "36" },
  });

  it("T.wild.any: an Island by a number, named when it is played, at the usual price and order", () => {
    expect(says(table, "wild=31 r3c2")).toBe("yes 1");
    expect(evidence(table, "wild=31 r3c2", "T.wild.any")).toEqual({ named: 31 });
    expect(evidence(table, "wild=33 r3c2", "T.place.cost")).toMatchObject({
      card: "33",
      left: 30,
      leftDifference: 3,
    });
    expect(says(table, "wild=41 r3c2")).toContain("no: T.place.ascending");
    expect(evidence(table, "wild=41 r3c2", "T.place.ascending")).toMatchObject({ card: "41", blocker: "40" });
    const laid = after(table, "1: wild=37 r3c3");
    expect(at(laid, "r3c3")).toBe("wild");
    expect(at(laid, "named:37")).toBe("name:1");
  });

  it("T.wild.any: not a number of the grid, nor one destroyed earlier; discarded ones are free", () => {
    expect(says(table, "wild=30 r3c2")).toContain("T.wild.any");
    expect(says(table, "wild=36 r3c3")).toBe("no: T.wild.any");
    expect(says(table, "wild=81 r4c1")).toContain("T.wild.any");
    expect(says(table, "wild=37 r3c3 -1 -2 -3")).toBe("yes 3");
  });

  it("T.wild.any: keeps its number, for order and for cost", () => {
    const free = after(table, "1: wild=45 r5c1");
    expect(says(free, "50 r4c6", 1)).toContain("no: T.place.ascending");
    expect(evidence(free, "50 r4c6", "T.place.ascending", 1)).toMatchObject({ blocker: "45", side: "right" });
    expect(says(free, "50 r5c2", 1)).toContain("T.place.pay");
    expect(evidence(free, "50 r5c2", "T.place.cost", 1)).toMatchObject({ left: 45, leftDifference: 5 });
  });

  it("T.wild.any: without a number it is the cheapest that fits", () => {
    const offers = legalActs(table, 0).filter(
      ({ type, card }) => type === "lay" && card === table.rulebook.copies("wild")[0],
    );
    expect(offers).toHaveLength(34);
    expect(says(table, "wild r3c2")).toBe("yes 1");
    expect(evidence(table, "wild r3c2", "T.wild.any")).toEqual({ named: 31 });
    const wild = table.rulebook.copies("wild")[0] ?? 0;
    const lays = prospects(table, 0, wild).filter(({ act }) => act.type === "lay");
    expect(lays.filter(({ verdict }) => verdict.allowed === "yes")).toHaveLength(34);
    expect(at(after(table, "1: wild r3c2 -1"), "named:31")).toBe("name:1");
  });

  it("T.wild.any: as a Start, but not while a real one is forced", () => {
    const places = { "hand:1": "wild 1 2 3 4", "hand:2": "5 6 7 8 9", "pile:1": "11 12", "pile:2": "13 14" };
    const start = scene({ code: "sea p2 storms wild1", startLaid: false, places });
    const begun = after(start, "1: wild=start");
    expect(at(begun, "berth:start")).toBe("wild");
    expect(at(begun, "team")).toBe("compass");
    expect(due(begun).step).toBe("pledge");
    const both = scene({
      code: "sea p2 wild1",
      startLaid: false,
      places: { ...places, "hand:1": "wild start 2 3 4" },
    });
    expect(says(both, "wild=start")).toBe("no: T.wild.any");
    expect(says(both, "wild=20 r2c2")).toBe("no: T.start.forced");
    expect(says(both, "start")).toBe("yes 0");
  });

  it("T.wild.any: as a Finish", () => {
    const full = scene({ code: "sea p2 wild1", grid: fullGrid(), places: { "hand:1": "wild 1" } });
    expect(due(after(full, "1: wild=finish")).step).toBe("over");
    expect(says(table, "wild=finish")).toBe("no: T.finish.when");
  });

  it("T.wild.any: as a Sea Monster and as a Compass, when these are in play", () => {
    const eaten = after(table, "1: wild=monster r3c1");
    expect(at(eaten, "gone")).toContain("30");
    expect(at(eaten, "r3c1")).toBe("");
    const storm = scene({
      code: "sea p2 storms wild1",
      places: { "hand:1": "1 2", "hand:2": "wild 5", "orange:1": "storm:orange" },
    });
    const lifted = after(storm, "2: wild=compass orange:1");
    expect(at(lifted, "orange:1")).toBe("");
    expect(at(lifted, "hand:2")).toBe("5");
    expect(due(lifted)).toMatchObject({ step: "act", seats: [0] });
    expect(
      legalActs(scene({ code: "sea p2 wild1", grid: { r1c1: 3 }, places: { "hand:1": "wild 5" } }), 0).map(
        ({ type }) => type,
      ),
    ).not.toContain("monster");
  });

  it("T.wild.any: as a Compass it leaves nothing to be paid, whatever else a hand that nobody sees may hold", () => {
    const hidden = mask(
      scene({
        code: "sea p2 monsters3 storms wild1",
        places: { "hand:1": "1 2", "hand:2": "wild 5", "orange:1": "storm:orange" },
      }),
      SPECTATOR,
    );
    expect(says(hidden, "wild=compass orange:1")).toBe("unknown: T.compass.shared");
  });

  it("T.wild.any: a number destroyed with its Wild is not named again", () => {
    const two = scene({
      code,
      grid: { r3c1: 30 },
      places: { "hand:1": "wild wild 2 3 4", "hand:2": "monster 50" },
    });
    const played = after(two, "1: wild=45 r5c1", "2: monster r5c1");
    expect(at(played, "r5c1")).toBe("");
    expect(says(played, "wild=45 r5c1")).toBe("no: T.wild.any");
    expect(says(played, "wild=46 r5c1")).toBe("yes 0");
  });

  it("T.compass.gain-row: counts by its number", () => {
    const grid = { r2c1: 12, r2c2: 13, r2c3: 14, r2c4: 15, r2c5: 16 };
    const row = scene({ code: "sea p2 storms wild1", grid, places: { "hand:1": "wild 3", "hand:2": "1 2" } });
    expect(at(after(row, "1: wild=17 r2c6 -3"), "team")).toBe("compass");
  });

  it("T.wild.free: is never forced and is discarded like any card", () => {
    expect(says(table, "discard wild 1")).toBe("yes 0");
    const open = scene({
      code: "sea p2 wild1",
      startLaid: false,
      places: { "hand:1": "wild 5 6", "hand:2": "7 8" },
    });
    expect(says(open, "discard 5 6")).toBe("yes 0");
  });
});
