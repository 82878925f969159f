/** Variants sheet: The Pyramid. */
import { describe, expect, it } from "vitest";
import { countAt, deal, due, judge, readOptions, seededFate, type Table } from "../../src/index";
import { rulebookOf } from "../support/codes";
import { actOf, after, evidence, says } from "../support/says";
import { at, scene } from "./support/scene";

/** Seat 1 about to place beside the 30 on r2c2: r2c3 holds a border card, r2c4 does not. */
function facing(card: string, more: Record<string, string> = {}, code = "sea p2 pyramid"): Table {
  return scene({
    code,
    grid: { r2c2: 30 },
    places: {
      "hand:1": "32 5 6 7 8",
      "hand:2": "11 12 13 60",
      explorer: card,
      "pile:1": "70 71 72 73",
      ...more,
    },
  });
}

describe("The Pyramid", () => {
  it("T.pyramid.layout: 36 cells as bricks with 20 border cards, or in steps", () => {
    const bricks = rulebookOf("sea p2 pyramid");
    expect(bricks.rows.map((row) => row.length)).toEqual([8, 7, 6, 5, 4, 3, 2, 1]);
    expect(bricks.places.filter(({ name }) => name.startsWith("border:"))).toHaveLength(20);
    const steps = rulebookOf("sea p2 pyramid steps");
    expect(steps.rows.map((row) => row.length)).toEqual([11, 9, 7, 5, 3, 1]);
    expect(steps.cells).toHaveLength(36);
    expect(readOptions("sea p2 steps")).toMatchObject({ error: { at: 7, what: "option.pyramid" } });
    expect(rulebookOf("sea p2 harder pyramid easier").code).toBe("sea p2 pyramid harder easier");
  });

  it("T.pyramid.deck: 80 Islands dealt evenly, an Explorer deck of 30", () => {
    const rulebook = rulebookOf("sea p3 pyramid");
    const { table } = deal(rulebook, seededFate("v1:1"));
    const cards = [...rulebook.hands, ...rulebook.piles].reduce(
      (sum, place) => sum + countAt(table, place),
      0,
    );
    expect(cards).toBe(80);
    expect(countAt(table, rulebook.place("explorer"))).toBe(30);
    expect(due(table).step).toBe("act");
  });

  it("T.pyramid.draw: on a border card only, before paying, and nothing from an empty deck", () => {
    const table = facing("rocks");
    expect(evidence(table, "32 r2c3", "T.pyramid.draw")).toEqual({ border: true, left: 1 });
    expect(evidence(table, "32 r2c4", "T.pyramid.draw")).toEqual({ border: false, left: 1 });
    const plain = after(table, "1: 32 r2c4");
    expect(at(plain, "explorer")).toBe("rocks");
    const border = after(table, "1: 32 r2c3");
    expect(at(border, "explorer")).toBe("");
    expect(due(border)).toMatchObject({ step: "give", seats: [0] });
    const none = after(facing(""), "1: 32 r2c3 -5 -6");
    expect(at(none, "r2c3")).toBe("32");
    expect(due(none)).toMatchObject({ step: "act", seats: [1] });
  });

  it("T.pyramid.start: no effect; harder: one extra discard", () => {
    const easy = after(facing("start"), "1: 32 r2c3 -5 -6");
    expect(at(easy, "r2c3")).toBe("32");
    expect(due(easy).step).toBe("act");
    const hard = after(facing("start", {}, "sea p2 pyramid harder"), "1: 32 r2c3 -5 -6");
    expect(due(hard)).toMatchObject({ step: "give", seats: [0] });
    expect(due(after(hard, "1: give 7"))).toMatchObject({ step: "act", seats: [1] });
  });

  it("T.pyramid.compass, T.pyramid.finish, T.pyramid.wild: into the hand, and may pay the cost", () => {
    for (const card of ["compass", "finish", "wild"]) {
      const drawn = after(facing(card), "1: 32 r2c3");
      expect(at(drawn, "hand:1").split(" ")).toContain(card);
      expect(says(drawn, `give ${card} 5`)).toBe("yes 0");
      const paid = after(drawn, "1: give 5 6");
      expect(at(paid, "hand:1").split(" ")).toHaveLength(5);
    }
  });

  it("T.pyramid.storm: the Island returns, the Storm bars the cell, nothing is paid", () => {
    const table = after(facing("storm"), "1: 32 r2c3 -5 -6");
    expect(at(table, "hand:1")).toBe("5 6 7 8 32");
    expect(at(table, "border:r2c3")).toBe("storm");
    expect(due(table)).toMatchObject({ step: "act", seats: [1] });
    expect(says(table, "60 r2c3", 1)).toContain("T.pyramid.storm");
    expect(evidence(table, "60 r2c3", "T.pyramid.storm", 1)).toEqual({ at: "r2c3" });
  });

  it("T.pyramid.compass: removes a Storm as a whole turn; the freed cell draws again", () => {
    const table = facing("rocks", { "hand:1": "compass 32 5 6 7", "border:r2c3": "storm" });
    expect(says(table, "compass r2c5")).toBe("no: T.pyramid.compass");
    expect(says(table, "compass r2c3")).toBe("yes 0");
    expect(judge(table, actOf(table, "compass r2c3", 1)).findings).toContainEqual({
      clause: "T.turn.hand",
      holds: "no",
      with: { card: "compass" },
      about: "hand",
    });
    const freed = after(table, "1: compass r2c3");
    expect(at(freed, "border:r2c3")).toBe("");
    expect(due(freed)).toMatchObject({ step: "act", seats: [1] });
    expect(at(after(freed, "2: discard 11 12", "1: 32 r2c3 -5 -6"), "explorer")).toBe("");
  });

  it("T.pyramid.monster: the Island and the Monster go to the discards, nothing is paid", () => {
    const table = after(facing("monster", { "discard:1": "" }), "1: 32 r2c3 -5 -6");
    expect(at(table, "discard:1")).toBe("32 monster");
    expect(at(table, "r2c3")).toBe("");
    expect(at(table, "hand:1").split(" ")).toHaveLength(5);
  });

  it("T.pyramid.rocks: one more card; a fifth comes unseen from the pile, or not at all", () => {
    const one = after(facing("rocks", { "discard:1": "" }), "1: 32 r2c3 -5 -6");
    expect(due(one).step).toBe("give");
    expect(at(after(one, "1: give 7"), "discard:1")).toBe("5 6 7 rocks");
    const four = { "hand:1": "34 5 6 7 8", "discard:1": "" };
    const fifth = after(facing("rocks", four), "1: 34 r2c3 -5 -6 -7 -8");
    expect(at(fifth, "discard:1").split(" ")).toHaveLength(6);
    expect(due(fifth)).toMatchObject({ step: "act", seats: [1] });
    const none = after(facing("rocks", { ...four, "pile:1": "" }), "1: 34 r2c3 -5 -6 -7 -8");
    expect(at(none, "discard:1").split(" ")).toHaveLength(5);
    expect(due(none)).toMatchObject({ step: "act", seats: [1] });
    const later = after(facing("rocks", four), "1: 34 r2c3");
    expect(due(later)).toMatchObject({ step: "give" });
    expect(due(after(later, "1: give 5 6 7 8"))).toMatchObject({ step: "act", seats: [1] });
  });

  it("T.pyramid.wild: stands for an Island; when a Storm sends it back it may be named anew", () => {
    const table = facing("storm", { "hand:1": "wild 5 6 7 8" });
    const back = after(table, "1: wild=31 r2c3 -5");
    expect(at(back, "hand:1")).toContain("wild");
    expect(at(back, "unnamed")).toBe("name:1 name:2");
    expect(says(table, "wild=compass r2c3")).toBe("no: T.pyramid.compass");
  });

  it("T.pyramid.easier: blanks in place of the Sea Monsters", () => {
    const rulebook = rulebookOf("sea p2 pyramid easier");
    expect(rulebook.copies("monster")).toEqual([]);
    expect(rulebook.copies("blank")).toHaveLength(5);
    const table = after(facing("blank", {}, "sea p2 pyramid easier"), "1: 32 r2c3 -5 -6");
    expect(at(table, "r2c3")).toBe("32");
  });

  it("T.pyramid.win: all cells filled, then a Finish; no Start needed", () => {
    const cells = rulebookOf("sea p2 pyramid").cells.map((cell) =>
      rulebookOf("sea p2 pyramid").placeName(cell),
    );
    const grid = Object.fromEntries(cells.map((cell, index) => [cell, 2 * index + 2]));
    const places = { "hand:1": "finish 1", "hand:2": "3 5" };
    const open = scene({
      code: "sea p2 pyramid",
      grid: Object.fromEntries(Object.entries(grid).filter(([cell]) => cell !== "r8c1")),
      places,
    });
    expect(says(open, "finish")).toBe("no: T.pyramid.win");
    expect(evidence(open, "finish", "T.pyramid.win")).toEqual({ open: 1 });
    expect(due(after(scene({ code: "sea p2 pyramid", grid, places }), "1: finish")).step).toBe("over");
  });

  it("T.setup.mix: is not combined with Stormy Seas", () => {
    expect(readOptions("sea p2 pyramid wild1")).toMatchObject({ error: { with: { clause: "T.setup.mix" } } });
  });
});
