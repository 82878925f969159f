/** Whole games recorded as at a real table: at every act the companion knows what all could see, no more and no less. */
import fc from "fast-check";
import { describe, it } from "vitest";
import { deal, rulebookFor, seededFate, writePosition } from "../../src/index";
import { chance } from "../support/chance";
import { runs } from "../support/codes";
import { crewOf } from "../support/crews";
import { must } from "../support/must";
import { FAMILIES, SUBSETS, setting } from "../support/option-sets";
import { playedFrom } from "../support/playing";
import { follow, opening, publicLine } from "./companion";

describe("a game recorded at a real table", () => {
  for (const family of FAMILIES) {
    it(`is known as all could see it, from the deal to the end: ${family}`, () => {
      const subsets = SUBSETS[family];
      fc.assert(
        fc.property(fc.nat(), (seed) => {
          const subset = subsets[seed % subsets.length];
          must(subset !== undefined, () => family);
          const rulebook = rulebookFor(setting(subset, seed));
          const fate = seededFate(`v1:companion-${seed}`);
          const start = deal(rulebook, fate);
          let table = opening(rulebook, start.facts);
          must(
            publicLine(table) === publicLine(start.table),
            () => `${seed}\n${publicLine(table)}\n${publicLine(start.table)}`,
          );
          for (const { act, facts, after } of playedFrom(start.table, crewOf(seed), chance(seed), fate)) {
            table = follow(table, act, facts, after);
            must(
              publicLine(table) === publicLine(after),
              () =>
                `${seed} ${act.type}\n${publicLine(table)}\n${publicLine(after)}\n${writePosition(after)}`,
            );
          }
        }),
        runs(family === "stormy" ? 25 : 8),
      );
    });
  }
});
