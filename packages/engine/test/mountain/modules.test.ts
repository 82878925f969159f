/** ASC 7: Green Path, Panorama objectives, Mountain goats. */
import { describe, expect, it } from "vitest";
import {
  cardsAt,
  countAt,
  deal,
  judge,
  legalActs,
  mask,
  outcome,
  SPECTATOR,
  type Table,
  unknownFate,
} from "../../src/index";
import { rulebookOf } from "../support/codes";
import { actOf, after, evidence, says } from "../support/says";
import { finished, setUp } from "./support/line";

const goatsOn = (table: Table, place: string): number =>
  countAt(table, table.rulebook.place(`goats:${place}`));
const metOn = (table: Table): string[] =>
  cardsAt(table, table.rulebook.place("met")).map((piece) => table.rulebook.pieceName(piece).slice(9));

describe("A.green.path", () => {
  const code = "mountain p2 green";

  it("needs green cards from row 1 to row 8, each resting on the one before", () => {
    expect(says(setUp({ code, rows: finished(), hands: ["summit"] }), "summit")).toBe("yes 0");
    const broken = setUp({ code, rows: finished({ r5p1: "b12" }), hands: ["summit"] });
    expect(says(broken, "summit")).toBe("no: A.green.path");
    expect(evidence(broken, "summit", "A.green.path")).toEqual({ row: 6 });
    expect(says(setUp({ rows: finished({ r5p1: "b12" }), hands: ["summit"] }), "summit"), "base game").toBe(
      "yes 0",
    );
  });

  it("a green Campfire counts", () => {
    const table = setUp({ code, rows: finished({ r5p1: "campfire:g" }), hands: ["summit"] });
    expect(says(table, "summit")).toBe("yes 0");
  });
});

describe("A.panorama.done", () => {
  const code = "mountain p2 panoramas(3-4-3,9-8-7,2-3-4)";
  const shown = ["3-4-3", "9-8-7", "2-3-4"];

  it("is met the moment three adjacent Ascent cards read it from left to right (ASC 3-4-3)", () => {
    const table = setUp({ code, shown, rows: ["g3 b4"], hands: ["r3 g1 g2", "b9 b8"] });
    const met = after(table, "1: r3 r1p3 -g1");
    expect(metOn(met)).toEqual(["3-4-3"]);
    expect(countAt(met, met.rulebook.place("shown"))).toBe(2);
  });

  it("the reverse does not count: 7-8-9 is not 9-8-7 (ASC 8)", () => {
    const table = setUp({ code, shown, rows: ["g7 b8"], hands: ["r9 g1 g2", "b9 b8"] });
    expect(metOn(after(table, "1: r9 r1p3 -g1"))).toEqual([]);
  });

  it("a Campfire or a Bridge between breaks it, and numbers must lie in one row", () => {
    const fire = setUp({ code, shown, rows: ["g3 campfire:b b4"], hands: ["r3 g1 g2", "b9"] });
    expect(metOn(after(fire, "1: r3 r1p4 -g1"))).toEqual([]);
    const bridge = setUp({
      code,
      shown,
      rows: ["g2 bridge"],
      hands: ["r3 b4 g1 g5", "b9 b8"],
      piles: ["r1"],
    });
    const between = after(bridge, "1: r3 r1p3");
    expect(metOn(between)).toEqual([]);
    const covered = setUp({ code, shown, rows: ["g2 bridge r4"], hands: ["b3 g1 g5", "b9 b8"] });
    expect(metOn(after(covered, "1: b3 r1p2 -g1"))).toEqual(["2-3-4"]);
  });

  it("stays met when a Campfire takes one of its cards, and a moved card may meet one", () => {
    const table = setUp({
      code,
      shown,
      rows: ["g3 b4 g9 r1", "r9 b8"],
      hands: ["r3 campfire:r g1 g2 g5", "b9 b8"],
      piles: ["b1 b2", "b3 b5"],
    });
    const blocked = says(table, "r3 r1p5");
    expect(blocked).toContain("no: A.place.colour");
    const lifted = setUp({
      code,
      shown,
      rows: ["r7 b4 g9 r1", "r9 b8"],
      hands: ["campfire:r g1 g2 g5", "b9 b8"],
      met: [],
    });
    const moved = after(lifted, "1: campfire:r r1p1", "1: move r2p3 -g1");
    expect(metOn(moved)).toEqual(["9-8-7"]);
    const again = after(
      setUp({
        code,
        shown: ["9-8-7"],
        met: ["3-4-3", "2-3-4"],
        rows: ["r3 b4 g3"],
        hands: ["campfire:b g1 g2 g5 g7"],
      }),
      "1: campfire:b r1p2",
    );
    expect(metOn(again)).toEqual(["2-3-4", "3-4-3"]);
  });

  it("to win, all shown must be met", () => {
    const rows = finished();
    const open = setUp({ code, shown: ["9-8-7", "2-3-4"], met: ["3-4-3"], rows, hands: ["summit"] });
    expect(says(open, "summit")).toBe("no: A.panorama.done");
    expect(evidence(open, "summit", "A.panorama.done")).toEqual({ missing: 2 });
    expect(says(setUp({ code, met: shown, rows, hands: ["summit"] }), "summit")).toBe("yes 0");
  });

  it("is unknown where the Panoramas shown are not known here", () => {
    const { table } = deal(rulebookOf("mountain p2 panoramas3"), unknownFate);
    const clause = judge(table, actOf(table, "summit")).findings.find(
      (found) => found.clause === "A.panorama.done",
    );
    expect(clause).toMatchObject({ holds: "unknown", with: { missing: 3 } });
  });
});

