/** A climb with a chapter of a module that nobody here knows: more cards in the box, prices lowered or waived. */
import { expect, it } from "vitest";
import { everyAscent } from "../../src/in-part/mountain";
import {
  closed,
  countAt,
  deal,
  enact,
  evolve,
  gauge,
  legalActs,
  MOUNTAIN_DEFAULTS,
  type Rulebook,
  readPosition,
  seededFate,
  setupOf,
  topOf,
  turnOf,
} from "../../src/index";
import type { Levy } from "../../src/kernel/chapter";
import { isDealing } from "../../src/kernel/furniture";
import type { GameChapter } from "../../src/modules/module";
import { mountainRulebook } from "../../src/mountain/rulebook";

const climbWith = (chapter: GameChapter): Rulebook =>
  mountainRulebook(MOUNTAIN_DEFAULTS, [...everyAscent, () => [chapter]]);

/** Three cards more than in the box, which leave the game as soon as they are drawn. */
const avalanches: GameChapter = {
  pieces: Array.from({ length: 3 }, () => ({ name: "compass", sort: 50, starts: "box", shown: true })),
  follows: [
    {
      clause: "A.setup.hand",
      onto: ({ name }) => name.startsWith("hand:"),
      does: (game, { piece, to }) => {
        const { rulebook } = game.table;
        if (rulebook.pieceName(piece) === "compass")
          game.emit(piece, to, rulebook.place("gone"), "A.setup.hand");
      },
    },
  ],
};

it("deals the Bridges to begin with and all cards of the box, however many there are", () => {
  const { facts, table } = deal(climbWith(avalanches), seededFate("v1:more"));
  const { hands } = table.rulebook;
  expect(facts.filter(({ clause, to }) => clause === "A.setup.bridges" && hands.includes(to))).toHaveLength(
    1,
  );
  expect(facts.filter(({ clause }) => clause === "A.setup.deck").length).toBe(2 * (85 + 3 - 1));
});

it("draws another card for one that does not stay in the hand, at the deal and in every turn", () => {
  const rulebook = climbWith(avalanches);
  for (let seed = 0; seed < 20; seed++) {
    const fate = seededFate(`v1:more-${seed}`);
    let { table } = deal(rulebook, fate);
    expect(rulebook.hands.map((hand) => countAt(table, hand))).toEqual([5, 5]);
    for (let act = 0; act < 12; act++) {
      const seat = turnOf(table)?.seat ?? 0;
      const [offer] = legalActs(table, seat).filter(({ type, choose }) => type === "lay" && choose === 0);
      const done = offer === undefined ? undefined : enact(table, offer, fate);
      if (!done?.ok) break;
      ({ table } = done.value);
      expect(gauge(table)).toMatchObject({ dealt: 85, atStart: 40, spare: 40 });
    }
  }
});

const POSITION =
  "mountain p2 | g1 b9 . . . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | hand:1=r1,r2 hand:2=r3,r4 helm:1=turn";

/** The least that must have been spent for 1 beside 9. */
function leastWith(chapter: GameChapter): number {
  const read = readPosition(POSITION);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return gauge({ ...read.value, rulebook: climbWith(chapter) }).least;
}

const levy: Levy = {
  ...{ clause: "A.place.cost", on: ["lay"], about: null, most: null, freed: null, atEnds: false, leaves: 2 },
  ...{ price: () => 0, tell: () => ({}) },
};

it("counts as spent no more than is left of a price that a module lowers or waives", () => {
  expect(leastWith({})).toBe(8);
  expect(leastWith({ levies: [levy] })).toBe(2);
  expect(leastWith({ levies: [{ ...levy, leaves: null }] })).toBe(8);
  expect(leastWith({ reliefs: [{ clause: "A.place.cost", on: ["lay"], frees: () => false }] })).toBe(0);
});

/** A Bridge between two cards so far apart that no hand could pay for any card over it, with no Campfire to come. */
const BRIDGED =
  "mountain p2 | g1 bridge b11 . . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | hand:1=r1,r6 hand:2=r3,r4 helm:1=turn gone=campfire:g,campfire:b,campfire:r";

/** Where no card can come to lie any more. */
function closedWith(chapter: GameChapter): readonly string[] {
  const read = readPosition(BRIDGED);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return closed({ ...read.value, rulebook: climbWith(chapter) }).map(({ at }) => at);
}

it("calls no Bridge closed for its price where a module lowers or waives that to what a hand can pay", () => {
  expect(closedWith({})).toEqual(["r1p2"]);
  expect(closedWith({ levies: [levy] })).toEqual([]);
  expect(closedWith({ levies: [{ ...levy, leaves: 5 }] })).toEqual(["r1p2"]);
  expect(closedWith({ reliefs: [{ clause: "A.place.cost", on: ["lay"], frees: () => false }] })).toEqual([]);
});

/** A card that lies open beside the slope, turned over at the deal. */
const market: GameChapter = {
  places: [{ name: "drawn:1", sort: 90, sight: "all", holds: "cards", most: 1, source: true, unnamed: true }],
  steps: [
    {
      name: "reveal",
      clause: "A.setup.hand",
      rank: 4.5,
      when: "deal",
      due: (table) => isDealing(table) && countAt(table, table.rulebook.place("drawn:1")) === 0,
      runs: (game) => {
        const { fate, table } = game;
        const [pile = 0, open = 0] = ["pile:1", "drawn:1"].map((name) => table.rulebook.place(name));
        game.emit(fate.next(table, pile, open), pile, open, "A.setup.hand");
      },
    },
  ],
};

it("tells of a place that the deal filled with an unknown card, and that is empty now", () => {
  const rulebook = climbWith(market);
  const { table } = deal(rulebook, seededFate("v1:market"));
  const [from, to] = [rulebook.place("drawn:1"), rulebook.place("hand:1")];
  expect(setupOf(table).at?.["drawn:1"]).toHaveLength(1);
  const taken = evolve(table, [{ piece: topOf(table, from), from, to, clause: "A.setup.hand" }]);
  expect(setupOf(taken).at).toMatchObject({ "drawn:1": [] });
});
