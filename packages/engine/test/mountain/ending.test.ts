/** ASC 4, 5, 6 and 8: discarding, the Summit, losing, and Guide ropes. */
import { describe, expect, it } from "vitest";
import { countAt, deal, due, enact, hand, legalActs, outcome, seededFate, turnOf } from "../../src/index";
import { rulebookOf } from "../support/codes";
import { actOf, after, evidence, says } from "../support/says";
import { finished, setUp } from "./support/line";

describe("A.turn.action, A.turn.discard-two", () => {
  const table = setUp({ rows: ["g3"], hands: ["b5 g9 r9", "b6 b7"], piles: ["r1 r2 r3 r4 r5", "r6"] });

  it("one action, then drawing up to five, then the next player", () => {
    expect(says(table, "b6 r1p2", 1)).toContain("no: A.turn.action");
    const played = after(table, "1: discard b5 g9");
    expect(hand(played, 0).length).toBe(5);
    expect(turnOf(played)).toEqual({ stage: "helm", seat: 1 });
    expect(hand(after(played, "2: discard b6 b7"), 1).length, "the pile had one card").toBe(1);
  });

  it("discards exactly two of the own hand", () => {
    expect(says(table, "discard b5 r9")).toBe("yes 0");
    for (const cards of ["b5", "b5 b5", "b5 b6", "b5 g9 r9"])
      expect(says(table, `discard ${cards}`), cards).toBe("no: A.turn.discard-two");
  });
});

it("A.turn.hand: only a card from the own hand can be played", () => {
  const table = setUp({ rows: ["g3"], hands: ["b5 g9 r9", "r3 campfire:g bridge summit"] });
  expect(says(table, "r3 r1p2")).toBe("no: A.turn.hand");
  expect(says(table, "bridge r1p2")).toBe("no: A.turn.hand");
  expect(says(table, "summit")).toBe("no: A.turn.hand, A.summit.when");
});

describe("A.summit.when, A.end.win", () => {
  it("wins for all on 44 places of Ascent cards and Campfires", () => {
    const table = setUp({ rows: finished({ r3p3: "campfire:r" }), hands: ["summit g9"] });
    expect(says(table, "summit")).toBe("yes 0");
    const won = after(table, "1: summit");
    expect(outcome(won)).toBe("won");
    expect(due(won)).toEqual({ step: "over", seats: [] });
    expect(says(won, "discard g9 g9", 1)).toContain("A.end.win");
  });

  it("is refused before: places open, or a Bridge not covered, which cannot be covered later (ASC 8)", () => {
    const open = setUp({ rows: finished({ r8p2: ".", r1p2: "bridge" }), hands: ["summit b9"] });
    expect(says(open, "summit")).toBe("no: A.summit.when");
    expect(evidence(open, "summit", "A.summit.when")).toEqual({ open: 1, bridges: 1 });
    const bridged = setUp({ rows: finished({ r1p2: "bridge" }), hands: ["summit b1"] });
    expect(evidence(bridged, "summit", "A.summit.when")).toEqual({ open: 0, bridges: 1 });
    expect(
      outcome(
        after(
          setUp({ rows: finished({ r1p2: "bridge" }), hands: ["b1 r1", "summit"] }),
          "1: b1 r1p2",
          "2: summit",
        ),
      ),
    ).toBe("won");
  });
});

describe("A.end.lose", () => {
  it("no playable card and not two to discard, on one's own turn (ASC 5)", () => {
    const table = setUp({ rows: ["g9 b9", "r9"], hands: ["g5 g6", "b1"], piles: ["g7 r7"] });
    expect(outcome(after(table, "1: discard g5 g6")), "the 1 costs eight").toBe("lost");
    const saved = setUp({ rows: ["g9 b9", "r9"], hands: ["g5 g6", "b1 b2"], piles: ["g7"] });
    expect(outcome(after(saved, "1: discard g5 g6")), "two cards can still be discarded (ASC 8)").toBe(
      "playing",
    );
    const playable = setUp({ rows: ["g9 b9", "r9"], hands: ["g5 g6", "r9"], piles: ["g7"] });
    expect(outcome(after(playable, "1: discard g5 g6"))).toBe("playing");
  });

  it("an empty hand loses; the others' cards do not help", () => {
    const table = setUp({ rows: ["g9"], hands: ["g5 g6", ""], piles: ["g7"] });
    const lost = after(table, "1: discard g5 g6");
    expect(outcome(lost)).toBe("lost");
    expect(legalActs(lost, 0)).toEqual([]);
    expect(says(lost, "discard g7 g7")).toContain("A.end.lose");
  });
});

