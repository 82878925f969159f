/** What a viewer who does not see every hand is told is never wrong: the naive sea, which sees them all, agrees. */
import { describe, expect, it } from "vitest";
import { judge, mask, readAct, SPECTATOR, startTable, type Table, writePosition } from "../../src/index";
import { chance } from "../support/chance";
import { rulebookOf } from "../support/codes";
import { must } from "../support/must";
import { attempt } from "./attempts";
import { priceOf, refusals } from "./checker";
import { STORMY_CODES, withSetting } from "./codes";
import { readSea } from "./sea";
import { madeUpTable, tablesOf } from "./tables";
import { readAttempt } from "./words";

const ATTEMPTS = 16;
const RUNS = Number(process.env.FC_RUNS ?? 1);
const SEED = Number(process.env.FC_SEED ?? 1);

const said = { yes: 0, no: 0, unknown: 0 };

function compare(table: Table, seed: number): void {
  const line = writePosition(table);
  const sea = readSea(line);
  const splits = startTable(table)?.proposals.map(({ split }) => split.join("-")) ?? [];
  const luck = chance(seed);
  const viewers = [...sea.hands.keys(), SPECTATOR].map((viewer) => mask(table, viewer));
  for (let n = 0; n < ATTEMPTS; n++) {
    const { seat, text } = attempt(sea, luck, splits);
    const act = readAct(table.rulebook, text, seat);
    must(act.ok, () => `${text} does not read`);
    const meant = readAttempt(seat, text);
    const expected = refusals(sea, meant, splits);
    const is = expected.size === 0 ? "yes" : "no";
    for (const seen of [viewers[seat]!, luck.pick(viewers)]) {
      const { allowed, price, findings } = judge(seen, act.value);
      const told = (what: string) => (): string =>
        `${what}: ${allowed}, ${JSON.stringify(findings.filter(({ holds }) => holds !== "yes"))}\nshould be ${is}: ${[...expected]}\n${line}\n${writePosition(seen)}\nseat ${seat + 1}: ${text}`;
      said[allowed]++;
      must(allowed === "unknown" || allowed === is, told("a wrong verdict"));
      must(price === priceOf(sea, meant), told("another price"));
      must(seen.viewer !== seat || allowed !== "unknown", told("the actor does not know"));
      const holds = (clause: string): string[] =>
        findings.filter((finding) => finding.clause === clause).map((finding) => finding.holds);
      for (const { clause, holds } of findings)
        must(holds !== "no" || expected.has(clause), told(`${clause} refuses`));
      for (const clause of expected)
        must(
          holds(clause).some((answer) => answer !== "yes"),
          told(`${clause} does not refuse`),
        );
    }
  }
}

describe("a verdict on hidden hands", () => {
  it("is the same, or unknown, clause by clause; the actor always knows", () => {
    STORMY_CODES.forEach((code, index) => {
      if (index % 2 !== 0) return;
      for (let round = 0; round < RUNS; round++) {
        const seed = (SEED * 733 + round) * 30_011 + index;
        const rulebook = rulebookOf(withSetting(code, seed));
        for (let n = 0; n < 3; n++) compare(madeUpTable(rulebook, seed + 1009 * n), seed + n);
        const [table] = tablesOf(rulebook, seed, 12);
        if (table) compare(table, seed);
      }
    });
    for (const answer of ["yes", "no", "unknown"] as const)
      expect(said[answer], answer).toBeGreaterThan(2000);
  });
});
