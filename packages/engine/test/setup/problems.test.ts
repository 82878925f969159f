/** All problems of a setup are listed at once, by code and path; a setup that is only odd is set up. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  countAt,
  due,
  judge,
  legalActs,
  readOptions,
  readPosition,
  type Setup,
  setUp,
  setupOf,
  slips,
  type Table,
  writePosition,
} from "../../src/index";
import { runs } from "../support/codes";
import { must } from "../support/must";

function wrong(setup: unknown): readonly string[] {
  const read = setUp(setup as Setup);
  return read.ok ? [] : read.error.map(({ what, path }) => `${what} ${path}`);
}

function tableOf(setup: Setup): Table {
  const read = setUp(setup);
  must(read.ok, () => JSON.stringify(read));
  return read.value;
}

const counted = (table: Table, place: string): number => countAt(table, table.rulebook.place(place));

describe("a setup", () => {
  const CASES: Readonly<Record<string, readonly [unknown, readonly string[]]>> = {
    "no object": ["sea p2", ["setup.shape "]],
    "no options": [{}, ["setup.shape options"]],
    "a 1 in a climb alone, where they are out of the box": [
      {
        options: "mountain p1",
        cells: { r1p1: "g1", r1p2: "b2" },
        viewer: 0,
        hands: [["r1", "?", "?", "?", "?", "?"]],
      },
      ["position.card cells.r1p1", "position.card hands.0.0"],
    ],
    "an unknown code": [{ options: "lake p2" }, ["option.game options"]],
    "options that do not fit": [{ options: { game: "sea", players: 9 } }, ["option.range options"]],
    "fields that are none, or not of their form": [
      {
        options: "sea p2",
        colour: "red",
        hands: "five",
        turn: { seat: 0, stage: "noon" },
        goats: { r1p1: -1 },
      },
      ["setup.shape colour", "setup.shape hands", "setup.shape turn", "setup.shape goats"],
    ],
    "seats that nobody sits on": [
      { options: "sea p2", viewer: 2, turn: { seat: 5 }, hands: [5, 5, 5] },
      ["setup.seat viewer", "setup.seat turn.seat", "setup.seat hands.2"],
    ],
    "cards that there are not": [
      { options: "sea p2", cells: { r1c1: "81", r1c2: "monster", r1c3: "??" } },
      ["position.card cells.r1c1", "position.card cells.r1c2", "position.card cells.r1c3"],
    ],
    "one card twice": [
      { options: "sea p2", cells: { r1c1: "7", r2c1: "7" }, out: ["7"] },
      ["position.again cells.r2c1", "position.again out"],
    ],
    "more of a kind than there are": [
      { options: "mountain p2", cells: { r1p1: "g7", r1p3: "g7", r1p5: "g7" } },
      ["position.many cells.r1p5"],
    ],
    "more Starts than players": [
      { options: "sea p2", berths: { start: "start" }, out: ["start", "start"] },
      ["position.many out.1"],
    ],
    "cells and places that there are not": [
      { options: "sea p2", cells: { r7c1: "7" }, berths: { summit: "7" }, at: { attic: 3 } },
      ["position.place cells.r7c1", "position.place berths.summit", "position.place at.attic"],
    ],
    "modules that are not in play": [
      { options: "sea p2", rocks: 3, compasses: 1, storms: { "row:2": 1 }, sky: "night", goats: { r1c1: 1 } },
      [
        "position.card rocks",
        "position.place storms.row:2",
        "position.place compasses",
        "position.place sky",
        "position.place goats.r1c1",
      ],
    ],
    "pieces where they cannot lie": [
      {
        options: "sea p2 storms",
        cells: { r1c1: "finish" },
        at: { "row:1": ["storm:yellow"], bank: ["12"] },
      },
      ["position.misplaced cells.r1c1", "position.misplaced at.row:1", "position.misplaced at.bank"],
    ],
    "a card on a cell at which it is only aimed": [
      { options: "sea p2 monsters3", cells: { r1c1: "monster", r1c2: "5" } },
      ["position.misplaced cells.r1c1"],
    ],
    "a Compass on a cell of the Pyramid": [
      { options: "sea p2 pyramid", cells: { r1c1: "compass", r1c2: "wild=5" } },
      ["position.misplaced cells.r1c1"],
    ],
    "a hand that nobody here sees": [
      { options: "sea p2", viewer: 0, hands: [["12", "?"], ["13"]] },
      ["position.hidden hands.1"],
    ],
    "hidden cards where all lies open": [
      { options: "sea p2 duel", open: ["12"], at: { "shown:1": 1 } },
      ["position.open at.shown:1"],
    ],
    "cards that do not add up": [{ options: "sea p2", piles: [1, 1], discards: [0, 0] }, ["position.count "]],
    "a Wild without its number": [
      { options: "sea p2 wild1", cells: { r1c1: "wild" } },
      ["setup.named cells.r1c1"],
    ],
    "two cards on their way": [
      { options: "mountain p2", lifted: { card: "g3", row: 1 }, at: { "lifted:2": ["b4"] } },
      ["position.lifted "],
    ],
    "everything at once": [
      { options: "sea p2", viewer: 7, cells: { r1c1: "7", r1c2: "7", r9c9: "8" }, hands: [["12"]] },
      [
        "setup.seat viewer",
        "position.again cells.r1c2",
        "position.place cells.r9c9",
        "position.hidden hands.0",
      ],
    ],
  };
  it("names a cell that there is not as it was said, and a place that only a module has by its name", () => {
    const words = (setup: Setup): readonly unknown[] => {
      const read = setUp(setup);
      return read.ok ? [] : read.error.map(({ with: { word } }) => word);
    };
    expect(words({ options: "mountain p2 goats", goats: { r9p9: 1 } })).toEqual(["r9p9"]);
    expect(words({ options: "mountain p2", goats: { r1p1: 1 } })).toEqual(["goats:r1p1"]);
  });

  for (const [name, [setup, problems]] of Object.entries(CASES))
    it(`lists ${name}`, () => {
      expect([...wrong(setup)].sort()).toEqual([...problems].sort());
    });

  it("says which values are wrong", () => {
    const read = setUp({ options: "sea p2", cells: { r1c1: "7", r2c1: "7" } });
    expect(read.ok ? [] : read.error).toEqual([
      { at: 0, what: "position.again", with: { word: "7", at: "r1c1" }, path: "cells.r2c1" },
    ]);
    const starts = setUp({ options: "sea p2", piles: [100, 1], hands: [5, 5], discards: [0, 0] });
    expect(starts.ok ? [] : starts.error.map((problem) => problem.with)).toEqual([
      { need: expect.any(Number), have: expect.any(Number) },
    ]);
  });

  it("deals what nothing is said of", () => {
    const fresh = tableOf({ options: "sea p3" });
    expect(["hand:1", "pile:1", "pile:2", "pile:3"].map((place) => counted(fresh, place))).toEqual([
      5, 24, 25, 24,
    ]);
    const middle = tableOf({
      options: "sea p2",
      cells: { r1c1: "3", r6c6: "80" },
      berths: { start: "start" },
    });
    expect(
      ["hand:1", "hand:2", "pile:1", "pile:2", "discard:1"].map((place) => counted(middle, place)),
    ).toEqual([5, 5, 37, 37, 0]);
    const heights = tableOf({ options: "sea p2", piles: [20, 20], cells: { r1c1: "3" } });
    expect(["hand:1", "discard:1", "discard:2"].map((place) => counted(heights, place))).toEqual([5, 18, 18]);
    const over = tableOf({ options: "sea p2", over: "lost" });
    expect(due(over).step).toBe("over");
    const climb = tableOf({
      options: "mountain p1 panoramas(2-3-4,3-4-3,9-8-7)",
      ropes: 1,
      panoramas: { met: ["3-4-3"] },
    });
    expect(
      ["hand:1", "pile:1", "ropes", "ropes:used", "shown", "met"].map((place) => counted(climb, place)),
    ).toEqual([6, 73, 1, 2, 2, 1]);
    const pyramid = tableOf({ options: "sea p2 pyramid", storms: { "border:r1c1": 1 }, explored: ["start"] });
    expect(counted(pyramid, "explorer")).toBe(28);
    const opening = tableOf({ options: "sea p4 storms", turn: { seat: 2, stage: "dawn" } });
    expect(["hand:1", "pile:3", "pile:4"].map((place) => counted(opening, place))).toEqual([0, 22, 23]);
  });

  it("tells where the card of a slip lies, and where the one that it does not go with", () => {
    const places = (setup: Setup): readonly string[] => {
      const table = tableOf(setup);
      const { placeName } = table.rulebook;
      return slips(table).map(({ place, beside }) => `${placeName(place)} ${placeName(beside)}`);
    };
    expect(places({ options: "sea p2", cells: { r1c2: "65", r1c4: "12" } })).toEqual(["r1c4 r1c2"]);
    // Two copies in a row that is too high for them are each reported.
    const low = { r3p1: "g1", r3p2: "b2", r3p3: "g1" };
    const told = places({ options: "mountain p2", cells: low, berths: { summit: "summit" } });
    expect(told).toContain("berth:summit ?");
    expect(told).toContain("r3p1 ?");
    expect(told).toContain("r3p3 ?");
    expect(places({ options: "mountain p2", cells: { r1p1: "g4", r1p2: "g7" } })).toEqual(["r1p2 r1p1"]);
  });

  it("takes a position that breaks a rule of placement, and tells of the slips", () => {
    const told = (setup: Setup): readonly string[] =>
      slips(tableOf(setup)).map((slip) => `${slip.clause} ${slip.holds} ${JSON.stringify(slip.with)}`);
    expect(told({ options: "sea p2", cells: { r1c1: "9", r1c3: "8", r2c1: "50", r2c2: "40" } })).toEqual([
      'T.place.ascending no {"card":"8","side":"left","blocker":"9","at":"r1c1"}',
      'T.place.ascending no {"card":"40","side":"left","blocker":"50","at":"r2c1"}',
    ]);
    const climb: Setup = {
      options: "mountain p2 goats",
      cells: { r1p1: "bridge", r1p2: "g5", r1p3: "g6", r1p5: "b3", r2p1: "r1" },
      goats: { r1p1: 1, r5p1: 1 },
    };
    expect(told(climb)).toEqual([
      'A.bridge.place no {"at":"r1p1"}',
      'A.goat.bridge no {"at":"r1p1"}',
      'A.place.colour no {"card":"g6","colour":"g","side":"left","blocker":"g5","at":"r1p2"}',
      'A.place.next no {"at":"r1p5","card":"b3","next":"r1p4"}',
      'A.place.number no {"card":"r1","number":1,"row":2}',
      'A.goat.place no {"at":"r5p1"}',
    ]);
    const missing = told({ options: "mountain p2", cells: { r2p1: "g5" } });
    expect(missing).toContain('A.place.support no {"at":"r2p1","missing":"r1p1"}');
    // A table set up with slips is written and read again like any other table.
    const sloppy = tableOf(climb);
    const again = readPosition(writePosition(sloppy));
    expect(again.ok && writePosition(again.value)).toBe(writePosition(sloppy));
  });

  it("is never more than a list of problems, whatever it is made of", () => {
    const word = fc.constantFrom(
      "r1c1",
      "r1p1",
      "47",
      "g7*",
      "wild=3",
      "wild",
      "start",
      "storm",
      "?",
      "hand:1",
      "row:2",
      "turn",
      "toll",
      "__proto__",
    );
    const leaf = fc.oneof(
      word,
      fc.integer({ min: -2, max: 300 }),
      fc.string({ maxLength: 6 }),
      fc.constant(null),
    );
    const part = fc.oneof(
      leaf,
      fc.array(leaf, { maxLength: 4 }),
      fc.dictionary(word, fc.oneof(leaf, fc.array(leaf, { maxLength: 3 }))),
    );
    const codes = [
      "sea p2",
      "sea p3 rocks monsters4 storms wild2",
      "sea p2 pyramid",
      "sea p2 night",
      "sea p2 duel",
      "sea p1 arch",
      "mountain p1",
      "mountain p4 panoramas3 goats",
    ];
    const fields = [
      "viewer",
      "turn",
      "over",
      "cells",
      "berths",
      "hands",
      "piles",
      "discards",
      "owed",
      "out",
      "rocks",
      "storms",
      "compasses",
      "sky",
      "night",
      "explorer",
      "explored",
      "open",
      "deck",
      "owners",
      "panoramas",
      "goats",
      "ropes",
      "lifted",
      "at",
    ];
    let made = 0;
    fc.assert(
      fc.property(
        fc.oneof(fc.constantFrom(...codes), part),
        fc.dictionary(fc.constantFrom(...fields), part, { maxKeys: 4 }),
        (options, rest) => {
          const read = setUp({ options, ...rest } as unknown as Setup);
          if (!read.ok) {
            must(read.error.length > 0, () => JSON.stringify(rest));
            for (const { what, path } of read.error)
              must(/^[a-z]+\.[a-z]+$/.test(what) && typeof path === "string", () => what);
            return;
          }
          made++;
          const table = read.value;
          due(table);
          for (const seat of table.rulebook.hands.keys())
            for (const offer of legalActs(table, seat)) judge(table, offer);
          const again = setUp(setupOf(table));
          must(
            again.ok && writePosition(again.value) === writePosition(table),
            () => `${writePosition(table)} ${JSON.stringify(again)}`,
          );
        },
      ),
      runs(3000),
    );
    expect(made).toBeGreaterThan(100);
  });
});

describe("own layouts", () => {
  it("are part of the option code, in one form", () => {
    const same = (code: string, canonical = code): void => {
      const read = readOptions(code);
      must(read.ok, () => `${code} ${JSON.stringify(read)}`);
      expect(tableOf({ options: read.value }).rulebook.code).toBe(canonical);
      expect(tableOf({ options: canonical }).rulebook.code).toBe(canonical);
    };
    same("sea p2 pyramid border(1-3-8//2)");
    same("sea p2 border(11-1) pyramid steps", "sea p2 pyramid steps border(1-11)");
    same("sea p2 pyramid border(1-3-5-7/1-3-5-7/1-3-5/1-3-5/1-3/1-3/1/1)", "sea p2 pyramid");
    same("mountain p2 goats(?)");
    same("mountain p2 goats(r1,g2,b3,g4,g4,b5,b6,b7)", "mountain p2 goats(g2,g4,g4,b3,b5,b6,b7,r1)");
    same("mountain p2 goats(g1,b2,r3,g4,b5,r6,g7,b8,r9,g10,b11,r12)", "mountain p2 goats");
  });

  it("are refused where they cannot be", () => {
    const problem = (code: string): unknown => {
      const read = readOptions(code);
      return read.ok ? code : `${read.error.what} ${read.error.at}`;
    };
    expect(problem("sea p2 pyramid border(1-9)")).toBe("option.border 24");
    expect(problem("sea p2 pyramid border(1-1)")).toBe("option.border 24");
    expect(problem("sea p2 pyramid border()")).toBe("option.range 22");
    expect(problem("sea p2 border(1)")).toBe("option.pyramid 7");
    expect(problem("sea p2 pyramid border(1) border(2)")).toBe("option.twice 25");
    expect(problem("mountain p2 goats(g1,x2)")).toBe("option.goat 21");
    expect(problem("mountain p2 goats(g1,g1,g1)")).toBe("option.twice 24");
    expect(problem("mountain p2 goats(g1,g2)")).toBe("option.range 18");
    expect(problem("mountain p1 goats(g1,b1,g2,g3,g4,g5,g6,g7)")).toBe("option.goat 12");
  });

  it("say where border cards and goats are", () => {
    const pyramid = tableOf({ options: "sea p2 pyramid border(2/1)" });
    const borders = pyramid.rulebook.places.flatMap(({ name }) => (name.startsWith("border:") ? [name] : []));
    expect(borders).toEqual(["border:r1c2", "border:r2c1"]);
    const both = tableOf({ options: "mountain p2 goats(g2,g4,g4,b3,b5,b6,b7,r1)" }).rulebook;
    expect(["g4", "g4*", "g2", "g2*", "r12*"].map((name) => both.copies(name).length)).toEqual([
      0, 2, 1, 1, 0,
    ]);
  });
});
