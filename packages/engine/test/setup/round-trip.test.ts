/** Every table that games reach is a setup: what any viewer sees of it, entered by hand, gives the same table again. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  countAt,
  due,
  EVERYTHING,
  judge,
  legalActs,
  mask,
  ordinaryDeal,
  rulebookFor,
  SPECTATOR,
  setUp,
  setupOf,
  slips,
  type Table,
  writePosition,
} from "../../src/index";
import { runs } from "../support/codes";
import { crewOf } from "../support/crews";
import { must } from "../support/must";
import { ALL_SUBSETS, FAMILIES, SUBSETS, setting } from "../support/option-sets";
import { game } from "../support/playing";

function setUpAgain(table: Table): Table {
  const setup = setupOf(table);
  const again = setUp(JSON.parse(JSON.stringify(setup)));
  must(again.ok, () => `${writePosition(table)}\n${JSON.stringify(setup)}\n${JSON.stringify(again)}`);
  return again.value;
}

function comesBack(table: Table, viewer: number): void {
  const seen = mask(table, viewer);
  const again = setUpAgain(seen);
  must(
    writePosition(again) === writePosition(seen),
    () => `${writePosition(seen)}\n${writePosition(again)}\n${JSON.stringify(setupOf(seen))}`,
  );
  must(slips(again).length === 0, () => `${writePosition(seen)} ${JSON.stringify(slips(again))}`);
}

it("means by a name another copy than those that are named, wherever that is said", () => {
  const cells = { r1p1: "g3", r1p3: "g3#1", r1p5: "bridge" };
  const again = setUp({ options: "mountain p2", cells, at: { covered: ["bridge#1"] } });
  expect(again.ok && setupOf(again.value).cells).toEqual({ r1p1: "g3#2", r1p3: "g3#1", r1p5: "bridge#2" });
  const three = setUp({ options: "mountain p2", cells: { r1p1: "g3", r1p2: "g3", r1p3: "g3#1" } });
  expect(!three.ok && three.error.map(({ what, path }) => `${what} ${path}`)).toEqual([
    "position.many cells.r1p2",
  ]);
});

it("has as many cards everywhere as the ordinary deal where nothing is said", () => {
  for (const [n, subset] of ALL_SUBSETS.entries()) {
    const rulebook = rulebookFor(setting(subset, n));
    const again = setUp({ options: rulebook.code });
    must(again.ok, () => rulebook.code);
    const counts = (table: Table) => rulebook.places.map((_spec, place) => countAt(table, place));
    expect(counts(again.value), rulebook.code).toEqual(counts(ordinaryDeal(rulebook, SPECTATOR)));
  }
});

describe("a setup of a table", () => {
  for (const family of FAMILIES) {
    it(`gives the table back after any act, for every viewer: ${family}`, () => {
      const subsets = SUBSETS[family];
      fc.assert(
        fc.property(fc.nat(), fc.nat({ max: 200 }), (seed, plies) => {
          const subset = subsets[seed % subsets.length];
          must(subset !== undefined, () => family);
          const rulebook = rulebookFor(setting(subset, seed));
          let acts = 0;
          for (const { after } of game(rulebook, seed, crewOf(seed))) {
            if (acts++ % 7 !== plies % 7) continue;
            for (let viewer = SPECTATOR; viewer < rulebook.seats; viewer++) comesBack(after, viewer);
          }
        }),
        runs(family === "stormy" ? 8 : 3),
      );
    });
  }

  it("of a whole table is that of a spectator", () => {
    for (const subset of ALL_SUBSETS.slice(0, 40)) {
      const rulebook = rulebookFor(setting(subset, 1));
      const [opening] = game(rulebook, 3, crewOf(3));
      must(opening !== undefined, () => rulebook.code);
      expect(setupOf(opening.after)).toEqual(setupOf(mask(opening.after, SPECTATOR)));
      expect(opening.after.viewer).toBe(EVERYTHING);
    }
  });

  it("needs no more than an option code, in every subset of modules", () => {
    for (const subset of ALL_SUBSETS) {
      const rulebook = rulebookFor(subset.options);
      const table = setUp({ options: rulebook.code });
      must(table.ok, () => `${rulebook.code} ${JSON.stringify(table)}`);
      must(due(table.value).step === "act", () => rulebook.code);
      for (const offer of legalActs(table.value, 0)) judge(table.value, offer);
      comesBack(table.value, SPECTATOR);
    }
  });
});
