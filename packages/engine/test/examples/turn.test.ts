/** EN 4, 4B, 5: turns, discarding two, drawing up, the Finish, winning and losing. */
import { describe, expect, it } from "vitest";
import { deal, due, gauge, hand, legalActs, mask, outcome, seededFate, turnOf } from "../../src/index";
import { rulebookOf } from "../support/codes";
import { fullGrid, setUp } from "../support/line";
import { after, evidence, says } from "../support/says";

describe("T.turn.action, T.turn.draw", () => {
  it("one action each, clockwise, then up to five from the own pile; an empty pile just gives nothing", () => {
    const table = setUp({
      code: "sea p3",
      hands: ["5 20 30 40 50", "6 21 31 41 51", "7 22 32 42"],
      piles: ["60", "70 71 72", ""],
      turn: 2,
    });
    expect(says(table, "5 r1c1", 0)).toBe("no: T.turn.action");
    expect(evidence(table, "5 r1c1", "T.turn.action", 0)).toMatchObject({ turn: 2 });
    const second = after(table, "2: 6 r1c1", "3: discard 7 22");
    expect(turnOf(second)).toMatchObject({ seat: 0 });
    expect([0, 1, 2].map((seat) => hand(second, seat).length)).toEqual([5, 5, 2]);
    const third = after(second, "1: discard 5 20");
    expect(hand(third, 0).length).toBe(4);
    expect(due(third).seats).toEqual([1]);
  });
});

describe("T.turn.discard-two", () => {
  const table = setUp({ hands: ["5 20 finish", "6 21"] });

  it("any two, always allowed with two in hand", () => {
    expect(says(table, "discard 5 finish")).toBe("yes 0");
    expect(says(table, "discard 5")).toBe("no: T.turn.discard-two");
    expect(says(table, "discard 5 20 finish")).toBe("no: T.turn.discard-two");
    expect(says(table, "discard 5 5")).toBe("no: T.turn.discard-two");
    expect(says(table, "discard 5 6")).toBe("no: T.turn.discard-two");
    expect(says(table, "discard 5 ?")).toBe("no: T.turn.discard-two");
  });

  it("never with one card", () => {
    const last = setUp({ grid: { r1c1: 9 }, hands: ["5", "6 21"] });
    expect(says(last, "discard 5")).toBe("no: T.turn.discard-two");
    expect(legalActs(last, 0).map(({ type }) => type)).not.toContain("discard");
  });
});

describe("T.finish.when, T.end.win", () => {
  it("the Finish needs all 36 cells filled and a Start laid; it wins for all", () => {
    const full = setUp({ grid: fullGrid(), hands: ["finish 1 3", "5 7"] });
    expect(says(full, "finish")).toBe("yes 0");
    const won = after(full, "1: finish");
    expect(outcome(won)).toBe("won");
    expect(due(won)).toEqual({ step: "over", seats: [] });
    expect(says(won, "discard 5 7", 1)).toBe("no: T.end.win, T.turn.action");

    const open = setUp({ grid: fullGrid("r4c4"), hands: ["finish 1 43", "5 7"] });
    expect(says(open, "finish")).toBe("no: T.finish.when");
    expect(evidence(open, "finish", "T.finish.when")).toEqual({ open: 1, start: true });
    expect(says(after(open, "1: 43 r4c4 -1", "2: discard 5 7"), "finish")).toBe("yes 0");

    const unstarted = setUp({ grid: fullGrid(), startLaid: false, hands: ["finish 1 3", "5 7"] });
    expect(says(unstarted, "finish")).toBe("no: T.finish.when");
  });
});

