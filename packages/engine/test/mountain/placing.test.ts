/** ASC 4a: the book's examples of placing, Bridges and Campfires, and the corner cases they leave to the reader. */
import { describe, expect, it } from "vitest";
import { due, hand, judge, mask, owes, prospects, SPECTATOR, type Table, topOf } from "../../src/index";
import { expectSame } from "../support/same";
import { actOf, after, evidence, says } from "../support/says";
import { finished, setUp } from "./support/line";

const cardOn = (table: Table, place: string): string =>
  table.rulebook.pieceName(topOf(table, table.rulebook.place(place)));

describe("A.place.next, A.place.row-full", () => {
  const table = setUp({ rows: ["g3 b5 bridge r7"], hands: ["b6 g9 r2 b1 g12"], piles: ["g1 g2 g4"] });

  it("goes on the next free place of a row, without holes", () => {
    expect(says(table, "b6 r1p5")).toBe("yes 1");
    expect(says(table, "b6 r1p6")).toBe("no: A.place.next");
    expect(evidence(table, "b6 r1p6", "A.place.next")).toEqual({ at: "r1p6", next: "r1p5" });
  });

  it("starts a row at its left end", () => {
    expect(says(table, "b6 r2p1")).toBe("yes 0");
    expect(says(table, "b6 r2p2")).toBe("no: A.place.next");
    expect(says(setUp({ hands: ["g12"] }), "g12 r1p1")).toBe("yes 0");
  });

  it("covers nothing but a Bridge", () => {
    expect(says(table, "r2 r1p1")).toBe("no: A.bridge.cover, A.place.next");
    expect(evidence(table, "r2 r1p1", "A.bridge.cover")).toEqual({ at: "r1p1", card: "g3" });
  });

  it("a full row takes no more", () => {
    const full = setUp({ rows: ["g1 b1 r1 g2 b2 r2 g3 b3 r3"], hands: ["g4 r9"] });
    expect(says(full, "g4 r1p9")).toBe("no: A.bridge.cover, A.place.row-full, A.place.next");
    expect(evidence(full, "g4 r1p9", "A.place.row-full")).toEqual({ row: 1 });
  });

  it("aims a card at all 44 places and says of each why not", () => {
    const looked = prospects(table, 0, actOf(table, "g12 r1p1").card);
    expect(looked.map(({ to }) => to)).toEqual(table.rulebook.cells);
    const open = looked.flatMap(({ to, verdict }) =>
      verdict.allowed === "yes" ? [table.rulebook.placeName(to)] : [],
    );
    expect(open, "12 beside 7 costs 5; over the Bridge 7 and 5").toEqual(["r2p1"]);
  });
});

describe("A.place.support", () => {
  it("needs both cards immediately below: a blue 2 cannot stand on one (ASC)", () => {
    const one = setUp({ rows: ["g3"], hands: ["b2 g9"] });
    expect(says(one, "b2 r2p1")).toBe("no: A.place.support");
    expect(evidence(one, "b2 r2p1", "A.place.support")).toEqual({ at: "r2p1", missing: "r1p2" });
    expect(says(setUp({ rows: ["g3 r4"], hands: ["b2 g9"] }), "b2 r2p1")).toBe("yes 0");
  });

  it("a lower row need not be complete, and a Bridge supports", () => {
    const table = setUp({ rows: ["g3 bridge r5", "b4 g6"], hands: ["b7 g9"] });
    expect(says(table, "b7 r3p1")).toBe("yes 0");
  });
});

describe("A.place.colour", () => {
  it("a blue 2 cannot be placed beside a blue 5 (ASC)", () => {
    const table = setUp({ rows: ["b5"], hands: ["b2 g2 r1 r3 r4"] });
    expect(says(table, "b2 r1p2")).toBe("no: A.place.colour");
    expect(evidence(table, "b2 r1p2", "A.place.colour")).toEqual({
      card: "b2",
      colour: "b",
      side: "left",
      blocker: "b5",
      at: "r1p1",
    });
    expect(says(table, "g2 r1p2")).toBe("yes 3");
  });

  it("a Campfire counts with its colour, a Bridge has none; rows above and below do not matter", () => {
    const table = setUp({ rows: ["b5 campfire:g", "g6"], hands: ["g5 b5 r1 r3 r4"] });
    expect(says(table, "g5 r1p3")).toBe("no: A.place.colour");
    expect(says(table, "b5 r1p3")).toBe("yes 0");
    const bridge = setUp({ rows: ["b5 bridge b6 r5", "g9"], hands: ["b5 g5 r1 r3 r4"] });
    expect(says(bridge, "b5 r2p2"), "above a blue 6").toBe("yes 4");
    expect(says(bridge, "b5 r1p2"), "covering: both sides").toBe("no: A.place.colour");
  });
});

