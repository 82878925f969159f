/** Law 5, knowledge only sharpens: a hidden card that becomes known may settle `unknown`, never flip yes or no. */
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Act,
  judge,
  legalActs,
  mask,
  rulebookFor,
  type SeaOptions,
  type Table,
  type Verdict,
  writeAct,
  writePosition,
} from "../../src/index";
import { attempt } from "../support/attempts";
import { chance } from "../support/chance";
import { anyOptions, runs } from "../support/codes";
import { crewOf } from "../support/crews";
import { must } from "../support/must";
import { plainOf } from "../support/plain-of";
import { tableAfter } from "../support/playing";
import { anyPosition } from "../support/positions";
import { partlyTold, viewersOf } from "../support/viewers";

function anyTable(options: SeaOptions, seed: number): Table {
  if (seed % 2) return anyPosition(options, seed);
  return tableAfter(rulebookFor(options), seed, (seed >>> 2) % 50, crewOf(seed));
}

/** What each clause says, the strictest of its findings. */
function byClause({ allowed, findings }: Verdict): Map<string, string> {
  const says = new Map<string, string>([["", allowed]]);
  for (const { clause, holds } of findings) {
    const known = says.get(clause);
    says.set(clause, known === "no" || holds === "no" ? "no" : known === "unknown" ? "unknown" : holds);
  }
  return says;
}

describe("law 5, knowledge only sharpens", () => {
  it("never turns yes into no or no into yes, whoever looks and whatever they are told", () => {
    let unknown = 0;
    fc.assert(
      fc.property(anyOptions, fc.nat(), (options, seed) => {
        const table = anyTable(options, seed);
        const luck = chance(seed);
        const plain = plainOf(table);
        for (const viewer of viewersOf(table.rulebook)) {
          const steps: Table[] = [mask(table, viewer), partlyTold(table, viewer, luck), table];
          for (let n = 0; n < 12; n++) {
            const act: Act = attempt(table, plain, luck);
            const verdicts = steps.map((known) => judge(known, act));
            must(new Set(verdicts.map(({ price }) => price)).size === 1, () => "Prices are public.");
            const [least, more, all] = verdicts.map(byClause);
            for (const [before, after] of [
              [least!, more!],
              [more!, all!],
            ] as const) {
              for (const [clause, said] of before) {
                if (said === "unknown") unknown++;
                if (said === "unknown" || after.get(clause) === said) continue;
                expect.fail(
                  `${clause || "allowed"}: ${said} becomes ${after.get(clause)}\nviewer ${viewer}, ` +
                    `seat ${act.seat + 1}: ${writeAct(table.rulebook, act)}\n${steps.map(writePosition).join("\n")}`,
                );
              }
            }
          }
        }
      }),
      runs(300),
    );
    expect(unknown).toBeGreaterThan(1000);
  });

  it("tells an actor nothing that the actor's own view does not: the same verdict on mask and full table", () => {
    fc.assert(
      fc.property(anyOptions, fc.nat(), (options, seed) => {
        const table = anyTable(options, seed);
        const luck = chance(seed);
        const plain = plainOf(table);
        for (let n = 0; n < 30; n++) {
          const act = attempt(table, plain, luck);
          const own = mask(table, act.seat);
          must(isDeepStrictEqual(judge(own, act), judge(table, act)), () => {
            const text = `seat ${act.seat + 1}: ${writeAct(table.rulebook, act)}\n${writePosition(table)}`;
            return `${text}\n${JSON.stringify(judge(own, act))}\n${JSON.stringify(judge(table, act))}`;
          });
        }
        for (const seat of table.rulebook.hands.keys())
          must(
            isDeepStrictEqual(legalActs(mask(table, seat), seat), legalActs(table, seat)),
            () => `seat ${seat}`,
          );
      }),
      runs(300),
    );
  });
});