describe("T.end.lose, T.end.last-card", () => {
  const grid = fullGrid("r2c1");
  const board = { grid, hands: ["5 7", "1"], piles: ["9 11", ""] };

  it("all lose as soon as the player in turn has no legal action", () => {
    const table = setUp(board);
    const lost = after(table, "1: discard 5 7");
    expect(outcome(lost)).toBe("lost");
    expect(says(lost, "discard 9 11")).toBe("no: T.end.lose, T.turn.action");
  });

  it("a single card left may still be played if that is free", () => {
    const table = setUp({ grid: {}, hands: ["5 7", "1"], piles: ["9 11", ""] });
    const playing = after(table, "1: discard 5 7");
    expect(outcome(playing)).toBe("playing");
    expect(legalActs(playing, 1).length).toBe(36);
    const dear = setUp({ grid: { r1c1: 3 }, hands: ["5"] });
    expect(says(dear, "5 r1c2")).toBe("no: T.place.pay");
    expect(says(dear, "5 r1c3")).toBe("yes 0");
  });

  it("and a single Finish may still win", () => {
    const table = setUp({ grid: fullGrid(), hands: ["5 7", "finish"], piles: ["9 11", ""] });
    expect(outcome(after(table, "1: discard 5 7", "2: finish"))).toBe("won");
  });

  it("strict: one card or none at the start of a turn loses", () => {
    const strict = setUp({ code: "sea p2 strict", hands: ["5 7", "1"], piles: ["9 11", ""] });
    expect(outcome(after(strict, "1: discard 5 7"))).toBe("lost");
    const finish = setUp({
      code: "sea p2 strict",
      grid: fullGrid(),
      hands: ["5 7", "finish"],
      piles: ["9 11", ""],
    });
    expect(outcome(after(finish, "1: discard 5 7"))).toBe("lost");
    const two = setUp({ code: "sea p2 strict", hands: ["5 7", "1 3"], piles: ["9 11", ""] });
    expect(outcome(after(two, "1: discard 5 7"))).toBe("playing");
    const single = setUp({ code: "sea p2 strict", hands: ["5", "1 3"] });
    expect(says(single, "5 r1c1")).toBe("no: T.end.last-card");
  });
});

describe("the gauge", () => {
  it("at the first turn 49, 50, 51 and 52 cards are spare at 2, 3, 4 and 5", () => {
    for (const [players, spare] of [
      [1, 48],
      [2, 49],
      [3, 50],
      [4, 51],
      [5, 52],
    ]) {
      const { table } = deal(rulebookOf(`sea p${players}`), seededFate("v1:spare"));
      expect(gauge(table)).toMatchObject({
        spare,
        atStart: spare,
        spent: 0,
        least: 0,
        spacesToGo: 36,
        word: "calm",
      });
    }
    const { table } = deal(rulebookOf("sea p2 -12"), seededFate("v1:spare"));
    expect(gauge(table)).toMatchObject({ spare: 37, atStart: 37 });
  });

  it("counts no Storm and no Compass of the night: nobody ever holds one", () => {
    for (const [code, spare] of [
      ["sea p3 rocks storms -4", 46],
      ["sea p2 night", 49],
    ] as const) {
      for (let seed = 0; seed < 10; seed++) {
        const { table } = deal(rulebookOf(code), seededFate(`v1:spare ${seed}`));
        expect(gauge(table)).toMatchObject({ spare, atStart: spare });
        expect(gauge(mask(table, 0))).toMatchObject({ spare, atStart: spare });
      }
    }
  });

  it("18 is the least that a full grid can have cost, and the eight come on top", () => {
    const hands = ["start 1 3 5 7", "9 11 13 15 17"];
    expect(gauge(setUp({ grid: fullGrid(), startLaid: false, hands })).least).toBe(18);
    expect(gauge(setUp({ grid: fullGrid(), hands })).least).toBe(18 + 8);
    expect(gauge(setUp({ grid: { r1c1: 1, r1c2: 2, r1c3: 4, r2c1: 9 } })).least).toBe(1 + 8);
  });

  it("says aground when fewer cards are to come than are needed", () => {
    const table = setUp({ grid: fullGrid("r1c1", "r1c2"), hands: ["1 3", ""] });
    expect(gauge(table)).toMatchObject({ spare: -1, word: "aground", spacesToGo: 2 });
  });
});
