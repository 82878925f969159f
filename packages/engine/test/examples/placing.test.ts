/** EN 4A, FR 4A: the books' examples of placing, and the corner cases they leave to the reader. */
import { describe, expect, it } from "vitest";
import {
  hand,
  judge,
  mask,
  outcome,
  owes,
  prospects,
  SPECTATOR,
  type Table,
  UNSEEN,
  whereIs,
} from "../../src/index";
import { bareTable, put } from "../../src/kernel/table";
import { setUp } from "../support/line";
import { expectSame } from "../support/same";
import { actOf, after, evidence, says } from "../support/says";

describe("T.place.cost", () => {
  it("5 next to 3 costs 2 (FR)", () => {
    const table = setUp({ grid: { r1c1: 3 }, hands: ["5 20 30 40 50"] });
    expect(says(table, "5 r1c2")).toBe("yes 2");
    expect(evidence(table, "5 r1c2", "T.place.cost")).toEqual({
      price: 2,
      counts: "left",
      left: 3,
      leftDifference: 2,
    });
  });

  it("5 next to 3 costs 2 also across a row end (FR)", () => {
    const table = setUp({ grid: { r1c6: 3 }, hands: ["5 2 30 40 50"] });
    expect(says(table, "5 r2c1")).toBe("yes 2");
    expect(evidence(table, "5 r2c1", "T.place.cost")).toMatchObject({ counts: "left", leftAcross: true });
    const below = setUp({ grid: { r2c1: 5 }, hands: ["3 2 30 40 50"] });
    expect(says(below, "3 r1c6")).toBe("yes 2");
    expect(evidence(below, "3 r1c6", "T.place.cost")).toMatchObject({ counts: "right", rightAcross: true });
  });

  it("6 between 3 and 7 costs 1 (BGA): the smaller difference", () => {
    const table = setUp({ grid: { r3c1: 3, r3c3: 7 }, hands: ["6 4 30 40 50"] });
    expect(says(table, "6 r3c2")).toBe("yes 1");
    expect(evidence(table, "6 r3c2", "T.place.cost")).toEqual({
      price: 1,
      counts: "right",
      left: 3,
      leftDifference: 3,
      right: 7,
      rightDifference: 1,
    });
    expect(says(table, "4 r3c2")).toBe("yes 1");
  });

  it("nothing beside it costs nothing; above and below are not beside", () => {
    const table = setUp({ grid: { r1c1: 3, r3c1: 60 }, hands: ["5 20 30 40 50"] });
    expect(says(table, "5 r1c3")).toBe("yes 0");
    expect(says(table, "5 r2c1")).toBe("yes 0");
    expect(evidence(table, "5 r2c1", "T.place.cost")).toEqual({ price: 0, counts: "none" });
  });

  it("the first and the last cell have one neighbour", () => {
    const table = setUp({ grid: { r1c2: 9, r6c5: 70 }, hands: ["7 73 30 40 50"] });
    expect(says(table, "7 r1c1")).toBe("yes 2");
    expect(says(table, "73 r6c6")).toBe("yes 3");
  });
});

describe("T.place.ascending, T.place.empty, T.place.island", () => {
  const table = setUp({ grid: { r2c2: 20, r4c4: 49 }, hands: ["37 21 60 10 11"] });

  it("names the card that is in the way, its side and its cell", () => {
    expect(says(table, "37 r5c1")).toBe("no: T.place.ascending");
    expect(evidence(table, "37 r5c1", "T.place.ascending")).toEqual({
      card: "37",
      side: "left",
      blocker: "49",
      at: "r4c4",
    });
    expect(evidence(table, "37 r1c1", "T.place.ascending")).toMatchObject({
      side: "right",
      blocker: "20",
      at: "r2c2",
    });
    expect(says(table, "37 r3c1")).toBe("yes 0");
  });

  it("refuses an occupied cell, whatever the number", () => {
    expect(says(table, "37 r4c4")).toBe("no: T.place.empty");
    expect(evidence(table, "37 r4c4", "T.place.empty")).toEqual({ at: "r4c4", card: "49" });
  });

  it("lays Islands only: no Finish, Start or token can be put into a cell", () => {
    const late = setUp({ hands: ["finish start 5 6 7"] });
    const [cell = 0] = late.rulebook.cells;
    for (const name of ["finish", "start", "toll", "turn"]) {
      const [card = 0] = late.rulebook.copies(name);
      const verdict = judge(late, { type: "lay", seat: 0, card, to: cell, cards: [], numbers: [] });
      expect(verdict.allowed).toBe("no");
      expect(verdict.findings.filter(({ holds }) => holds === "no").map(({ clause }) => clause)).toContain(
        "T.place.island",
      );
    }
  });

  it("aims a card at all 36 cells, in the order of the sequence, and says of each what it costs or why not", () => {
    const looked = prospects(table, 0, 37);
    expect(looked.map(({ to }) => to)).toEqual(table.rulebook.cells);
    const open = looked.flatMap(({ to, verdict }) =>
      verdict.allowed === "yes" ? [table.rulebook.placeName(to)] : [],
    );
    expect(open).toEqual([
      "r2c4",
      "r2c5",
      "r2c6",
      "r3c1",
      "r3c2",
      "r3c3",
      "r3c4",
      "r3c5",
      "r3c6",
      "r4c1",
      "r4c2",
    ]);
  });
});

