/** EN 4 "Start Cards", FR 4: the forced Start, the eight, and which seats draw what and when. */
import { describe, expect, it } from "vitest";
import {
  countAt,
  due,
  enact,
  type Fact,
  hand,
  judge,
  legalActs,
  owes,
  seededFate,
  startTable,
  type Table,
  writeFact,
} from "../../src/index";
import { setUp } from "../support/line";
import { actOf, after, evidence, says } from "../support/says";

function factsOf(table: Table, text: string, seat = 0): readonly Fact[] {
  const enacted = enact(table, actOf(table, text, seat), seededFate("v1:examples"));
  if (!enacted.ok) throw new Error(text);
  return enacted.value.facts;
}

describe("T.start.forced", () => {
  const table = setUp({
    startLaid: false,
    grid: { r1c1: 3 },
    hands: ["start 5 20 30 40", "50 51 52 53 54"],
    piles: ["60 61 62 63", "70 71 72 73"],
  });

  it("leaves nothing but the Start to a player who holds one while none lies", () => {
    expect(says(table, "5 r1c3")).toBe("no: T.start.forced");
    expect(says(table, "discard 20 30")).toBe("no: T.start.forced");
    expect(says(table, "finish")).toContain("T.start.forced");
    expect(legalActs(table, 0).map(({ type }) => type)).toEqual(["start"]);
  });

  it("does not bind a player who holds none", () => {
    const other = setUp({ startLaid: false, hands: ["5 20 30 40 60", "start 51 52 53 54"] });
    expect(says(other, "5 r1c1")).toBe("yes 0");
  });
});

describe("T.start.eight", () => {
  const table = setUp({
    code: "sea p3",
    startLaid: false,
    hands: ["start 5 20 30 40", "50 51 52 53 54", "55 56 57 58 59"],
    piles: ["60 61 62 63", "70 71 72 73", "74 75 76 77"],
  });
  const laid = after(table, "1: start");

  it("eight cards are given between the three, and nobody draws before", () => {
    expect(due(laid)).toMatchObject({ step: "pledge", seats: [0, 1, 2], clause: "T.start.eight" });
    expect(laid.rulebook.hands.map((place) => countAt(laid, place))).toEqual([4, 5, 5]);
    expect(startTable(laid)).toEqual({ by: 0, total: 8, dials: [null, null, null], proposals: [] });
  });

  it("is agreed in numbers: dials that all can keep lead to splits of eight, one split agreed by all to shares", () => {
    const dialled = after(laid, "1: dial 2 4", "2: dial 2 5", "3: dial 3 3");
    const splits = startTable(dialled)?.proposals.map(({ split }) => split.join("-"));
    expect(splits).toContain("3-2-3");
    for (const split of splits ?? []) expect(split.split("-").reduce((sum, n) => sum + Number(n), 0)).toBe(8);
    expect(says(dialled, "agree 4-4-0", 1)).toBe("no: T.start.eight");
    expect(says(laid, "agree 4-4-0", 1)).toBe("no: T.start.eight");
    const agreed = after(dialled, "1: agree 3-2-3", "3: agree 3-2-3", "2: agree 3-2-3");
    expect([0, 1, 2].map((seat) => owes(agreed, seat))).toEqual([3, 2, 3]);
    expect(due(agreed)).toMatchObject({ step: "give", seats: [0, 1, 2] });
    expect(says(agreed, "give 50 51 52", 1)).toBe("no: T.start.eight");
    const paid = after(agreed, "2: give 50 51", "3: give 55 56 57");
    expect(due(paid).seats).toEqual([0]);
    const done = after(paid, "1: give 5 20 30");
    expect(due(done)).toMatchObject({ step: "act", seats: [1] });
    expect(done.rulebook.hands.map((place) => countAt(done, place))).toEqual([5, 5, 5]);
    expect(done.rulebook.discards.map((place) => countAt(done, place) - countAt(table, place))).toEqual([
      3, 2, 3,
    ]);
  });

  it("forgets agreements when a dial is turned", () => {
    const dialled = after(
      laid,
      "1: dial 2 4",
      "2: dial 2 5",
      "3: dial 3 3",
      "1: agree 3-2-3",
      "2: agree 3-2-3",
    );
    const turned = after(dialled, "3: dial 2 3");
    expect(startTable(turned)?.proposals.flatMap(({ agreed }) => agreed)).toEqual([]);
  });

  it("refuses dials of more cards than are held, or less at most than gladly", () => {
    expect(says(laid, "dial 0 4")).toBe("yes 0");
    expect(says(laid, "dial 0 5")).toBe("no: T.start.eight");
    expect(evidence(laid, "dial 0 5", "T.start.eight")).toEqual({ gladly: 0, atMost: 5, have: 4 });
    expect(says(laid, "dial 3 2")).toBe("no: T.start.eight");
    expect(says(laid, "dial 3")).toBe("no: T.start.eight");
  });

  it("takes a spare Start too", () => {
    const two = setUp({
      startLaid: false,
      hands: ["start 5 20 30 40", "start 51 52 53 54"],
      piles: ["60 61", "70 71"],
    });
    const agreed = after(two, "1: start", "1: dial 4 4", "2: dial 4 4", "1: agree 4-4", "2: agree 4-4");
    expect(says(agreed, "give start 51 52 53", 1)).toBe("yes 0");
  });
});

