/** Variants sheet: Competitive. */
import { describe, expect, it } from "vitest";
import { countAt, deal, due, legalActs, outcome, readOptions, seededFate } from "../../src/index";
import { duelResult } from "../../src/modules/duel/score";
import { rulebookOf } from "../support/codes";
import { after, evidence, says } from "../support/says";
import { at, fullGrid, scene } from "./support/scene";

const code = "sea p2 duel";
const open = (...cards: readonly string[]): Record<string, string> =>
  Object.fromEntries(cards.map((card, index) => [`open:${index + 1}`, card]));
const marks = (...cells: readonly string[]): string => cells.map((cell) => `mark:${cell}`).join(" ");

describe("Competitive", () => {
  it("T.duel.players, T.setup.mix, T.setup.remove: exactly two, no Stormy Seas, nothing removed", () => {
    expect(readOptions("sea p3 duel")).toMatchObject({
      error: { at: 4, what: "option.duel", with: { clause: "T.duel.players" } },
    });
    expect(readOptions("sea p2 duel storms")).toMatchObject({ error: { with: { clause: "T.setup.mix" } } });
    expect(readOptions("sea p2 duel -4")).toMatchObject({ error: { with: { clause: "T.setup.remove" } } });
    expect(readOptions("sea p2 duel strict").ok).toBe(false);
  });

  it("T.duel.deck: 80 Islands, five each, five open beside the deck", () => {
    const rulebook = rulebookOf(code);
    const { table } = deal(rulebook, seededFate("v1:1"));
    for (const hand of rulebook.hands) expect(countAt(table, hand)).toBe(5);
    for (let n = 1; n <= 5; n++) expect(at(table, `open:${n}`)).not.toBe("");
    expect(countAt(table, rulebook.place("deck"))).toBe(65);
    expect(rulebook.copies("finish")).toEqual([]);
  });

  const table = scene({
    code,
    grid: { r3c1: 30 },
    places: {
      "hand:1": "31 50 51 52 53",
      "hand:2": "1 2 3 4 5",
      ...open("60", "61", "62", "63", "64"),
      deck: "70 71 72",
    },
  });

  it("T.duel.turn: a card is marked as one's own, costs are standard, or two are discarded", () => {
    expect(says(table, "31 r3c2")).toBe("yes 1");
    const laid = after(table, "1: 31 r3c2 -50");
    expect(at(laid, "of:1")).toBe("mark:r3c2");
    expect(says(table, "discard 50 51")).toBe("yes 0");
  });

  it("T.duel.draw: from the open row, the farthest first; it closes up and refills from the deck", () => {
    const drawn = after(table, "1: 31 r3c2 -50");
    expect(at(drawn, "hand:1")).toBe("51 52 53 60 61");
    expect([1, 2, 3].map((n) => at(drawn, `open:${n}`))).toEqual(["62", "63", "64"]);
    expect(at(drawn, "open:5")).not.toBe("");
    expect(countAt(drawn, drawn.rulebook.place("deck"))).toBe(1);
  });

  it("T.duel.possible: never fewer numbers than cells, the ends 1 and 80 included", () => {
    const ends = scene({ code, places: { "hand:1": "78 76 3 4 77", ...open("60") } });
    expect(says(ends, "78 r6c3")).toBe("no: T.duel.possible");
    expect(evidence(ends, "78 r6c3", "T.duel.possible")).toEqual({ spaces: 3, numbers: 2 });
    expect(says(ends, "77 r6c3")).toBe("yes 0");
    expect(says(ends, "3 r1c4")).toBe("no: T.duel.possible");
    expect(says(ends, "4 r1c4")).toBe("yes 0");
    const between = scene({
      code,
      grid: { r3c1: 30 },
      places: { "hand:1": "33 34 1 2 3", "discard:2": "31 32" },
    });
    expect(says(between, "33 r3c5")).toBe("no: T.duel.possible");
    expect(says(between, "34 r3c5")).toBe("yes 0");
  });

  it("T.duel.swap: with nothing to place, the hand is shown and discarded and the whole row taken", () => {
    expect(says(table, "swap")).toBe("no: T.duel.swap");
    const stuck = scene({
      code,
      grid: fullGrid("r1c2"),
      places: { "hand:1": "1 11 13 15 17", "hand:2": "73 74", ...open("75", "76", "77"), deck: "" },
    });
    expect(says(stuck, "swap")).toBe("yes 0");
    const swapped = after(stuck, "1: swap");
    expect(at(swapped, "hand:1")).toBe("75 76 77");
    expect(countAt(swapped, swapped.rulebook.place("discard:1"))).toBe(5);
    expect(at(swapped, "open:1")).toBe("");
    expect(due(swapped)).toMatchObject({ step: "act", seats: [1] });
  });

  it("T.duel.pass: one card or none that cannot be placed while the row is empty", () => {
    const places = { "hand:1": "1", "hand:2": "73 74 75" };
    const stuck = scene({ code, grid: fullGrid("r1c2"), places });
    expect(legalActs(stuck, 0).map(({ type }) => type)).toEqual(["pass"]);
    expect(due(after(stuck, "1: pass"))).toMatchObject({ step: "act", seats: [1] });
    expect(says(scene({ code, grid: fullGrid("r1c2"), places: { ...places, ...open("76") } }), "pass")).toBe(
      "no: T.duel.pass",
    );
    expect(
      says(scene({ code, grid: { r3c1: 30 }, places: { "hand:1": "40", "hand:2": "73 74" } }), "pass"),
    ).toBe("no: T.duel.pass");
  });

  it("T.duel.end: at once with a full grid, or when both hands hold one card or none", () => {
    const last = scene({ code, grid: fullGrid("r1c2"), places: { "hand:1": "3 5 7 9", "hand:2": "73 74" } });
    const full = after(last, "1: 3 r1c2");
    expect(due(full).step).toBe("give");
    const ended = after(full, "1: give 5");
    expect(outcome(ended)).toBe("won");
    expect(says(ended, "discard 7 9")).toContain("T.duel.end");
    const few = scene({ code, grid: { r3c1: 30 }, places: { "hand:1": "40 41 42", "hand:2": "50" } });
    expect(outcome(after(few, "1: discard 40 41"))).toBe("won");
    expect(
      outcome(
        after(scene({ code, places: { "hand:1": "40 41 42 43", "hand:2": "50" } }), "1: discard 40 41"),
      ),
    ).toBe("playing");
  });

  it("T.duel.score: two a card placed, minus one a card discarded, and runs from three on", () => {
    const scored = scene({
      code,
      grid: { r1c5: 5, r1c6: 6, r2c1: 7, r2c2: 8, r4c1: 30, r4c2: 31 },
      places: {
        "of:1": marks("r1c5", "r1c6", "r2c1", "r4c1"),
        "of:2": marks("r2c2", "r4c2"),
        "discard:1": "50 51 52",
        gone: "",
        deck: Array.from({ length: 20 }, (_, n) => String(60 + n)).join(" "),
      },
    });
    const result = duelResult(scored);
    expect(result?.scores[0]).toEqual({ placed: 4, discarded: 3, runs: [3], longest: 3, points: 8 - 3 + 3 });
    expect(result).toMatchObject({ leader: 0, by: "points" });
    expect(duelResult(deal(rulebookOf("sea p2"), seededFate("v1:1")).table)).toBeNull();
  });

  it("T.duel.tie: more placed, then fewer discarded, then the longest run, then shared", () => {
    const hands = Array.from({ length: 80 }, (_, n) => String(n + 1));
    const left = (used: readonly number[]): string =>
      hands.filter((card) => !used.includes(Number(card))).join(" ");
    const tie = (first: string, second: string, grid: Record<string, number>, d1 = "", d2 = "") => {
      const gone = `${d1} ${d2}`.split(" ").map(Number);
      const places = { "of:1": first, "of:2": second, "discard:1": d1, "discard:2": d2 };
      const deck = left([...Object.values(grid), ...gone]);
      return duelResult(scene({ code, grid, places: { ...places, deck } }));
    };
    const grid = { r1c1: 10, r1c3: 12, r1c5: 14 };
    expect(tie(marks("r1c1", "r1c3"), marks("r1c5"), grid, "70 71")).toMatchObject({
      leader: 0,
      by: "placed",
    });
    const four = { r1c1: 10, r1c2: 12, r2c5: 14, r3c5: 16 };
    expect(tie(marks("r1c1", "r1c2"), marks("r2c5", "r3c5"), four)).toMatchObject({
      leader: 0,
      by: "longest",
    });
    expect(tie(marks("r1c1"), marks("r1c3"), { r1c1: 10, r1c3: 12 })).toMatchObject({
      leader: null,
      by: "shared",
    });
  });
});
