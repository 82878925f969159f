/** ASC 3 and 6: what is dealt to whom, hidden and open; and the option codes. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  cardsAt,
  countAt,
  deal,
  hand,
  MOUNTAIN_DEFAULTS,
  mask,
  type Rulebook,
  readOptions,
  SPECTATOR,
  seededFate,
  type Table,
  turnOf,
  writeOptions,
} from "../../src/index";
import { rulebookOf, runs } from "../support/codes";
import { ALL_CLIMB_CODES, anyClimb } from "./support/codes";

const dealt = (code: string, seed: number): Table =>
  deal(rulebookOf(code), seededFate(`v1:deal-${seed}`)).table;
const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);
const heights = ({ rulebook, ...rest }: Table): number[] =>
  rulebook.piles.map((pile) => countAt({ rulebook, ...rest }, pile));
const names = (rulebook: Rulebook, cards: readonly number[]): string[] =>
  cards.map((card) => rulebook.pieceName(card));

describe("A.setup.bridges", () => {
  it.each([
    [2, [1]],
    [3, [1]],
    [4, [1, 3]],
    [5, [1, 3]],
  ])("with %i players a Bridge goes to the players %j after the first", (players, behind) => {
    const firsts = new Set<number>();
    for (const seed of SEEDS) {
      const { facts, table } = deal(rulebookOf(`mountain p${players}`), seededFate(`v1:deal-${seed}`));
      const first = turnOf(table)?.seat ?? -1;
      firsts.add(first);
      const given = facts.filter(({ clause }) => clause === "A.setup.bridges" && clause.length > 0);
      const to = given.flatMap(({ to }) =>
        table.rulebook.hands.flatMap((place, seat) => (place === to ? [seat] : [])),
      );
      expect(to).toEqual(behind.map((after) => (first + after) % players));
    }
    expect([...firsts].sort(), "first player at random").toEqual(
      Array.from({ length: players }, (_, seat) => seat),
    );
  });

  it("a solo player gets none", () => {
    const { facts } = deal(rulebookOf("mountain p1"), seededFate("v1:deal-1"));
    expect(facts.map(({ clause }) => clause)).not.toContain("A.setup.bridges");
  });
});

describe("A.setup.deck", () => {
  it.each([
    [2, [42, 42]],
    [3, [28, 28, 28]],
    [4, [21, 21, 21, 20]],
    [5, [17, 17, 17, 16, 16]],
  ])(
    "deals %i players piles of %j cards; the first has a larger one, the others fall at random",
    (players, sizes) => {
      const arrangements = new Set<string>();
      for (const seed of SEEDS) {
        const table = dealt(`mountain p${players}`, seed);
        const first = turnOf(table)?.seat ?? -1;
        const { hands } = table.rulebook;
        const bridges = players > 3 ? [1, 3] : [1];
        const drawn = hands.map((_hand, seat) =>
          bridges.includes((seat - first + players) % players) ? 4 : 5,
        );
        const piles = heights(table).map((height, seat) => height + (drawn[seat] ?? 0));
        expect([...piles].sort((a, b) => b - a)).toEqual(sizes);
        expect(piles[first]).toBe(sizes[0]);
        arrangements.add(piles.map((_pile, after) => piles[(first + after) % players]).join());
      }
      const larger = sizes.filter((size) => size === sizes[0]).length;
      const ways = larger === players ? 1 : players === 4 ? 3 : 6;
      expect(arrangements.size).toBe(ways);
    },
  );
});

it("A.setup.hand: five cards each, the Bridge counted, seen by nobody else", () => {
  for (const players of [2, 3, 4, 5]) {
    const table = dealt(`mountain p${players} goats`, players);
    expect(table.rulebook.hands.map((place) => countAt(table, place))).toEqual(Array(players).fill(5));
    expect(table.rulebook.hands.flatMap((_hand, seat) => hand(mask(table, SPECTATOR), seat))).toEqual([]);
    expect(hand(mask(table, 0), 0)).toEqual(hand(table, 0));
    expect(hand(mask(table, 0), 1)).toEqual([]);
  }
});

it("A.setup.solo: without the six 1s, six cards in hand, three Guide ropes or fewer", () => {
  for (const ropes of [0, 1, 2, 3]) {
    const table = dealt(`mountain p1 ropes${ropes}`, ropes);
    const { rulebook } = table;
    const removed = cardsAt(table, rulebook.place("removed"));
    expect(names(rulebook, removed)).toEqual(["g1", "g1", "b1", "b1", "r1", "r1"]);
    expect(hand(table, 0).length).toBe(6);
    expect(heights(table)).toEqual([73]);
    expect(countAt(table, rulebook.place("ropes"))).toBe(ropes);
  }
});

it("A.goat.symbol: one copy of each number bears a goat, in turn green, blue and red; eleven for a solo player", () => {
  const marked = (code: string): string[] => {
    const table = dealt(code, 3);
    const out = code.includes("p1") ? cardsAt(table, table.rulebook.place("removed")) : [];
    return table.rulebook.pieces.flatMap(({ name }, piece) =>
      name.endsWith("*") && !out.includes(piece) ? [name] : [],
    );
  };
  const all = ["g1*", "g4*", "g7*", "g10*", "b2*", "b5*", "b8*", "b11*", "r3*", "r6*", "r9*", "r12*"];
  expect(marked("mountain p2 goats")).toEqual(all);
  expect(marked("mountain p1 goats")).toEqual(all.slice(1));
  expect(marked("mountain p2")).toEqual([]);
});

describe("A.panorama.reveal", () => {
  it("shows the first three, four or five of ten, which differ from deal to deal", () => {
    for (const count of [3, 4, 5]) {
      const sets = SEEDS.map((seed) => {
        const table = dealt(`mountain p2 panoramas${count}`, seed);
        const { rulebook } = table;
        expect(countAt(table, rulebook.place("panoramas"))).toBe(10 - count);
        expect(cardsAt(mask(table, SPECTATOR), rulebook.place("panoramas")), "face down").toEqual([]);
        return names(rulebook, cardsAt(table, rulebook.place("shown"))).join();
      });
      expect(new Set(sets).size).toBeGreaterThan(20);
      expect(new Set(sets.flatMap((set) => set.split(","))).size).toBe(10);
    }
  });

  it("shows the ones that people have, where they name them", () => {
    const table = dealt("mountain p2 panoramas(9-8-7,3-4-3,2-3-4)", 1);
    expect(names(table.rulebook, cardsAt(table, table.rulebook.place("shown")))).toEqual([
      "panorama:2-3-4",
      "panorama:3-4-3",
      "panorama:9-8-7",
    ]);
  });
});

describe("option codes", () => {
  it("are the same after reading and writing, words in any order", () => {
    expect(new Set(ALL_CLIMB_CODES).size).toBe(ALL_CLIMB_CODES.length);
    fc.assert(
      fc.property(anyClimb, (options) => {
        const code = writeOptions(options);
        expect(readOptions(code)).toEqual({ ok: true, value: options });
        const [game, ...words] = code.split(" ");
        expect(readOptions([game, ...words.reverse()].join("  "))).toEqual({ ok: true, value: options });
      }),
      runs(200),
    );
    expect(readOptions("mountain p2 goats green panoramas3")).toEqual({
      ok: true,
      value: { ...MOUNTAIN_DEFAULTS, green: true, goats: true, panoramas: 3 },
    });
  });

  it.each([
    ["mountain", 0, "option.players"],
    ["mountain p6", 9, "option.range"],
    ["mountain p2 ropes2", 12, "option.solo"],
    ["mountain p1 ropes4", 12, "option.range"],
    ["mountain p2 panoramas2", 12, "option.range"],
    ["mountain p2 panoramas6", 12, "option.range"],
    ["mountain p2 panoramas(3-4-3,9-8-7)", 22, "option.range"],
    ["mountain p2 panoramas(3-4-3,9-8-7,0-1-2)", 34, "option.panorama"],
    ["mountain p2 panoramas(3-4-3,9-8-7,13-1-2)", 34, "option.panorama"],
    ["mountain p2 panoramas(3-4-3,9-8-7,3-4-3)", 34, "option.twice"],
    ["mountain p1 panoramas(3-4-3,9-8-7,1-2-3)", 12, "option.panorama"],
    ["mountain p2 rocks", 12, "option.unknown"],
    ["mountain p2 goats goats", 18, "option.twice"],
    ["mountain p2 green3", 12, "option.unknown"],
    ["hill p2", 0, "option.game"],
  ])("%s is refused at character %i: %s", (code, at, what) => {
    expect(readOptions(code)).toMatchObject({ ok: false, error: { at, what } });
  });
});