describe("A.place.number", () => {
  it("a 2 stops at row 2, an 8 goes anywhere (ASC)", () => {
    const table = setUp({ rows: ["g1 b1 r1 g2", "r4 b4 g4", "r5 g5"], hands: ["b2 b8 g8 r3 r4"] });
    expect(says(table, "b2 r3p3"), "support").toContain("A.place.support");
    expect(says(table, "b2 r4p1")).toBe("no: A.place.number");
    expect(evidence(table, "b2 r4p1", "A.place.number")).toEqual({ card: "b2", number: 2, row: 4 });
    expect(says(table, "b8 r4p1")).toBe("yes 0");
    const low = setUp({ rows: ["g1 b1"], hands: ["b2 r8"] });
    expect(says(low, "b2 r2p1")).toBe("yes 0");
    expect(says(low, "r8 r2p1")).toBe("yes 0");
  });
});

describe("A.place.cost", () => {
  it("5 next to 3 costs 2 (ASC)", () => {
    const table = setUp({ rows: ["g3"], hands: ["b5 g9 r9"] });
    expect(says(table, "b5 r1p2")).toBe("yes 2");
    expect(evidence(table, "b5 r1p2", "A.place.cost")).toEqual({
      price: 2,
      counts: "left",
      left: 3,
      leftDifference: 2,
    });
  });

  it("6, Bridge, 9 costs nothing; then 7 on that Bridge costs 2, the greater difference (ASC)", () => {
    const start = setUp({
      rows: ["g6"],
      hands: ["bridge g1 g2 g3 g4", "r9 b7 g8 g10 g11"],
      piles: ["r1 r2 r3 r4", "r5 r6 r7 r8"],
    });
    expect(says(start, "bridge r1p2")).toBe("yes 0");
    const bridged = after(start, "1: bridge r1p2");
    expect(says(bridged, "r9 r1p3", 1)).toBe("yes 0");
    expect(evidence(bridged, "r9 r1p3", "A.place.cost", 1)).toEqual({ price: 0, counts: "none" });
    const spanned = after(bridged, "2: r9 r1p3", "1: discard g1 g2");
    expect(says(spanned, "b7 r1p2 -g8 -g10", 1)).toBe("yes 2");
    expect(evidence(spanned, "b7 r1p2", "A.place.cost", 1)).toEqual({
      price: 2,
      counts: "right",
      left: 6,
      leftDifference: 1,
      right: 9,
      rightDifference: 2,
    });
    const covered = after(spanned, "2: b7 r1p2 -g8 -g10");
    expect(cardOn(covered, "r1p2")).toBe("b7");
    expect(covered.rulebook.pieceName(topOf(covered, covered.rulebook.place("covered")))).toBe("bridge");
  });

  it("nothing beside it costs nothing; above and below are not beside", () => {
    const table = setUp({ rows: ["g3 b4"], hands: ["r12 g9"] });
    expect(says(table, "r12 r2p1")).toBe("yes 0");
  });
});

describe("A.place.pay", () => {
  it("is paid from the hand left after playing: four at most with a full hand", () => {
    const table = setUp({ rows: ["g3"], hands: ["b7 b8 r1 r2 g9"] });
    expect(says(table, "b7 r1p2")).toBe("yes 4");
    expect(says(table, "b8 r1p2")).toBe("no: A.place.pay");
    expect(evidence(table, "b8 r1p2", "A.place.pay")).toMatchObject({ need: 5, have: 4 });
  });

  it("takes exactly the price, in different cards of the own hand; any kind of card (A.discard.any)", () => {
    const table = setUp({ rows: ["g3"], hands: ["b5 b5 summit bridge campfire:g", "r7"] });
    for (const paid of ["-summit -bridge", "-campfire:g -b5", "-b5 -summit"])
      expect(says(table, `b5 r1p2 ${paid}`), paid).toBe("yes 2");
    for (const paid of ["-b5", "-b5 -b5", "-r7 -summit", "-summit -summit", "-b5 -summit -bridge"])
      expect(says(table, `b5 r1p2 ${paid}`), paid).toBe("no: A.place.pay");
    expect(says(table, "discard summit campfire:g")).toBe("yes 0");
  });

  it("may be paid after placing: the price becomes a debt that only cards settle", () => {
    const table = setUp({ rows: ["g3"], hands: ["b5 b6 b7 g1 g2", "r5 r8"], piles: ["g4 g5 g6"] });
    const placed = after(table, "1: b5 r1p2");
    expect(owes(placed, 0)).toBe(2);
    expect(says(placed, "r5 r1p3", 1)).toBe("no: A.turn.action");
    expect(says(placed, "give b6")).toBe("no: A.place.pay");
    expectSame(after(placed, "1: give b6 b7"), after(table, "1: b5 r1p2 -b6 -b7"), () => "paid along");
  });
});

