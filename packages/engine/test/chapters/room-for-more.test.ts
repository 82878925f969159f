/** There is room for modules that nobody has thought of yet, besides the fullest set there is. */
import { describe, expect, it } from "vitest";
import { seaRulesFor } from "../../src/in-part/sea";
import {
  evolve,
  mask,
  modulesIn,
  OPTION_WORDS,
  packFacts,
  readOptions,
  redact,
  type SeaOptions,
  unpackFacts,
  whereIs,
} from "../../src/index";
import type { Chapter } from "../../src/kernel/chapter";
import { seaChapters, seaRulebook } from "../../src/sea/rulebook";
import { expectAllThere } from "../support/box";
import { chance } from "../support/chance";
import { crewOf } from "../support/crews";
import { game as gameOf } from "../support/playing";
import { expectSame, sameFacts } from "../support/same";

const CELL = /^r\dc\d$/;
const cells = [1, 2, 3, 4, 5, 6].flatMap((row) => [1, 2, 3, 4, 5, 6].map((column) => `r${row}c${column}`));
const numbers = Array.from({ length: 80 }, (_, index) => index + 1);

/** Each card that is laid moves a buoy to the place of its cell. */
const buoys: Chapter<"pieces" | "places" | "follows"> = {
  pieces: [{ name: "buoy", sort: 99, starts: "moored", token: "books" }],
  places: [
    { name: "moored", sort: 90, sight: "all", holds: "cards", most: null },
    ...cells.map(
      (cell) => ({ name: `buoy:${cell}`, sort: 91, sight: "all", holds: "cards", most: null }) as const,
    ),
  ],
  follows: [
    {
      clause: "T.place.empty",
      onto: ({ name }) => CELL.test(name),
      does: (game, { to }) => {
        const { table } = game;
        const { rulebook } = table;
        const [buoy = 0] = rulebook.copies("buoy");
        game.emit(
          buoy,
          whereIs(table, buoy),
          rulebook.place(`buoy:${rulebook.placeName(to)}`),
          "T.place.empty",
        );
      },
    },
  ],
};

/** Each card that is laid moves a bead to the place of its number. */
const beads: Chapter<"pieces" | "places" | "follows"> = {
  pieces: [{ name: "bead", sort: 99, starts: "strung", token: "books" }],
  places: [
    { name: "strung", sort: 200, sight: "all", holds: "cards", most: null },
    ...numbers.map(
      (number) =>
        ({
          name: `bead:${number}`,
          sort: 201 + number / 100,
          sight: "all",
          holds: "cards",
          most: null,
        }) as const,
    ),
  ],
  follows: [
    {
      clause: "T.place.empty",
      onto: ({ name }) => CELL.test(name),
      does: (game, { piece }) => {
        const { table } = game;
        const { rulebook } = table;
        const [bead = 0] = rulebook.copies("bead");
        const to = rulebook.place(`bead:${Math.min(80, piece)}`);
        if (whereIs(table, bead) !== to) game.emit(bead, whereIs(table, bead), to, "T.place.empty");
      },
    },
  ],
};

/** Every card that is laid costs one card more. */
const tax: Chapter<"levies"> = {
  levies: [
    {
      clause: "T.monster.keep",
      on: ["lay"],
      about: null,
      most: null,
      freed: null,
      leaves: null,
      atEnds: false,
      price: () => 1,
      tell: () => ({ price: 1, counts: "none" }),
    },
  ],
};

describe("two chapters that levy on the same act", () => {
  it("tell of their prices in the order of the clauses, whichever chapter comes first", () => {
    const options = readOptions("sea p2");
    if (!options.ok || options.value.game !== "sea") throw new Error("No such set");
    const { value } = options;
    const rules = seaRulesFor(value);
    const chapters = seaChapters(value, rules);
    const [after, before] = [
      [...chapters, tax],
      [tax, ...chapters],
    ].map((order) => {
      return seaRulebook(value, rules, order).actOf.lay?.levies.map(({ clause }) => clause);
    });
    expect(after).toHaveLength(2);
    expect(before).toEqual(after);
  });
});

/** A sea with all expansions that can be added to it, each as it is written in its example. */
function fullest(code: string): SeaOptions {
  const longest = OPTION_WORDS.sea.reduce((longer, word) => {
    const more = `${longer} ${word.code.split(" ").slice(2).join(" ")}`;
    const [before, after] = [longer, more].map((each) => readOptions(each));
    return after?.ok && before?.ok && modulesIn(after.value).length > modulesIn(before.value).length
      ? more
      : longer;
  }, code);
  const options = readOptions(longest);
  if (!options.ok || options.value.game !== "sea") throw new Error("No such set");
  return options.value;
}

describe("the fullest set, a place for each cell and a place for each number", () => {
  const value = fullest("sea p5 rocks monsters5 storms wild2");
  const rules = seaRulesFor(value);
  const rulebook = seaRulebook(value, rules, [...seaChapters(value, rules), buoys, beads]);

  it("needs more numbers than a byte has, and is composed all the same", () => {
    expect(rulebook.lastPlace).toBeGreaterThan(255);
  });

  it("plays whole games that every viewer can follow, and packs their facts without loss", () => {
    for (let seed = 0; seed < 4; seed++) {
      const luck = chance(seed);
      let wide = 0;
      for (const { before, facts, after } of gameOf(rulebook, seed, crewOf(seed))) {
        expectAllThere(after);
        const viewer = luck.below(rulebook.seats + 1) - 1;
        const seen = facts.map((fact) => redact(rulebook, fact, viewer));
        expectSame(evolve(mask(before, viewer), seen), mask(after, viewer), () => `seed ${seed}`);
        const packed = packFacts(seen);
        const unpacked = unpackFacts(rulebook, packed);
        expect(unpacked.ok && sameFacts(unpacked.value, seen)).toBe(true);
        if (packed.startsWith("2")) wide++;
      }
      expect(wide).toBeGreaterThan(0);
    }
  });
});
