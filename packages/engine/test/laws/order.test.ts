/** Laws 4 and 9: the order of the chapters changes nothing, and the same seed deals and plays the same game. */
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  deal,
  type Fact,
  judge,
  legalActs,
  type Rulebook,
  rulebookFor,
  seededFate,
  type Table,
  writePosition,
} from "../../src/index";
import { seaChapters, seaRulebook } from "../../src/sea/rulebook";
import { attempt } from "../support/attempts";
import { chance } from "../support/chance";
import { anyOptions, runs } from "../support/codes";
import { anyhow } from "../support/crews";
import { must } from "../support/must";
import { plainOf } from "../support/plain-of";
import { game } from "../support/playing";

const numbering = (rulebook: Rulebook): unknown => ({
  pieces: rulebook.pieces.map(({ name, starts }) => `${name}@${starts}`),
  places: rulebook.places.map(
    ({ name, sight, region }) => `${name} ${JSON.stringify(sight)} ${region ?? ""}`,
  ),
  steps: rulebook.steps.map(({ name, clause }) => `${name} ${clause}`),
  rules: rulebook.acts
    .map(({ spec, rules }) => `${spec.type}: ${rules.map(({ clause }) => clause).join()}`)
    .sort(),
  regions: [...rulebook.regionOf],
  enforced: [...rulebook.enforced].sort(),
});

/** What is said and done along a game. */
function* story(rulebook: Rulebook, seed: number): Generator<unknown> {
  const luck = chance(seed ^ 0x2545f491);
  const dealt = deal(rulebook, seededFate(`v1:test-${seed}`));
  yield dealt.facts;
  const look = (table: Table): unknown => {
    const act = attempt(table, plainOf(table), luck);
    return [writePosition(table), act, judge(table, act), legalActs(table, act.seat)];
  };
  for (const { act, facts, after } of game(rulebook, seed, anyhow)) yield [act, facts, look(after)];
}

describe("law 4, order", () => {
  it("numbers, judges and plays alike however the chapters are shuffled", () => {
    fc.assert(
      fc.property(anyOptions, fc.nat(), (options, seed) => {
        const shuffled = seaRulebook(options, chance(seed).shuffled(seaChapters(options)));
        const rulebook = rulebookFor(options);
        expect(numbering(shuffled)).toEqual(numbering(rulebook));
        const other = story(shuffled, seed);
        for (const entry of story(rulebook, seed))
          must(isDeepStrictEqual(entry, other.next().value), () => `another story: ${JSON.stringify(entry)}`);
        expect(other.next().done).toBe(true);
      }),
      runs(15),
    );
  });
});

describe("law 9, same seed", () => {
  it("deals and plays the same game for the same seed, and another for another", () => {
    fc.assert(
      fc.property(anyOptions, fc.nat(), (options, seed) => {
        const rulebook = rulebookFor(options);
        expect([...story(rulebook, seed)]).toEqual([...story(rulebook, seed)]);
        const other = deal(rulebook, seededFate(`v1:test-${seed + 1}`)).table;
        expect(writePosition(other)).not.toBe(
          writePosition(deal(rulebook, seededFate(`v1:test-${seed}`)).table),
        );
      }),
      runs(10),
    );
  });

  it("deals again what it dealt before, also after the same fate has served a game", () => {
    fc.assert(
      fc.property(anyOptions, fc.nat(), (options, seed) => {
        const rulebook = rulebookFor(options);
        const fate = seededFate(`v1:test-${seed}`);
        const first: readonly Fact[] = deal(rulebook, fate).facts;
        const acts = [...game(rulebook, seed, anyhow, fate)].map(({ facts }) => facts);
        expect(deal(rulebook, fate).facts).toEqual(first);
        expect([...game(rulebook, seed, anyhow, fate)].map(({ facts }) => facts)).toEqual(acts);
      }),
      runs(20),
    );
  });
});