describe("T.start.two-players", () => {
  it("two players draw two first, the active one before the other; three draw none", () => {
    const table = setUp({
      startLaid: false,
      turn: 2,
      hands: ["50 51 52 53 54", "start 5 20 30 40"],
      piles: ["60 61 62", "70"],
    });
    const draws = factsOf(table, "start", 1).filter(({ clause, from }) => {
      return clause === "T.start.two-players" && table.rulebook.piles.includes(from);
    });
    expect(draws.map(({ to }) => table.rulebook.placeName(to))).toEqual(["hand:2", "hand:1", "hand:1"]);
    const laid = after(table, "2: start");
    expect([0, 1].map((seat) => hand(laid, seat).length)).toEqual([7, 5]);
  });
});

describe("T.start.solo", () => {
  it("draws eight extra, then gives eight; the number is an option from 4 to 9", () => {
    for (const [code, count] of [
      ["sea p1", 8],
      ["sea p1 solo4", 4],
      ["sea p1 solo9", 9],
    ] as const) {
      const piles = ["60 61 62 63 64 65 66 67 68 69 70"];
      const table = setUp({ code, startLaid: false, hands: ["start 5 20 30 40"], piles });
      const laid = after(table, "1: start");
      expect(hand(laid, 0).length).toBe(4 + count);
      expect(owes(laid, 0)).toBe(count);
      expect(due(laid)).toMatchObject({ step: "give", seats: [0] });
      expect(
        says(
          laid,
          `give ${hand(laid, 0)
            .slice(0, count - 1)
            .join(" ")}`,
        ),
      ).toMatch(/^no: /);
      const paid = after(laid, `1: give ${hand(laid, 0).slice(0, count).join(" ")}`);
      expect(hand(paid, 0).length).toBe(5);
    }
  });
});

describe("T.start.refill", () => {
  it("afterwards everyone draws up, in turn order from the active player", () => {
    const table = setUp({
      code: "sea p3",
      startLaid: false,
      turn: 2,
      hands: ["55 56 57 58 59", "start 5 20 30 40", "50 51 52 53 54"],
      piles: ["60 61 62 63", "70 71 72 73", "74 75 76 77"],
    });
    const agreed = after(
      table,
      ...[
        "2: start",
        "1: dial 3 3",
        "2: dial 2 2",
        "3: dial 3 3",
        "1: agree 3-2-3",
        "2: agree 3-2-3",
        "3: agree 3-2-3",
      ],
      ...["3: give 50 51 52", "1: give 55 56 57"],
    );
    const facts = factsOf(agreed, "give 5 20", 1);
    const drawers = facts
      .filter(({ clause }) => clause === "T.start.refill")
      .map(({ to }) => agreed.rulebook.placeName(to));
    expect(drawers).toEqual([
      "hand:2",
      "hand:2",
      "hand:2",
      "hand:3",
      "hand:3",
      "hand:3",
      "hand:1",
      "hand:1",
      "hand:1",
    ]);
    expect(facts.at(-1) && writeFact(agreed.rulebook, facts.at(-1)!)).toBe(
      "turn settling:2>helm:3 T.turn.action",
    );
  });
});

describe("T.start.unpayable", () => {
  it("a Start that the team cannot pay lets another action be taken", () => {
    const short = setUp({
      startLaid: false,
      grid: { r1c1: 3 },
      hands: ["start 5 20", "50 51"],
      piles: ["60", "70 71 72"],
    });
    expect(says(short, "start")).toBe("no: T.start.unpayable");
    expect(evidence(short, "start", "T.start.unpayable")).toEqual({ need: 8, have: 7 });
    expect(says(short, "20 r1c3")).toBe("yes 0");
    expect(says(short, "discard 5 start")).toBe("yes 0");
  });

  it("counts the extra draw of two players: what there is, two each at most", () => {
    const enough = setUp({ startLaid: false, hands: ["start 5 20", "50 51"], piles: ["60 61", "70 71 72"] });
    expect(says(enough, "start")).toBe("yes 0");
    expect(says(enough, "discard 5 20")).toBe("no: T.start.forced");
  });
});

describe("T.start.spare", () => {
  it("a second Start is not played, and goes as any card", () => {
    const table = setUp({ grid: { r1c1: 3 }, hands: ["start 5 20 30 40", "50 51 52 53 54"] });
    expect(says(table, "start")).toBe("no: T.start.spare");
    expect(says(table, "discard start 40")).toBe("yes 0");
    expect(says(table, "5 r1c2 -start -20")).toBe("yes 2");
    expect(judge(table, actOf(table, "start")).findings[0]).toMatchObject({
      clause: "T.start.spare",
      holds: "no",
    });
  });
});
