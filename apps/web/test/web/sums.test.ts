/** The logbook's figures and the calendar's days. */
import { describe, expect, it } from "vitest";
import { dayNumberOf, daysOf, medianOf, monthAfter } from "@/daily/days";
import { countedOf, gameGroupsOf, sumsOf } from "@/logbook/summing";

const figures = (placed: number, paid: number, free: number, spare: number) => {
  return { turns: 1, placed, paid, free, discarded: 0, spare, open: 0 };
};

describe("sums of games", () => {
  it("weigh cards, not games, and count spare cards of wins only", () => {
    const games = [
      { code: "sea p2", status: "won", figures: figures(36, 20, 10, 8) },
      { code: "sea p2", status: "won", figures: figures(36, 28, 8, 3) },
      { code: "sea p3", status: "lost", figures: figures(8, 12, 2, -4) },
      { code: "sea p3", status: "stopped", figures: null },
    ] as const;
    expect(sumsOf(games)).toEqual({ played: 4, won: 2, spare: 5.5, cost: 60 / 80, free: 20 / 80 });
    expect(gameGroupsOf([...games, games[2]]).map(([code, group]) => [code, group.length])).toEqual([
      ["sea p3", 3],
      ["sea p2", 2],
    ]);
    expect(countedOf([...games, { ...games[0], crew: true } as const])).toEqual(games);
    expect(sumsOf([])).toEqual({ played: 0, won: 0, spare: null, cost: null, free: null });
  });
});

describe("days", () => {
  it("are counted from the first deal, and stop at today", () => {
    expect(dayNumberOf("2026-11-21", "2026-11-21")).toBe(1);
    expect(dayNumberOf("2027-03-01", "2026-11-21")).toBe(101);
    expect(daysOf("2026-11", "2026-11-21", "2026-11-23")).toEqual(["2026-11-21", "2026-11-22", "2026-11-23"]);
    expect(daysOf("2028-02", "2026-11-21", "2030-01-01")).toHaveLength(29);
    expect(daysOf("2026-10", "2026-11-21", "2026-11-23")).toEqual([]);
    expect([monthAfter("2026-11", 1), monthAfter("2026-12", 1), monthAfter("2027-01", -1)]).toEqual([
      "2026-12",
      "2027-01",
      "2026-12",
    ]);
  });

  it("have a median that half of the winners reached", () => {
    expect(medianOf([])).toBeUndefined();
    expect(medianOf([4])).toBe(4);
    expect(medianOf([1, 5])).toBe(5);
    expect(medianOf([1, 2, 9])).toBe(2);
    expect(medianOf([1, 2, 8, 9])).toBe(8);
  });
});