describe("A.rope.use", () => {
  it("shuffles the whole hand into the draw pile and draws six, one rope each", () => {
    const code = "mountain p1 ropes2";
    let kept = 0;
    for (let seed = 0; seed < 30; seed++) {
      const fate = seededFate(`v1:rope-${seed}`);
      const { table } = deal(rulebookOf(code), fate);
      const enacted = enact(table, actOf(table, "rope"), fate);
      if (!enacted.ok) throw new Error("A rope was refused.");
      const next = enacted.value.table;
      expect(hand(next, 0).length).toBe(6);
      expect(countAt(next, next.rulebook.place("ropes"))).toBe(1);
      expect(turnOf(next)).toEqual({ stage: "helm", seat: 0 });
      kept += hand(next, 0).filter((card) => hand(table, 0).includes(card)).length;
      const again = enact(table, actOf(table, "rope"), seededFate(`v1:rope-${seed}`));
      expect(again.ok && hand(again.value.table, 0), "the same seed").toEqual(hand(next, 0));
    }
    expect(kept, "about 6 × 6 ⁄ 79 cards come back").toBeGreaterThan(2);
    expect(kept).toBeLessThan(40);
  });

  it("draws from a new order afterwards: cards put back do not lie on top", () => {
    const fate = seededFate("v1:rope-order");
    let { table } = deal(rulebookOf("mountain p1"), fate);
    const first = hand(table, 0);
    for (const text of ["rope"]) {
      const enacted = enact(table, actOf(table, text), fate);
      if (enacted.ok) table = enacted.value.table;
    }
    const names = hand(table, 0)
      .slice(0, 2)
      .map((card) => table.rulebook.pieceName(card));
    const enacted = enact(table, actOf(table, `discard ${names.join(" ")}`), fate);
    if (!enacted.ok) throw new Error("Two were not discarded.");
    const drawn = hand(enacted.value.table, 0).filter((card) => !hand(table, 0).includes(card));
    expect(drawn.length).toBe(2);
    expect(drawn.every((card) => first.includes(card))).toBe(false);
  });

  it("works with fewer than six in hand and with an empty pile", () => {
    const short = setUp({ code: "mountain p1", hands: ["g3 b5"], piles: [""] });
    expect(says(short, "rope")).toBe("yes 0");
    expect(hand(after(short, "1: rope"), 0).length).toBe(2);
    const some = setUp({ code: "mountain p1", hands: ["g3"], piles: ["b5 b6"] });
    expect(hand(after(some, "1: rope"), 0).length).toBe(3);
  });

  it("three at most; with a rope left nobody is lost", () => {
    const used = setUp({ code: "mountain p1", hands: ["g3 b5"], ropesUsed: 3 });
    expect(says(used, "rope")).toBe("no: A.rope.use");
    expect(evidence(used, "rope", "A.rope.use")).toEqual({ left: 0 });
    expect(says(setUp({ code: "mountain p1 ropes0", hands: ["g3 b5"] }), "rope")).toBe("no: A.rope.use");
    const stuck = { code: "mountain p1", rows: ["g9"], hands: ["g5 g6 b2"], piles: [""] };
    expect(outcome(after(setUp({ ...stuck, ropesUsed: 2 }), "1: discard g5 g6"))).toBe("playing");
    expect(outcome(after(setUp({ ...stuck, ropesUsed: 3 }), "1: discard g5 g6"))).toBe("lost");
  });

  it("is for solo players only", () => {
    const { rulebook } = setUp({ hands: ["g3"] });
    expect(rulebook.actOf.rope).toBeUndefined();
  });
});
