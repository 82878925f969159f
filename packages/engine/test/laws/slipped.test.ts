/** Where cards of the sea lie out of order, the offers are exactly what the judge allows, in every option set. */
import { expect, it } from "vitest";
import { due, EVERYTHING, legalActs, type Rulebook, rulebookFor, slips, type Table } from "../../src/index";
import { asItLies } from "../../src/kernel/rulebook";
import { copyTable, put, takeOff, topOf } from "../../src/kernel/table";
import { type Chance, chance } from "../support/chance";
import { ALL_SUBSETS, setting } from "../support/option-sets";
import { madeUp } from "../support/tables";
import { Tally } from "./law";
import { keepPromises, matchProspects } from "./offers";

const TABLES = 3;

/** A made-up table on which cards of the grid have changed places, if there are any. */
function mixedUp(rulebook: Rulebook, seed: number, luck: Chance): Table {
  const table = copyTable(madeUp(rulebook, seed));
  const islands = rulebook.cells.filter((cell) => topOf(table, cell) > 0 && topOf(table, cell) <= 80);
  for (let n = luck.below(4); n >= 0 && islands.length > 1; n--) {
    const [one = 0, other = 0] = luck.shuffled(islands);
    const [mine, yours] = [topOf(table, one), topOf(table, other)];
    takeOff(table, mine, one);
    takeOff(table, yours, other);
    put(table, mine, other);
    put(table, yours, one);
  }
  return asItLies(table);
}

it("offers what the judge allows, and nothing else, on tables with slips", () => {
  const tally = new Tally();
  ALL_SUBSETS.filter(({ options }) => options.game === "sea").forEach((subset, round) => {
    for (let n = 0; n < TABLES; n++) {
      const luck = chance(round * TABLES + n);
      const table = mixedUp(rulebookFor(setting(subset, n)), round * TABLES + n, luck);
      expect(table.viewer).toBe(EVERYTHING);
      if (slips(table).length > 0) tally.count("slips");
      for (const seat of due(table).seats) {
        keepPromises({ luck, tally }, table, legalActs(table, seat));
        matchProspects(table, seat, luck);
      }
    }
  });
  expect(tally.of("slips")).toBeGreaterThan(100);
  expect(tally.of("offers")).toBeGreaterThan(1000);
});
