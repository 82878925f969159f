/** Variants sheet: The High Arch. */
import { describe, expect, it } from "vitest";
import { countAt, deal, due, readOptions, seededFate } from "../../src/index";
import { rulebookOf } from "../support/codes";
import { after, evidence, says } from "../support/says";
import { at, scene } from "./support/scene";

const pillar = (side: "w" | "e", cards: readonly number[]): Record<string, number> =>
  Object.fromEntries(cards.map((card, index) => [`${side}${index + 1}`, card]));
const pillars = { ...pillar("w", [2, 14, 26, 38, 50, 62]), ...pillar("e", [3, 15, 27, 39, 51, 63]) };
const roof = (open = ""): Record<string, number> =>
  Object.fromEntries(
    Array.from({ length: 28 }, (_, index) => {
      const free = Array.from({ length: 80 }, (_, n) => n + 1).filter(
        (n) => !Object.values(pillars).includes(n),
      );
      return [`r${Math.floor(index / 7) + 1}c${(index % 7) + 1}`, free[index * 2] ?? 0] as const;
    }).filter(([cell]) => cell !== open),
  );

describe("The High Arch", () => {
  it("T.arch.layout, T.arch.no-start: 40 cells, Islands and Finish in the deck, no Start", () => {
    const rulebook = rulebookOf("sea p3 arch -4");
    expect(rulebook.cells).toHaveLength(40);
    expect(rulebook.copies("start")).toEqual([]);
    const { table } = deal(rulebook, seededFate("v1:1"));
    const cards = [...rulebook.hands, ...rulebook.piles].reduce(
      (sum, place) => sum + countAt(table, place),
      0,
    );
    expect(cards).toBe(81);
    expect(due(table).step).toBe("act");
  });

  it("T.setup.mix: is not combined with Stormy Seas", () => {
    for (const word of ["rocks", "rocks:auto", "monsters3", "storms", "wild1"]) {
      expect(readOptions(`sea p2 arch ${word}`)).toMatchObject({
        error: { at: 12, what: "option.mix", with: { word, clause: "T.setup.mix" } },
      });
    }
    expect(readOptions("sea p2 arch night").ok).toBe(false);
    expect(readOptions("sea p1 arch solo5")).toMatchObject({ error: { what: "option.solo" } });
  });

  const table = scene({
    code: "sea p2 arch",
    grid: { w2: 20, e5: 40 },
    places: { "hand:1": "19 21 30 50 80", "hand:2": "1 2 3" },
  });

  it("T.arch.pillars: each rises on its own, at no cost ever", () => {
    expect(says(table, "80 w3")).toBe("yes 0");
    expect(says(table, "21 w3")).toBe("yes 0");
    expect(says(table, "21 w1")).toBe("no: T.place.ascending");
    expect(says(table, "50 e4")).toBe("no: T.place.ascending");
    expect(says(table, "50 e6")).toBe("yes 0");
    expect(says(table, "19 e6")).toBe("no: T.place.ascending");
    expect(says(table, "discard 19 21")).toBe("yes 0");
  });

  it("T.arch.roof: waits until both pillars are full; then costs as usual, pillars are no neighbours", () => {
    expect(says(table, "80 r4c7")).toBe("no: T.arch.roof");
    expect(evidence(table, "80 r4c7", "T.arch.roof")).toEqual({ open: 10 });
    const built = scene({
      code: "sea p2 arch",
      grid: { ...pillars, r1c1: 10 },
      places: { "hand:1": "11 1 4 5", "hand:2": "6 7" },
    });
    expect(says(built, "11 r1c2")).toBe("yes 1");
    expect(says(built, "11 r2c1")).toBe("yes 0");
    expect(says(built, "11 w1")).toContain("T.place.empty");
  });

  it("T.arch.win: roof complete, then a Finish", () => {
    const places = { "hand:1": "finish 80", "hand:2": "78 79" };
    const open = scene({ code: "sea p2 arch", grid: { ...pillars, ...roof("r4c7") }, places });
    expect(says(open, "finish")).toBe("no: T.arch.win");
    expect(evidence(open, "finish", "T.arch.win")).toEqual({ open: 1 });
    const full = scene({ code: "sea p2 arch", grid: { ...pillars, ...roof() }, places });
    const won = after(full, "1: finish");
    expect(at(won, "berth:finish")).toBe("finish");
    expect(due(won).step).toBe("over");
  });
});
