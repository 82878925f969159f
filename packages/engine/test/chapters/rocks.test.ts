/** EN 6.1, FR 6.1: Jagged Rocks. */
import { describe, expect, it } from "vitest";
import { deal, due, legalActs, seededFate } from "../../src/index";
import { rulebookOf } from "../support/codes";
import { after, evidence, says } from "../support/says";
import { at, fullGrid, scene } from "./support/scene";

const rows = [1, 2, 3, 4, 5, 6].map((row) => `row:${row}`);

describe("Jagged Rocks", () => {
  it("T.rocks.setup: lie beside a random row", () => {
    const found = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const { table } = deal(rulebookOf("sea p2 rocks"), seededFate(`v1:${seed}`));
      for (const row of rows) if (at(table, row) === "rocks") found.add(row);
    }
    expect([...found].sort()).toEqual(rows);
  });

  const open = scene({
    code: "sea p2 rocks",
    grid: { r3c2: 30, r4c1: 40 },
    places: { "row:3": "rocks", "hand:1": "31 41 7 8 9", "hand:2": "1 2 3", "pile:1": "50 51" },
  });

  it("T.rocks.block: nothing is placed into their row, whose cards still count for order and cost", () => {
    expect(says(open, "31 r3c3")).toBe("no: T.rocks.block");
    expect(evidence(open, "31 r3c3", "T.rocks.block")).toEqual({ row: 3 });
    expect(says(open, "41 r4c2")).toBe("yes 1");
    expect(says(open, "31 r2c1")).toBe("no: T.place.ascending");
    const next = scene({
      code: "sea p2 rocks",
      grid: { r3c1: 30 },
      places: { "row:3": "rocks", "hand:1": "29 7 8 9 10" },
    });
    expect(says(next, "29 r2c6")).toBe("yes 1");
  });

  it("T.rocks.move: after the action and before drawing, to another row with an empty cell, for nothing", () => {
    const acted = after(open, "1: 41 r4c2 -7");
    expect(due(acted)).toMatchObject({ step: "rocks", seats: [0], clause: "T.rocks.move" });
    expect(at(acted, "hand:1")).toBe("8 9 31");
    expect(says(acted, "rocks row:3")).toBe("no: T.rocks.move");
    expect(says(acted, "rocks row:5")).toBe("yes 0");
    expect(says(acted, "rocks hand:1")).toBe("no: T.rocks.move");
    const moved = after(acted, "1: rocks row:5");
    expect(at(moved, "row:5")).toBe("rocks");
    expect(at(moved, "hand:1")).toBe("8 9 31 50 51");
    expect(due(moved)).toMatchObject({ step: "act", seats: [1] });
  });

  it("T.rocks.move: comes after a price that is still owed", () => {
    const owing = after(open, "1: 41 r4c2");
    expect(due(owing).step).toBe("give");
    expect(due(after(owing, "1: give 7")).step).toBe("rocks");
  });

  it("T.rocks.move: or they stay for two cards; with fewer than two they must move", () => {
    const acted = after(open, "1: discard 7 8");
    expect(says(acted, "stay 9")).toBe("no: T.rocks.move");
    expect(says(acted, "stay 9 31")).toBe("yes 0");
    const stayed = after(acted, "1: stay 9 31");
    expect(at(stayed, "row:3")).toBe("rocks");
    expect(at(stayed, "hand:1")).toBe("41 50 51");
    const few = after(
      scene({ code: "sea p2 rocks", places: { "row:3": "rocks", "hand:1": "31 41 7" } }),
      "1: discard 7 31",
    );
    expect(says(few, "stay 41")).toBe("no: T.rocks.move");
    expect(legalActs(few, 0).map(({ type }) => type)).toEqual(Array(5).fill("rocks"));
  });

  it("T.rocks.move: not to a row without an empty cell", () => {
    const full = fullGrid();
    const grid = Object.fromEntries(Object.entries(full).filter(([cell]) => /^r[12]/.test(cell)));
    const acted = after(
      scene({ code: "sea p2 rocks", grid, places: { "row:3": "rocks", "hand:1": "31 41 7 11 9" } }),
      "1: discard 7 11",
    );
    expect(says(acted, "rocks row:1")).toBe("no: T.rocks.move");
    expect(says(acted, "rocks row:4")).toBe("yes 0");
  });

  it("T.rocks.move, T.start.refill: after a Start they move between the eight and the drawing", () => {
    const start = scene({
      code: "sea p2 rocks",
      startLaid: false,
      places: {
        "row:3": "rocks",
        "hand:1": "start 1 2 3 4",
        "hand:2": "11 12 13 14 15",
        "pile:1": "21 22 23 24 25",
        "pile:2": "31 32 33 34 35",
      },
    });
    const paying = after(start, "1: start", "1: dial 4 4", "2: dial 4 4", "1: agree 4-4", "2: agree 4-4");
    expect(due(paying)).toMatchObject({ step: "give", seats: [0, 1] });
    const paid = after(paying, "1: give 1 2 3 4", "2: give 11 12 13 14");
    expect(due(paid)).toMatchObject({ step: "rocks", seats: [0] });
    expect(at(paid, "hand:1").split(" ")).toHaveLength(2);
    const moved = after(paid, "1: rocks row:1");
    expect(at(moved, "hand:1").split(" ")).toHaveLength(5);
    expect(due(moved)).toMatchObject({ step: "act", seats: [1] });
  });

  it("T.rocks.auto: chance moves them to another row with an empty cell, never the same", () => {
    const found = new Set<string>();
    for (const cards of ["7 8", "7 9", "8 9", "7 31", "7 41"]) {
      for (const pile of ["50", "50 51", "50 51 52"]) {
        const table = scene({
          code: "sea p2 rocks:auto",
          places: { "row:3": "rocks", "hand:1": "31 41 7 8 9", "hand:2": "1 2", "pile:1": pile },
        });
        const next = after(table, `1: discard ${cards}`);
        expect(due(next)).toMatchObject({ step: "act", seats: [1] });
        for (const row of rows) if (at(next, row) === "rocks") found.add(row);
      }
    }
    expect(found.has("row:3")).toBe(false);
    expect(found.size).toBeGreaterThan(1);
  });

  it("T.rocks.gone: for good with the fourth complete row, before any move", () => {
    const full = fullGrid("r4c6");
    const grid = Object.fromEntries(Object.entries(full).filter(([cell]) => /^r[1-4]/.test(cell)));
    const table = scene({
      code: "sea p2 rocks",
      grid,
      places: { "row:5": "rocks", "hand:1": "48 47 7 9 11", "hand:2": "1 3 5" },
    });
    const next = after(table, "1: 48 r4c6 -7 -9");
    expect(at(next, "gone")).toContain("rocks");
    expect(due(next)).toMatchObject({ step: "act", seats: [1] });
    expect(rows.map((row) => at(next, row)).join("")).toBe("");
  });
});
