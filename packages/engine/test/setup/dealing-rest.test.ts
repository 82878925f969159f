/** A real table goes on with fate turning the cards: seen cards stay, hands are as told, and the rest is possible. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  cardsAt,
  dealRest,
  enact,
  evolve,
  hand,
  mask,
  outcome,
  readPosition,
  rulebookFor,
  type Setup,
  SPECTATOR,
  seededFate,
  setUp,
  type Table,
  whereIs,
  writePosition,
} from "../../src/index";
import { chance } from "../support/chance";
import { runs } from "../support/codes";
import { crewOf } from "../support/crews";
import { must } from "../support/must";
import { FAMILIES, SUBSETS, setting } from "../support/option-sets";
import { game } from "../support/playing";
import { expectSame } from "../support/same";

const names = (table: Table, place: number): readonly string[] =>
  cardsAt(table, place)
    .map((card) => table.rulebook.pieceName(card))
    .sort();

const held = (table: Table): readonly (readonly string[])[] =>
  table.rulebook.hands.map((_hand, seat) =>
    hand(table, seat)
      .map((card) => table.rulebook.pieceName(card))
      .sort(),
  );

/** The pieces at each place by name, since copies are alike. */
const alike = (table: Table): readonly string[] =>
  table.rulebook.places.map(({ name }, place) => `${name} ${names(table, place).join()}`);

function goesOn(before: Table, seed: number): void {
  const { rulebook } = before;
  const seen = mask(before, SPECTATOR);
  const luck = chance(seed);
  for (const told of [
    held(before),
    rulebook.hands.map(() => null),
    held(before).map((cards) => (luck.once(2) ? cards : null)),
  ]) {
    const fate = seededFate(`v1:rest-${seed}`);
    const rest = dealRest(seen, told, fate);
    const where = () =>
      `${writePosition(before)}\n${JSON.stringify(rest.ok ? writePosition(rest.value.laid) : rest.error)}`;
    must(rest.ok, where);
    const { laid, table, facts } = rest.value;
    must(alike(mask(laid, SPECTATOR)).join("\n") === alike(seen).join("\n"), where);
    told.forEach((cards, seat) => {
      must(cards === null || held(laid)[seat]?.join() === cards.join(), where);
    });
    for (let piece = 1; piece <= rulebook.lastPiece; piece++)
      must((whereIs(laid, piece) === 0) === (whereIs(before, piece) === 0), where);
    for (const place of [...rulebook.hands, ...rulebook.discards])
      must(!names(laid, place).some((card) => card.startsWith("storm:")), where);
    for (const place of rulebook.hands)
      must(!names(laid, place).some((card) => card === "storm" || card === "rocks"), where);
    must(readPosition(writePosition(laid)).ok, where);
    expectSame(evolve(laid, facts), table, where);
    const again = dealRest(seen, told, seededFate(`v1:rest-${seed}`));
    must(again.ok, where);
    expectSame(again.value.laid, laid, where);
    let now = table;
    for (let act = 0; act < 6 && outcome(now) === "playing"; act++) {
      const enacted = enact(now, crewOf(1)(now, luck), fate);
      must(enacted.ok, where);
      now = enacted.value.table;
    }
  }
}

describe("what nobody has seen is dealt", () => {
  for (const family of FAMILIES) {
    it(`in the middle of any game: ${family}`, () => {
      const subsets = SUBSETS[family];
      fc.assert(
        fc.property(fc.nat(), fc.nat({ max: 200 }), (seed, plies) => {
          const subset = subsets[seed % subsets.length];
          must(subset !== undefined, () => family);
          const rulebook = rulebookFor(setting(subset, seed));
          let acts = 0;
          for (const { after } of game(rulebook, seed, crewOf(seed))) {
            if (acts++ % 9 !== plies % 9 || outcome(after) !== "playing") continue;
            goesOn(after, seed + acts);
          }
        }),
        runs(family === "stormy" ? 3 : 2),
      );
    });
  }

  const real = (setup: Setup): Table => {
    const table = setUp(setup);
    must(table.ok, () => JSON.stringify(table));
    return table.value;
  };
  const dealt = (table: Table, hands: readonly (readonly string[] | null)[], seed = "v1:x") => {
    const rest = dealRest(table, hands, seededFate(seed));
    must(rest.ok, () => JSON.stringify(rest));
    return rest.value;
  };

  it("so that each pile without a Start in the hand beside it holds one, as long as none is laid", () => {
    const table = real({ options: "sea p3 -12", cells: { r1c1: "3", r2c2: "20" }, discards: [6, 2, 0] });
    const hands = [["start", "7", "8", "9", "10"], ["11", "12", "13", "14", "15"], null];
    for (let seed = 0; seed < 20; seed++) {
      const { laid } = dealt(table, hands, `v1:${seed}`);
      const at = (name: string) => names(laid, laid.rulebook.place(name));
      expect(at("pile:1")).not.toContain("start");
      expect(at("pile:2").filter((card) => card === "start")).toHaveLength(1);
      expect([...at("pile:3"), ...at("hand:3")].filter((card) => card === "start")).toHaveLength(1);
      expect(at("removed").every((card) => /^\d+$/.test(card))).toBe(true);
      expect([...at("discard:1"), ...at("discard:2")]).not.toContain("start");
    }
  });

  it("each card as likely here as there", () => {
    const table = real({ options: "sea p2", berths: { start: "start" }, piles: [30, null] });
    const where = new Map<string, number>();
    for (let seed = 0; seed < 600; seed++) {
      const { laid } = dealt(table, [null, null], `v1:${seed}`);
      const place = laid.rulebook.placeName(whereIs(laid, 40));
      where.set(place, (where.get(place) ?? 0) + 1);
    }
    // The pile has 30 of the 82 cards that nobody has seen.
    expect(where.get("pile:1") ?? 0).toBeGreaterThan((600 * 30) / 82 - 45);
    expect(where.get("pile:1") ?? 0).toBeLessThan((600 * 30) / 82 + 45);
    expect(where.get("hand:1") ?? 0).toBeGreaterThan(10);
  });

  it("and what follows happens: hands that are still to be drawn are drawn", () => {
    const dawn = real({ options: "sea p2", turn: { seat: 1, stage: "dawn" } });
    const { table, facts } = dealt(dawn, [[], []]);
    expect(held(table).map((cards) => cards.length)).toEqual([5, 5]);
    expect(facts.length).toBeGreaterThan(10);
  });

  it("unless a hand cannot be so", () => {
    const wrong = (setup: Setup, ...hands: (readonly string[] | null)[]) => {
      const rest = dealRest(real(setup), hands, seededFate("v1:x"));
      return rest.ok ? [] : rest.error.map(({ what, at, with: { word } }) => [what, at, word]);
    };
    const sea: Setup = { options: "sea p2 storms", cells: { r1c1: "3" } };
    expect(wrong(sea, ["4", "5"], null)).toEqual([["position.count", 0, undefined]]);
    expect(wrong(sea, null, ["3", "4", "4", "b7", "storm:purple"])).toEqual([
      ["position.many", 1, "3"],
      ["position.many", 1, "4"],
      ["position.card", 1, "b7"],
      ["position.misplaced", 1, "storm:purple"],
    ]);
    expect(wrong(sea, ["4", "5", "6", "7", "8"], ["8", "9", "10", "11", "12"])).toEqual([
      ["position.many", 1, "8"],
    ]);
  });
});