describe("Mountain goats", () => {
  const code = "mountain p2 goats";

  it("A.goat.place: a card with the symbol, placed from hand, brings a goat; its twin does not", () => {
    const table = setUp({ code, hands: ["g7* g1", "b7 b1"], piles: ["r1 r2", "r4 r5"] });
    const placed = after(table, "1: g7* r1p1");
    expect(goatsOn(placed, "r1p1")).toBe(1);
    expect(countAt(placed, placed.rulebook.place("goats"))).toBe(11);
    const plain = after(setUp({ code, hands: ["g7 g1", "b7"] }), "1: g7 r1p1");
    expect(goatsOn(plain, "r1p1")).toBe(0);
    const covering = setUp({ code, rows: ["b5 bridge"], hands: ["g7* g1 g2", "b7"] });
    expect(goatsOn(after(covering, "1: g7* r1p2 -g1 -g2"), "r1p2"), "over a Bridge").toBe(1);
  });

  it("A.goat.place: a card that a Campfire moves brings none", () => {
    const table = setUp({ code, rows: ["g7* b6"], hands: ["campfire:g g1 g2", "b7"] });
    const moved = after(table, "1: campfire:g r1p1", "1: move r2p1");
    expect(goatsOn(moved, "r2p1")).toBe(0);
  });

  it("A.goat.herd: one card moves a goat up one row, from the green 12 to the red 3 (ASC)", () => {
    const table = setUp({ code, rows: ["g12 b11", "r3*"], goats: { r1p1: 1 }, hands: ["g1 g2 g5", "b7"] });
    expect(says(table, "herd r1p1 r2p1 -g1")).toBe("yes 1");
    const herded = after(table, "1: herd r1p1 r2p1 -g1");
    expect(goatsOn(herded, "r2p1")).toBe(1);
    expect(goatsOn(herded, "r1p1")).toBe(0);
    expect(countAt(herded, herded.rulebook.place("discard:1"))).toBe(1);
  });

  it("A.goat.herd: three cards move a herd up three rows, and goats met on the way join: four on the blue 8 (ASC)", () => {
    const table = setUp({
      code,
      rows: ["g12 b11 r10 g9", "r7 g8 b9", "b7 r8", "b8"],
      goats: { r1p2: 1, r2p2: 2, r3p1: 1 },
      hands: ["g1 g2 g5 b1", "b7"],
    });
    const herded = after(table, "1: herd r1p2 r2p2 r3p1 r4p1 -g1 -g2 -g5");
    expect(goatsOn(herded, "r4p1")).toBe(4);
    const other = after(table, "1: herd r1p2 r2p1 r3p1 r4p1 -g1 -g2 -g5");
    expect([goatsOn(other, "r4p1"), goatsOn(other, "r2p2")], "another way gathers others").toEqual([2, 2]);
    const offer = legalActs(table, 0).find(
      ({ numbers, choose }) => choose === 3 && numbers[0] === table.rulebook.place("r1p2"),
    );
    expect(
      offer?.numbers.map((place) => table.rulebook.placeName(place)),
      "the list names the best way",
    ).toEqual(["r1p2", "r2p2", "r3p1", "r4p1"]);
  });

  it("A.goat.herd: only up, only onto cards that rest on it, only with goats, and a card for each row", () => {
    const table = setUp({
      code,
      rows: ["g12 b11 r10", "r3 g4"],
      goats: { r1p1: 1, r2p1: 1 },
      hands: ["g1 g2", "b7"],
    });
    for (const path of ["r1p1 r1p2", "r2p1 r1p1", "r1p1 r2p2", "r1p1", "r1p3 r2p2", "r1p1 r2p1 r3p1"])
      expect(says(table, `herd ${path}`), path).toContain("no: A.goat.herd");
    expect(says(table, "herd r1p1 r2p1 -g1 -g2"), "one row is one card").toBe("no: A.goat.herd");
    expect(says(table, "herd r1p1 r2p1 -b5"), "a card of another hand").toBe("no: A.place.pay");
    expect(
      says(setUp({ code, rows: ["g12 b11", "r3"], goats: { r1p1: 1 }, hands: ["", "b7"] }), "herd r1p1 r2p1"),
    ).toBe("no: A.place.pay");
  });

  it("A.goat.herd: saves a player who has one card and cannot play it", () => {
    const stuck = { code, rows: ["g9 b9", "r9"], hands: ["g5 g6", "b1"], piles: ["g7"] };
    expect(outcome(after(setUp(stuck), "1: discard g5 g6"))).toBe("lost");
    expect(outcome(after(setUp({ ...stuck, goats: { r1p1: 1 } }), "1: discard g5 g6"))).toBe("playing");
  });

  it("A.goat.bridge: never onto or over a Bridge; a Campfire is fine", () => {
    const table = setUp({
      code,
      rows: ["g12 b11 r10 g9", "r7 bridge g9", "b7 r8"],
      goats: { r1p2: 1, r1p3: 1 },
      hands: ["g1 g2 g5", "b7"],
    });
    expect(says(table, "herd r1p2 r2p2")).toBe("no: A.goat.bridge");
    expect(evidence(table, "herd r1p2 r2p2 r3p1", "A.goat.bridge")).toEqual({ at: "r2p2" });
    expect(says(table, "herd r1p2 r2p1 r3p1")).toBe("yes 2");
    const fire = setUp({ code, rows: ["g12 b11", "campfire:r"], goats: { r1p1: 1 }, hands: ["g1", "b7"] });
    expect(says(fire, "herd r1p1 r2p1")).toBe("yes 1");
  });

  it("A.goat.campfire: goats on a card keep it; the card alone may be replaced", () => {
    const rows = ["g7* b6 r5", "b9"];
    const kept = setUp({ code, rows, goats: { r1p1: 1 }, hands: ["campfire:g g1 g2 g3", "b7"] });
    expect(says(kept, "campfire:g r1p1")).toBe("no: A.goat.campfire");
    expect(says(setUp({ code, rows, hands: ["campfire:g g1 g2 g3", "b7"] }), "campfire:g r1p1")).toBe(
      "yes 0",
    );
  });

  it("A.goat.win: at least eight goats on row 8", () => {
    const rows = finished();
    const eight = setUp({ code, rows, goats: { r8p1: 5, r8p2: 3 }, hands: ["summit"] });
    expect(says(eight, "summit")).toBe("yes 0");
    const seven = setUp({ code, rows, goats: { r8p1: 5, r8p2: 2, r7p1: 3 }, hands: ["summit"] });
    expect(says(seven, "summit")).toBe("no: A.goat.win");
    expect(evidence(seven, "summit", "A.goat.win")).toEqual({ have: 7, need: 8 });
  });
});

it("goats, Panoramas and the slope are seen by everybody; face-down Panoramas by nobody", () => {
  const table = setUp({
    code: "mountain p2 panoramas3 goats",
    rows: ["g7*"],
    goats: { r1p1: 1 },
    shown: ["3-4-3"],
    hands: ["g1"],
  });
  const seen = mask(table, SPECTATOR);
  expect(goatsOn(seen, "r1p1")).toBe(1);
  expect(cardsAt(seen, seen.rulebook.place("shown")).length).toBe(1);
  expect(cardsAt(seen, seen.rulebook.place("panoramas"))).toEqual([]);
});
