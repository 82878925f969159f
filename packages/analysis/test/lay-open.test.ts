/** What lay open proves a game lost only if it is lost wherever the hidden cards are, and not before it can be seen. */
import { EVERYTHING, mask, outcome, SPECTATOR } from "@stillwater/engine";
import { describe, expect, it } from "vitest";
import { lostGames } from "../scripts/lost-games";
import { lostInSight, provenLost } from "../src/index";

describe("a lost game of which only what lay open is known", () => {
  // At sea the unseen cards could nearly always still win, so only a few such games are found.
  const GAMES = {
    "sea p2": 6,
    "sea p2 -12": 6,
    "sea p3 -12": 6,
    "mountain p1": 4,
    "mountain p2": 3,
    "mountain p4": 1,
  };
  let told = 0;
  for (const [code, games] of Object.entries(GAMES))
    it(`is proven lost no sooner than with every card: ${code}`, () => {
      for (const { tables, fate } of lostGames(code, games)) {
        const seen = lostInSight(tables.map((table) => mask(table, SPECTATOR)));
        if (seen === undefined) continue;
        told++;
        const table = tables[seen.table];
        if (table === undefined) throw new Error("no such table");
        expect(outcome(table)).toBe("playing");
        expect(provenLost({ table, fate })).toBeDefined();
        const whole = lostInSight(tables.map((one) => mask(one, EVERYTHING)));
        expect(whole?.table ?? tables.length).toBeLessThanOrEqual(seen.table);
      }
    });

  it("is told of some", () => expect(told).toBeGreaterThan(3));

  it("says nothing of a game that goes on, nor of none", () => {
    for (const { tables } of lostGames("sea p2", 1)) {
      expect(lostInSight(tables.slice(0, 5))).toBeUndefined();
      expect(lostInSight([])).toBeUndefined();
    }
  });
});
