/** EN 3, FR 3, EN 7.1: the deal. */
import { describe, expect, it } from "vitest";
import {
  type Act,
  cardsAt,
  countAt,
  deal,
  enact,
  hand,
  judge,
  mask,
  rulebookFor,
  SPECTATOR,
  seededFate,
  type Table,
  turnOf,
} from "../../src/index";
import { rulebookOf } from "../support/codes";
import { SUBSETS } from "../support/option-sets";

const dealt = (code: string, seed: number): Table =>
  deal(rulebookOf(code), seededFate(`v1:setup-${seed}`)).table;

/** How many cards each seat had before its Start came in: hand and pile, less one. */
const shares = (table: Table): number[] =>
  table.rulebook.hands.map(
    (place, seat) => countAt(table, place) + countAt(table, table.rulebook.piles[seat]!) - 1,
  );

describe("T.setup.deck", () => {
  it("three players get 29, 28 and 28, whoever gets the odd card", () => {
    const odd = new Set<number>();
    for (let seed = 0; seed < 40; seed++) {
      const sizes = shares(dealt("sea p3", seed));
      expect([...sizes].sort()).toEqual([28, 28, 29]);
      odd.add(sizes.indexOf(29));
    }
    expect([...odd].sort()).toEqual([0, 1, 2]);
  });

  it("the others get 85, 43 and 42, 22 and 21, 17 each", () => {
    expect(shares(dealt("sea p1", 1))).toEqual([85]);
    expect(shares(dealt("sea p2", 1)).sort()).toEqual([42, 43]);
    expect(shares(dealt("sea p4", 1)).sort()).toEqual([21, 21, 21, 22]);
    expect(shares(dealt("sea p5", 1))).toEqual([17, 17, 17, 17, 17]);
  });
});

describe("T.setup.hand", () => {
  it("opening hands are five cards and never a Start; each pile holds its seat's one, in every option set", () => {
    for (const [seed, options] of SUBSETS.base.flatMap(({ settings }) => settings).entries()) {
      const { table } = deal(rulebookFor(options), seededFate(`v1:setup-${seed}`));
      const names = (place: number): string[] =>
        cardsAt(table, place).map((card) => table.rulebook.pieceName(card));
      for (const seat of table.rulebook.hands.keys()) {
        expect(hand(table, seat).length).toBe(5);
        expect(names(table.rulebook.hands[seat]!)).not.toContain("start");
        expect(names(table.rulebook.piles[seat]!).filter((name) => name === "start")).toEqual(["start"]);
      }
    }
  });

  it("so before a seat's first draw everyone knows that no Start binds it, and afterwards nobody else does", () => {
    const table = dealt("sea p3", 5);
    const first = turnOf(table)?.seat ?? 0;
    const [, , third = 0] = table.rulebook.cells;
    const card = hand(table, first)[0] ?? 0;
    const act: Act = { type: "lay", seat: first, card, to: third, cards: [], numbers: [] };
    const forced = (seen: Table): unknown =>
      judge(seen, act).findings.find(({ clause }) => clause === "T.start.forced")?.holds;
    expect(forced(mask(table, SPECTATOR))).toBe("yes");
    const enacted = enact(table, act, seededFate("v1:setup-5"));
    if (!enacted.ok) throw new Error(JSON.stringify(enacted.error));
    expect(forced(mask(enacted.value.table, SPECTATOR))).toBe("unknown");
    expect(forced(mask(enacted.value.table, first))).toMatch(/yes|no/);
  });

  it("a Start may be drawn in the very first turn, and may be the last card", () => {
    const depths = new Set<string>();
    for (let seed = 0; seed < 300; seed++) {
      const table = dealt("sea p5", seed);
      const fate = seededFate(`v1:setup-${seed}`);
      const [pile = 0] = table.rulebook.piles;
      depths.add(table.rulebook.pieceName(fate.next(table, pile)) === "start" ? "first" : "later");
    }
    expect([...depths].sort()).toEqual(["first", "later"]);
  });
});

describe("T.setup.remove", () => {
  it("takes out as many Islands as chosen, unseen, and never a Finish", () => {
    for (let removed = 0; removed <= 12; removed++) {
      const table = dealt(removed === 0 ? "sea p4" : `sea p4 -${removed}`, removed);
      const out = cardsAt(table, table.rulebook.place("removed"));
      expect(out.length).toBe(removed);
      expect(out.every((card) => card >= 1 && card <= 80)).toBe(true);
      expect(shares(table).reduce((sum, share) => sum + share, 0)).toBe(85 - removed);
    }
  });
});

describe("T.setup.first", () => {
  it("the first player is one of those with the fewest cards, any of them", () => {
    for (const code of ["sea p2", "sea p3", "sea p4", "sea p5", "sea p4 -3"]) {
      const ranks = new Set<number>();
      for (let seed = 0; seed < 60; seed++) {
        const table = dealt(code, seed);
        const sizes = shares(table);
        const fewest = [...sizes.keys()].filter((seat) => sizes[seat] === Math.min(...sizes));
        const first = turnOf(table)?.seat ?? -1;
        expect(fewest).toContain(first);
        ranks.add(fewest.indexOf(first));
      }
      expect(ranks.size).toBeGreaterThan(code === "sea p2" ? 0 : 1);
    }
  });
});