describe("A.bridge.place", () => {
  it("never lies on the first or last place of a row, so never in row 8", () => {
    const table = setUp({ rows: ["g1 b1 r1 g2 b2 r2 g3 b3"], hands: ["bridge g9"] });
    expect(says(table, "bridge r1p9")).toBe("no: A.bridge.place");
    expect(says(table, "bridge r2p1")).toBe("no: A.bridge.place");
    const top = setUp({ rows: finished({ r8p1: ".", r8p2: "." }), hands: ["bridge g8"] });
    expect(says(top, "bridge r8p1")).toBe("no: A.bridge.place");
    const one = setUp({ rows: finished({ r8p2: "." }), hands: ["bridge"] });
    expect(says(one, "bridge r8p2")).toBe("no: A.bridge.place");
  });

  it("costs nothing and keeps to place and support; a Bridge may lie beside a Bridge", () => {
    const table = setUp({ rows: ["g9 bridge", "r9"], hands: ["bridge b1 g1"] });
    expect(says(table, "bridge r1p3")).toBe("yes 0");
    expect(says(table, "bridge r1p3 -b1")).toBe("no: A.place.pay");
    expect(says(table, "bridge r1p4")).toBe("no: A.place.next");
    expect(says(table, "bridge r2p2")).toBe("no: A.place.support");
    expect(says(table, "bridge r1p2")).toBe("no: A.bridge.cover, A.place.next");
  });
});

describe("A.bridge.cover", () => {
  it("only an Ascent card covers a Bridge; a Campfire never does", () => {
    const table = setUp({ rows: ["g6 bridge r9", "b6"], hands: ["campfire:g b7 g1 g2 g3"] });
    expect(says(table, "campfire:g r1p2")).toBe("no: A.campfire.replace");
    expect(says(table, "b7 r1p2")).toBe("yes 2");
  });

  it("a Campfire to the right counts what it was worth before the card was placed", () => {
    const table = setUp({ rows: ["g6 bridge campfire:r b2"], hands: ["b8 g1 g2 g3 g4"] });
    expect(says(table, "b8 r1p2")).toBe("yes 2");
    expect(evidence(table, "b8 r1p2", "A.place.cost")).toEqual({
      price: 2,
      counts: "left",
      left: 6,
      leftDifference: 2,
      right: 6,
      rightDifference: 2,
      rightCampfire: "campfire:r",
    });
  });
});

