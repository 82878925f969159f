/** The engine against the naive checker: the same refusing clauses, the same price, for every kind of attempt. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Act,
  judge,
  legalActs,
  rulebookFor,
  type SeaOptions,
  type Table,
  turnOf,
  writeAct,
  writePosition,
} from "../src/index";
import { attempt } from "./support/attempts";
import { chance } from "./support/chance";
import { anyOptions, runs } from "./support/codes";
import { crewOf } from "./support/crews";
import { isLost, others, placements, priceOf, refusals } from "./support/plain";
import { plainAct, plainOf } from "./support/plain-of";
import { tableAfter } from "./support/playing";
import { anyPosition } from "./support/positions";

const ATTEMPTS = 40;

/** A table of some game, or a position that was made up. */
function anyTable(options: SeaOptions, seed: number): Table {
  const kind = seed % 4;
  if (kind < 2) return anyPosition(options, seed);
  return tableAfter(rulebookFor(options), seed, (seed >>> 2) % 60, crewOf(seed >>> 2));
}

const told = (table: Table, act: Act): string =>
  `${writePosition(table)}\nseat ${act.seat + 1}: ${writeAct(table.rulebook, act)}`;

describe("the naive checker", () => {
  it("refuses by the same clauses and asks the same price (T.turn, T.place, T.start, T.finish, T.end)", () => {
    let pairs = 0;
    const seen = new Map<string, number>();
    fc.assert(
      fc.property(anyOptions, fc.nat(), (options, seed) => {
        const table = anyTable(options, seed);
        const plain = plainOf(table);
        const luck = chance(seed ^ 0x5bd1e995);
        for (let n = 0; n < ATTEMPTS; n++) {
          const act = attempt(table, plain, luck);
          const meant = plainAct(table, act);
          const verdict = judge(table, act);
          const refused = verdict.findings.flatMap(({ clause, holds }) => (holds === "no" ? [clause] : []));
          const expected = refusals(plain, meant);
          const says = `${verdict.allowed}, ${verdict.price}: ${[...new Set(refused)].sort().join(" ")}`;
          const should = `${expected.size === 0 ? "yes" : "no"}, ${priceOf(plain, meant)}: ${[...expected].sort().join(" ")}`;
          if (says !== should) expect.fail(`${told(table, act)}\n${says}\nshould be ${should}`);
          pairs++;
          for (const clause of expected.size === 0 ? [`yes ${act.type}`] : expected)
            seen.set(clause, (seen.get(clause) ?? 0) + 1);
        }
      }),
      runs(1000),
    );
    expect(pairs).toBeGreaterThanOrEqual(20_000);
    for (const clause of EVERY_REFUSAL) expect(seen.get(clause) ?? 0, clause).toBeGreaterThan(10);
  });

  it("lists the same placements, prices and other actions, and loses at the same moment (T.end.lose)", () => {
    fc.assert(
      fc.property(anyOptions, fc.nat(), (options, seed) => {
        const table = anyTable(options, seed);
        const plain = plainOf(table);
        const seat = turnOf(table)?.seat ?? 0;
        const offers = legalActs(table, seat);
        const lays = offers.filter(({ type }) => type === "lay");
        expect(lays.map(({ card, to, choose }) => `${card}@${to - 1}:${choose}`).sort()).toEqual(
          placements(plain, seat),
        );
        const rest = offers.flatMap(({ type }) =>
          ["discard", "start", "finish"].includes(type) ? [type] : [],
        );
        expect(rest.sort()).toEqual(others(plain, seat));
        if (plain.phase === "act") expect(offers.length === 0).toBe(isLost(plain));
      }),
      runs(800),
    );
  });
});

const EVERY_REFUSAL = [
  "T.end.win",
  "T.end.lose",
  "T.end.last-card",
  "T.turn.action",
  "T.turn.hand",
  "T.turn.discard-two",
  "T.place.empty",
  "T.place.ascending",
  "T.place.pay",
  "T.start.forced",
  "T.start.spare",
  "T.start.unpayable",
  "T.start.eight",
  "T.finish.when",
  "yes lay",
  "yes discard",
  "yes start",
  "yes finish",
  "yes dial",
  "yes agree",
  "yes give",
];
