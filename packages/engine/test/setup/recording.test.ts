/** Whole games recorded as at a real table: after every act the companion knows exactly what all could see. */
import fc from "fast-check";
import { describe, it } from "vitest";
import { deal, type Rulebook, rulebookFor, seededFate, writePosition } from "../../src/index";
import { chance } from "../support/chance";
import { rulebookOf, runs } from "../support/codes";
import { crewOf } from "../support/crews";
import { must } from "../support/must";
import { FAMILIES, type Family, SUBSETS, setting } from "../support/option-sets";
import { playedFrom } from "../support/playing";
import { follow, opening, publicLine } from "./companion";

/** Layouts of people's own, besides the default ones. */
const OWN: Partial<Record<Family, readonly string[]>> = {
  pyramid: ["sea p3 pyramid border(1-2-3-4-5-6-7-8/2-4)", "sea p2 pyramid steps harder border(2-4-11//1-7)"],
  mountain: ["mountain p3 goats(?)", "mountain p2 green goats(g2,g4,g4,b3,b5,b6,b7,r1)"],
};

function rulebooks(family: Family, seed: number): Rulebook {
  const own = OWN[family]?.[seed % 4];
  const subset = SUBSETS[family][seed % SUBSETS[family].length];
  must(subset !== undefined, () => family);
  return own === undefined ? rulebookFor(setting(subset, seed)) : rulebookOf(own);
}

describe("a game recorded at a real table", () => {
  for (const family of FAMILIES) {
    it(`is known as all could see it, from the deal to the end: ${family}`, () => {
      fc.assert(
        fc.property(fc.nat(), (seed) => {
          const rulebook = rulebooks(family, seed);
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
        runs(family === "stormy" ? 14 : 4),
      );
    });
  }
});
