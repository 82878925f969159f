/** Law 3, citation: every fact and every finding cites a registered clause, and no enforced clause is only decoration. */
import { describe, expect, it } from "vitest";
import { CLAUSES, deal, isClauseId, judge, rulebookFor, seededFate } from "../../src/index";
import { attempt } from "../support/attempts";
import { chance } from "../support/chance";
import { ALL_OPTIONS } from "../support/codes";
import { anyhow } from "../support/crews";
import { must } from "../support/must";
import { plainOf } from "../support/plain-of";
import { game } from "../support/playing";
import { anyPosition } from "../support/positions";

/** One option set of each shape of game: the others differ in a number only. */
const SHAPES = ALL_OPTIONS.filter(
  ({ removed, soloStart }) => (removed === 0 || removed === 4) && (soloStart === 8 || soloStart === 5),
);

describe("law 3, citation", () => {
  it("registers each clause once", () => {
    expect(new Set(CLAUSES).size).toBe(CLAUSES.length);
    expect(CLAUSES.length).toBeLessThan(256);
  });

  for (const options of SHAPES) {
    const rulebook = rulebookFor(options);
    it(`cites every clause that ${rulebook.code} enforces, and only registered ones`, () => {
      const cited = new Set<string>();
      const cite = (entries: readonly { readonly clause: string }[]): void => {
        for (const { clause } of entries) {
          must(isClauseId(clause), () => `${clause} is no clause.`);
          cited.add(clause);
        }
      };
      for (let seed = 0; seed < 5; seed++) {
        const luck = chance(seed);
        cite(deal(rulebook, seededFate(`v1:test-${seed}`)).facts);
        for (const { facts } of game(rulebook, seed, anyhow)) cite(facts);
        const table = anyPosition(options, seed);
        for (let n = 0; n < 40; n++) cite(judge(table, attempt(table, plainOf(table), luck)).findings);
      }
      for (const clause of rulebook.enforced)
        expect(cited, `${clause} is enforced, never cited`).toContain(clause);
    });
  }
});