describe("A.campfire.replace, A.campfire.move", () => {
  const table = setUp({
    rows: ["g7 b6 r5", "b9 g8"],
    hands: ["campfire:g campfire:r g1 g2 g3", "b5 b2"],
    piles: ["r1 r2"],
  });

  it("replaces an Ascent card of its colour only", () => {
    expect(says(table, "campfire:g r1p1")).toBe("yes 0");
    expect(says(table, "campfire:g r1p2")).toBe("no: A.campfire.replace");
    expect(says(table, "campfire:g r1p4")).toBe("no: A.campfire.replace");
    expect(evidence(table, "campfire:g r1p2", "A.campfire.replace")).toEqual({
      colour: "g",
      at: "r1p2",
      card: "b6",
    });
    expect(says(table, "campfire:g r2p2"), "8 may climb to row 3").toBe("yes 0");
  });

  it("the green 7 replaced by the green Campfire starts a new row (ASC)", () => {
    const played = after(table, "1: campfire:g r1p1");
    expect(cardOn(played, "r1p1")).toBe("campfire:g");
    expect(due(played)).toMatchObject({ step: "relocate", seats: [0], clause: "A.campfire.move" });
    expect(says(played, "b5 r1p4", 1)).toBe("no: A.turn.action");
    expect(says(played, "discard g1 g2")).toBe("no: A.turn.action");
    expect(says(played, "move r1p4"), "not higher").toBe("no: A.campfire.move");
    expect(evidence(played, "move r1p4", "A.campfire.move")).toEqual({ card: "g7", row: 1 });
    expect(says(played, "move r2p3")).toBe("no: A.place.support, A.place.colour");
    expect(says(played, "move r3p1")).toBe("yes 0");
    const moved = after(played, "1: move r3p1");
    expect(cardOn(moved, "r3p1")).toBe("g7");
    expect(due(moved)).toMatchObject({ step: "act", seats: [1] });
    expect(hand(moved, 0).length, "drawn up").toBe(5);
  });

  it("its price is paid, along with the move or after it", () => {
    const dear = setUp({
      rows: ["g7 b6 r5 b4", "b9 r9"],
      hands: ["campfire:g g1 g2 g3 g4", "b1 b2"],
      piles: ["r1 r2 r3 r4"],
    });
    const played = after(dear, "1: campfire:g r1p1");
    expect(says(played, "move r2p3")).toBe("yes 2");
    const paid = after(played, "1: move r2p3 -g1 -g2");
    const owing = after(played, "1: move r2p3");
    expect(owes(owing, 0)).toBe(2);
    expectSame(after(owing, "1: give g1 g2"), paid, () => "paid after");
  });

  it("cannot be played where the card has no place it may go to and that can be paid", () => {
    const low = setUp({ rows: ["g1 b6 r5"], hands: ["campfire:g r1 r2 r3 r4"] });
    expect(says(low, "campfire:g r1p1"), "a 1 stops at row 1").toBe("no: A.campfire.move");
    expect(evidence(low, "campfire:g r1p1", "A.campfire.move")).toEqual({ card: "g1" });
    const dear = { rows: ["g7 b6 r5", "b11"], piles: ["g1"] };
    expect(says(setUp({ ...dear, hands: ["campfire:g r1 r2 r3 r4"] }), "campfire:g r1p1")).toBe("yes 0");
    expect(
      says(setUp({ ...dear, hands: ["campfire:g r1 r2 r3"] }), "campfire:g r1p1"),
      "4 to pay, 3 left",
    ).toBe("no: A.campfire.move");
  });

  it("may move the card onto a Bridge higher up", () => {
    const bridge = setUp({ rows: ["g7 b6 r5 b4", "b9 bridge r8"], hands: ["campfire:g r1 r2 r3 r4"] });
    const played = after(bridge, "1: campfire:g r1p1");
    expect(says(played, "move r2p2")).toBe("yes 2");
    expect(cardOn(after(played, "1: move r2p2 -r1 -r2"), "r2p2")).toBe("g7");
  });

  it("is never covered and never replaced", () => {
    const lying = setUp({ rows: ["campfire:g b6"], hands: ["g8 r8 campfire:b campfire:r r1"] });
    expect(says(lying, "r8 r1p1")).toBe("no: A.bridge.cover, A.place.next");
    expect(says(lying, "campfire:r r1p1")).toBe("no: A.campfire.replace");
  });
});

describe("A.campfire.value", () => {
  it("6 beside a Campfire worth 8 costs 2 (ASC)", () => {
    const table = setUp({ rows: ["b8 campfire:r"], hands: ["g6 g1 g2"] });
    expect(says(table, "g6 r1p3")).toBe("yes 2");
    expect(evidence(table, "g6 r1p3", "A.place.cost")).toEqual({
      price: 2,
      counts: "left",
      left: 8,
      leftDifference: 2,
      leftCampfire: "campfire:r",
    });
  });

  it("looks past Campfires and Bridges; with no Ascent card on the left there is no price", () => {
    const past = setUp({ rows: ["b8 campfire:r bridge campfire:b"], hands: ["g6 g1 g2"] });
    expect(says(past, "g6 r1p5")).toBe("yes 2");
    const none = setUp({ rows: ["campfire:r"], hands: ["g6 g1 g2"] });
    expect(says(none, "g6 r1p2")).toBe("yes 0");
    expect(evidence(none, "g6 r1p2", "A.place.cost")).toEqual({ price: 0, counts: "none" });
  });
});

describe("what only the holder can tell", () => {
  const table = setUp({ rows: ["g3 b5"], hands: ["r5 g9", "r6 g8"] });

  it("is unknown for a card nobody here can see, and no where any card is refused", () => {
    const seen = mask(table, SPECTATOR);
    expect(says(seen, "r5 r1p3")).toBe("unknown: A.turn.hand");
    expect(says(seen, "? r1p3")).toContain("unknown: A.turn.hand");
    expect(says(seen, "? r1p4")).toBe("no: A.place.next");
    expect(says(seen, "g3 r1p4"), "wherever that card is").toContain("no: ");
    expect(judge(seen, actOf(seen, "? r1p3")).price).toBe(0);
  });
});
