/** Variants sheet: Day & Night. */
import { describe, expect, it } from "vitest";
import { countAt, deal, due, judge, readOptions, seededFate } from "../../src/index";
import { sideAt, skySide } from "../../src/modules/day-night/rules";
import { rulebookOf } from "../support/codes";
import { after, evidence, says } from "../support/says";
import { at, fullGrid, scene } from "./support/scene";

const nights = (rows: readonly number[]): string =>
  rows.flatMap((row) => [1, 2, 3, 4, 5, 6].map((column) => `mark:r${row}c${column}`)).join(" ");

describe("Day & Night", () => {
  it("T.night.deck, T.night.begin: Compasses are dealt; opening ones are set aside and replaced, all hands by day", () => {
    let aside = 0;
    for (let seed = 0; seed < 30; seed++) {
      const rulebook = rulebookOf("sea p4 night");
      const { table } = deal(rulebook, seededFate(`v1:${seed}`));
      aside += countAt(table, rulebook.place("dusk"));
      expect(skySide(table)).toBe("day");
      for (const hand of rulebook.hands) expect(countAt(table, hand)).toBe(5);
    }
    expect(aside).toBeGreaterThan(10);
  });

  const table = scene({
    code: "sea p2 night",
    grid: { r5c1: 50 },
    places: { "hand:1": "1 2 9 20 51", "hand:2": "3 4 60 30 31", "pile:1": "compass 70 71 72" },
  });

  it("T.night.turn: a Compass drawn turns all hands over, and a card replaces it", () => {
    let next = after(table, "1: discard 1 2");
    if (skySide(next) === "day") next = after(next, "2: discard 3 4", "1: discard 9 20");
    expect(skySide(next)).toBe("night");
    expect(at(next, "dusk")).toBe("compass");
    expect(at(next, "hand:1").split(" ")).toHaveLength(5);
  });

  it("T.night.place: a card enters with the side that is up now", () => {
    const day = after(table, "1: 20 r2c1");
    expect(sideAt(day, day.rulebook.place("r2c1"))).toBe("day");
    const dark = scene({
      code: "sea p2 night",
      places: { "hand:1": "1 2 9 20 51", "hand:2": "3 4", night: "sky" },
    });
    const placed = after(dark, "1: 20 r2c1");
    expect(sideAt(placed, placed.rulebook.place("r2c1"))).toBe("night");
    expect(sideAt(placed, placed.rulebook.place("r2c2"))).toBeUndefined();
  });

  it("T.night.rotate: discard one card to turn one in the grid, as the action", () => {
    expect(says(table, "turn r5c1 -1")).toBe("yes 1");
    expect(says(table, "turn r5c2 -1")).toBe("no: T.night.rotate");
    expect(says(table, "turn r5c1 -1 -2")).toBe("no: T.night.rotate");
    // A berth is no space of the grid, even where the act is given as an object and not in words.
    const berth = table.rulebook.place("berth:start");
    const act = { type: "turn", seat: 0, card: 0, to: berth, cards: [1], numbers: [] } as const;
    expect(judge(table, act).findings[0]).toMatchObject({ clause: "T.night.rotate", holds: "no" });
    const turned = after(table, "1: turn r5c1 -1");
    expect(sideAt(turned, turned.rulebook.place("r5c1"))).toBe("night");
    expect(due(turned)).toMatchObject({ step: "act", seats: [1] });
    const owing = after(table, "1: turn r5c1");
    expect(due(owing)).toMatchObject({ step: "give", seats: [0] });
    expect(due(after(owing, "1: give 2"))).toMatchObject({ step: "act", seats: [1] });
  });

  it("T.night.win: night below, day above; only then the Finish", () => {
    const places = { "hand:1": "finish 1", "hand:2": "3 5" };
    const wrong = scene({
      code: "sea p2 night",
      grid: fullGrid(),
      places: { ...places, night: nights([1, 2, 4]) },
    });
    expect(says(wrong, "finish")).toBe("no: T.night.win");
    expect(evidence(wrong, "finish", "T.night.win")).toEqual({ cards: 12 });
    const right = scene({
      code: "sea p2 night",
      grid: fullGrid(),
      places: { ...places, night: nights([1, 2, 3]) },
    });
    expect(due(after(right, "1: finish")).step).toBe("over");
  });

  it("T.start.two-players, T.night.turn: a Compass among the two extra cards is replaced", () => {
    const start = scene({
      code: "sea p2 night",
      startLaid: false,
      places: {
        "hand:1": "start 1 2 3 4",
        "hand:2": "11 12 13 14 15",
        "pile:1": "compass compass 41 42 43",
        "pile:2": "51 52 53",
      },
    });
    const drawn = after(start, "1: start");
    expect(at(drawn, "hand:1").split(" ")).toHaveLength(6);
  });

  it("T.setup.mix: is not combined with Stormy Seas, may leave Islands out", () => {
    expect(readOptions("sea p2 storms night")).toMatchObject({ error: { at: 7, what: "option.mix" } });
    expect(rulebookOf("sea p2 night -4").code).toBe("sea p2 night -4");
  });
});