describe("T.place.pay", () => {
  it("is paid from the hand left after the card is played: four at most with a full hand", () => {
    const table = setUp({ grid: { r1c1: 10 }, hands: ["14 15 30 40 50"], piles: ["60 61 62 63 64"] });
    expect(says(table, "14 r1c2")).toBe("yes 4");
    expect(says(table, "15 r1c2")).toBe("no: T.place.pay");
    expect(evidence(table, "15 r1c2", "T.place.pay")).toMatchObject({ need: 5, have: 4 });
  });

  it("takes exactly the price, in different cards of the own hand, not the card played", () => {
    const table = setUp({ grid: { r1c1: 10 }, hands: ["12 15 30 40 finish", "70 71 72 73 74"] });
    expect(says(table, "12 r1c2 -15 -finish")).toBe("yes 2");
    for (const paid of ["-15", "-15 -30 -40", "-15 -15", "-12 -15", "-15 -70", "-15 -80"])
      expect(says(table, `12 r1c2 ${paid}`), paid).toBe("no: T.place.pay");
    expect(says(table, "15 r3c3 -30"), "nothing is owed").toBe("no: T.place.pay");
  });

  it("takes hidden cards that the hand has, even where the card played may not be one of them", () => {
    const table = setUp({ grid: { r1c1: 41 }, hands: ["12 15 30 60"] });
    const act = actOf(table, "44 r1c2 -12 -15 -30");
    const unheld = (known: Table) =>
      judge(known, act).findings.flatMap(({ clause, holds }) => (holds === "no" ? [clause] : []));
    expect(unheld(table)).toEqual(["T.turn.hand"]);
    // A viewer who was told only of the 60: the other three cards may be 12, 15 and 30.
    const told = bareTable(table.rulebook, SPECTATOR);
    const seen = mask(table, SPECTATOR);
    for (let piece = 1; piece <= table.rulebook.lastPiece; piece++) {
      const place = whereIs(table, piece);
      if (place !== 0) put(told, piece === 60 || whereIs(seen, piece) !== 0 ? piece : UNSEEN, place);
    }
    expect(unheld(told)).not.toContain("T.place.pay");
  });

  it("may be paid after laying: the price becomes a debt that only cards settle", () => {
    const table = setUp({
      grid: { r1c1: 10 },
      hands: ["12 15 30 40 50", "70 71 72 73 74"],
      piles: ["1 2 3 4 5"],
    });
    const laid = after(table, "1: 12 r1c2");
    expect(owes(laid, 0)).toBe(2);
    expect(says(laid, "15 r3c3")).toBe("no: T.turn.action");
    expect(says(laid, "70 r3c3", 1)).toBe("no: T.turn.action");
    expect(says(laid, "give 15")).toBe("no: T.place.pay");
    expect(says(laid, "give 15 30 40")).toBe("no: T.place.pay");
    const paid = after(laid, "1: give 15 30");
    expect(hand(paid, 0).length).toBe(5);
    expectSame(paid, after(table, "1: 12 r1c2 -15 -30"), () => "paid along");
    expect(says(paid, "70 r3c3", 1)).toBe("yes 0");
  });
});

describe("T.place.gap-allowed", () => {
  it("lets a card be laid that makes the grid impossible to finish", () => {
    const table = setUp({ grid: { r1c1: 10 }, hands: ["11 20 30 40 50", "5 6 7"] });
    expect(says(table, "11 r6c6")).toBe("yes 0");
    expect(outcome(after(table, "1: 11 r6c6", "2: discard 5 6"))).toBe("playing");
  });
});

it("T.turn.hand: a card that is not held cannot be laid", () => {
  const table = setUp({ hands: ["5 20", "7 8"] });
  expect(says(table, "7 r1c1")).toBe("no: T.turn.hand");
  expect(judge(table, actOf(table, "7 r1c1")).price).toBe(0);
});
