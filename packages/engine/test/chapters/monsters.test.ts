/** EN 6.2: Sea Monsters. */
import { describe, expect, it } from "vitest";
import {
  countAt,
  deal,
  due,
  enact,
  judge,
  legalActs,
  mask,
  readOptions,
  seededFate,
  startTable,
} from "../../src/index";
import { rulebookOf } from "../support/codes";
import { actOf, after, evidence, says } from "../support/says";
import { at, fullGrid, scene } from "./support/scene";

describe("Sea Monsters", () => {
  it("T.monster.setup: three, four or five are shuffled in; other numbers are refused", () => {
    for (const count of [3, 4, 5]) {
      const rulebook = rulebookOf(`sea p2 monsters${count}`);
      const { table } = deal(rulebook, seededFate("v1:1"));
      expect(countAt(table, rulebook.place("gone"))).toBe(3 + 5 - count);
    }
    expect(readOptions("sea p2 monsters2")).toMatchObject({
      error: { at: 7, what: "option.range", with: { least: 3, most: 5, clause: "T.monster.setup" } },
    });
    expect(readOptions("sea p2 monsters6").ok).toBe(false);
    expect(readOptions("sea p2 monsters").ok).toBe(false);
  });

  const table = scene({
    code: "sea p2 monsters4",
    grid: { r1c1: 3, r4c1: 40 },
    places: { "hand:1": "5 41 monster monster 9", "hand:2": "1 2 11", "pile:1": "50" },
  });

  it("T.monster.keep: a kept card is never discarded, for any cost", () => {
    expect(says(table, "discard 5 monster")).toBe("no: T.monster.keep, T.turn.discard-two");
    expect(says(table, "41 r4c2 -monster")).toBe("no: T.monster.keep, T.place.pay");
    expect(says(table, "discard 5 41")).toBe("yes 0");
    const kept = scene({
      code: "sea p2 monsters3",
      grid: { r1c1: 3 },
      places: { "hand:1": "5 monster monster 9" },
    });
    expect(says(kept, "5 r1c2")).toBe("no: T.place.pay");
    expect(evidence(kept, "5 r1c2", "T.place.pay")).toEqual({ need: 2, have: 1 });
  });

  it("T.start.unpayable: who says that the crew gives less is not told how many Monsters others hold", () => {
    const refused = (other: string) => {
      const held = { "hand:1": "5 9", "hand:2": other, "pile:1": "50" };
      const waiting = scene({ code: "sea p2 monsters4", grid: { r1c1: 3 }, places: held });
      return judge(waiting, actOf(waiting, "waive", 0));
    };
    expect(refused("monster monster 11").allowed).toBe("no");
    expect(refused("monster monster 11")).toEqual(refused("1 2 11"));
  });

  it("T.monster.play: as the action, onto a card of the grid; both leave the game", () => {
    expect(says(table, "monster r4c1")).toBe("yes 0");
    expect(says(table, "monster r4c2")).toBe("no: T.monster.play");
    expect(evidence(table, "monster r4c2", "T.monster.play")).toEqual({ at: "r4c2" });
    const { findings } = judge(table, actOf(table, "monster r4c1", 1));
    expect(findings).toContainEqual({
      clause: "T.turn.hand",
      holds: "no",
      with: { card: "monster" },
      about: "hand",
    });
    const played = after(table, "1: monster r4c1");
    expect(at(played, "r4c1")).toBe("");
    expect(at(played, "gone").split(" ")).toEqual(expect.arrayContaining(["40", "monster"]));
    expect(at(played, "hand:1")).toBe("5 9 41 50 monster");
    expect(due(played)).toMatchObject({ step: "act", seats: [1] });
  });

  it("T.monster.play: there is nothing to destroy on an empty grid, and a hand of Monsters loses", () => {
    const stuck = scene({
      code: "sea p2 monsters3",
      places: { "hand:1": "5 6 monster", "hand:2": "monster monster 8" },
    });
    const lost = after(stuck, "1: discard 5 6");
    expect(due(lost).step).toBe("act");
    expect(legalActs(lost, 1).map(({ type }) => type)).not.toContain("discard");
    expect(due(after(lost, "2: 8 r3c3")).step).toBe("act");
    const gone = scene({
      code: "sea p2 monsters3",
      places: { "hand:1": "5 6", "hand:2": "monster monster" },
    });
    expect(due(after(gone, "1: discard 5 6")).step).toBe("over");
  });

  describe("T.monster.finish", () => {
    const full = scene({
      code: "sea p3 monsters5",
      grid: fullGrid(),
      places: { "hand:1": "finish 1 3 11 13", "hand:2": "monster 5 7", "hand:3": "monster monster 9" },
    });

    it("is disclosed by the attempt, never before; the Finish stays and another action is taken", () => {
      expect(says(full, "finish")).toBe("yes 0");
      const tried = enact(full, actOf(full, "finish"), seededFate("v1:1"));
      if (!tried.ok) throw new Error("The attempt is allowed.");
      expect(at(tried.value.table, "disclosed")).toBe("holder:2 holder:3");
      expect(at(tried.value.table, "hand:1")).toBe("1 3 11 13 finish");
      expect(due(tried.value.table)).toMatchObject({ step: "act", seats: [0] });
      expect(says(tried.value.table, "finish")).toBe("no: T.monster.finish");
      expect(evidence(tried.value.table, "finish", "T.monster.finish")).toEqual({ seat: 2 });
    });

    it("may be tried again once those are played and the holes are filled again", () => {
      const tried = after(full, "1: finish", "1: discard 1 3", "2: monster r1c1", "3: monster r1c2");
      expect(at(tried, "disclosed")).toBe("holder:3");
      expect(says(tried, "finish")).toBe("no: T.finish.when, T.monster.finish");
      expect(evidence(tried, "finish", "T.monster.finish")).toEqual({ seat: 3 });
    });

    it("says that another hand may hold one, as far as the player can see", () => {
      const places = { "hand:1": "finish 1", "hand:2": "3 5" };
      const code = "sea p2 monsters3";
      const free = scene({
        code,
        grid: fullGrid(),
        places: { ...places, "pile:1": "monster monster monster" },
      });
      // What only the full table knows must not reach the player through a verdict.
      for (const table of [free, mask(free, 0), full, mask(full, 0)])
        expect(evidence(table, "finish", "T.monster.finish")).toEqual({ others: true });
      const gone = scene({ code, grid: fullGrid(), places: { ...places, gone: "monster monster monster" } });
      const alone = scene({
        code,
        grid: fullGrid(),
        places: { ...places, "hand:2": "", "pile:1": "monster monster monster" },
      });
      for (const table of [gone, mask(gone, 0), alone])
        expect(evidence(table, "finish", "T.monster.finish")).toEqual({});
    });

    it("tells a player of the own Monster at once", () => {
      const own = scene({
        code: "sea p2 monsters3",
        grid: fullGrid(),
        places: { "hand:1": "finish monster" },
      });
      expect(says(own, "finish")).toBe("no: T.monster.finish");
      expect(evidence(own, "finish", "T.monster.finish")).toEqual({ seat: 1 });
    });

    it("wins where nobody holds one, those in piles do not count", () => {
      const free = scene({
        code: "sea p2 monsters3",
        grid: fullGrid(),
        places: { "hand:1": "finish 1", "pile:2": "monster" },
      });
      expect(due(after(free, "1: finish")).step).toBe("over");
    });
  });

  it("T.start.unpayable: the own Monsters cannot be given for a Start; those of others are not told", () => {
    const start = (hands: readonly [string, string]) =>
      scene({
        code: "sea p2 monsters5",
        startLaid: false,
        places: { "hand:1": hands[0], "hand:2": hands[1], "pile:1": "8 9", "pile:2": "11" },
      });
    const own = start(["start 1 monster monster monster", "3 4 5"]);
    expect(says(own, "start")).toBe("no: T.start.unpayable");
    expect(evidence(own, "start", "T.start.unpayable")).toEqual({ need: 8, have: 7 });
    expect(says(own, "discard 1 monster")).not.toContain("T.start.forced");
    const others = start(["start 1 2 3 monster", "monster monster monster 5"]);
    expect(evidence(others, "start", "T.start.unpayable")).toEqual({ need: 8, have: 10 });
    const short = after(others, "1: start");
    expect(startTable(short)).toMatchObject({ total: 7 });
    expect(due(after(short, "1: dial 5 5", "2: dial 2 2", "1: agree 5-2", "2: agree 5-2")).step).toBe("give");
  });
});
