/** Laws 1, 2, 6 and 7 along random climbs of every option set, and what an offer promises. */
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  deal,
  due,
  enact,
  evolve,
  type Fact,
  gauge,
  judge,
  legalActs,
  mask,
  outcome,
  redact,
  redactPast,
  rulebookFor,
  seededFate,
  type Table,
  UNSEEN,
  whereIs,
  writeAct,
  writePosition,
} from "../../src/index";
import { YES } from "../../src/kernel/chapter";
import { unpack } from "../../src/kernel/enact";
import { priceOf } from "../../src/kernel/judge";
import { expectAllThere } from "../support/box";
import { chance } from "../support/chance";
import { runs } from "../support/codes";
import { must } from "../support/must";
import { complete, game, offersOf, type Played } from "../support/playing";
import { difference, expectSame } from "../support/same";
import { viewersOf } from "../support/viewers";
import { attempt } from "./support/attempts";
import { anyClimb } from "./support/codes";
import { crewOf } from "./support/crews";
import { plainOf } from "./support/plain-of";
import { anyPosition } from "./support/positions";

describe("law 1, sight", () => {
  it("masking the fold of the facts is folding the redacted facts, whoever looks", () => {
    fc.assert(
      fc.property(anyClimb, fc.nat(), (options, seed) => {
        const rulebook = rulebookFor(options);
        const dealt = deal(rulebook, seededFate(`v1:test-${seed}`));
        for (const viewer of viewersOf(rulebook)) {
          let seen = mask(unpack(rulebook), viewer);
          const follow = (facts: readonly Fact[], after: Table, when: string): void => {
            seen = evolve(
              seen,
              facts.map((fact) => redact(rulebook, fact, viewer)),
            );
            expectSame(mask(after, viewer), seen, () => `viewer ${viewer}, ${when}`);
          };
          follow(dealt.facts, dealt.table, "deal");
          for (const { act, facts, after } of game(rulebook, seed, crewOf(seed))) {
            follow(facts, after, writeAct(rulebook, act));
            for (const fact of facts) {
              const past = redactPast(after, fact, viewer);
              const lies = whereIs(mask(after, viewer), fact.piece);
              must(past.piece === UNSEEN || lies !== 0, () => "History names a card that lies hidden.");
            }
          }
        }
      }),
      runs(25),
    );
  });
});

describe("law 2, conservation", () => {
  it("neither makes nor loses a piece, and every fact moves a piece from where it lies", () => {
    fc.assert(
      fc.property(anyClimb, fc.nat(), (options, seed) => {
        const rulebook = rulebookFor(options);
        let table = unpack(rulebook);
        const follow = (facts: readonly Fact[]): void => {
          for (const fact of facts) {
            must(whereIs(table, fact.piece) === fact.from, () => "A fact moves what lies elsewhere.");
            table = evolve(table, [fact]);
          }
          expectAllThere(table);
        };
        follow(deal(rulebook, seededFate(`v1:test-${seed}`)).facts);
        for (const { facts } of game(rulebook, seed, crewOf(seed))) follow(facts);
      }),
      runs(60),
    );
  });
});

describe("law 6, judge and enact", () => {
  it("enacts what is judged yes, refuses what is judged no with the same verdict, and is never unsure", () => {
    const answers = { yes: 0, no: 0 };
    fc.assert(
      fc.property(anyClimb, fc.nat(), (options, seed) => {
        const luck = chance(seed);
        const fate = seededFate(`v1:test-${seed}`);
        const tables = [...game(rulebookFor(options), seed, crewOf(seed))].map(({ after }) => after);
        for (const table of [anyPosition(options, seed), ...tables]) {
          const plain = plainOf(table);
          for (let n = 0; n < 5; n++) {
            const act = attempt(table, plain, luck);
            const before = evolve(table, []);
            const verdict = judge(table, act);
            const enacted = enact(table, act, fate);
            must(verdict.allowed !== "unknown", () => "A full table was not sure.");
            expect(enacted.ok).toBe(verdict.allowed === "yes");
            if (!enacted.ok) expect(enacted.error).toEqual(verdict);
            else
              expectSame(enacted.value.table, evolve(table, enacted.value.facts), () => "fold of the facts");
            must(difference(before, table) === undefined, () => "The table it was given is a value.");
            answers[verdict.allowed]++;
          }
        }
      }),
      runs(60),
    );
    expect(Math.min(answers.yes, answers.no)).toBeGreaterThan(1000);
  });
});

describe("law 7, no limbo", () => {
  it("asks one player who can act, or is over and says why (A.end.win, A.end.lose)", () => {
    fc.assert(
      fc.property(anyClimb, fc.nat(), (options, seed) => {
        const rulebook = rulebookFor(options);
        const check = (table: Table): void => {
          const { step, seats } = due(table);
          if (outcome(table) === "playing") {
            must(seats.length === 1, () => `${seats.length} are asked.`);
            for (const seat of seats)
              must(
                legalActs(table, seat).length > 0,
                () => `seat ${seat} cannot act\n${writePosition(table)}`,
              );
          } else {
            expect({ step, seats }).toEqual({ step: "over", seats: [] });
            for (const seat of rulebook.hands.keys()) expect(legalActs(table, seat)).toEqual([]);
          }
        };
        check(deal(rulebook, seededFate(`v1:test-${seed}`)).table);
        let last: Played | undefined;
        for (const played of game(rulebook, seed, crewOf(seed))) {
          check(played.after);
          last = played;
        }
        expect(last?.facts.at(-1)?.clause).toMatch(/^A\.end\.(win|lose)$/);
      }),
      runs(80),
    );
  });
});

describe("offers", () => {
  it("are judged yes however they are completed, and break no rule they are said to honour", () => {
    fc.assert(
      fc.property(anyClimb, fc.nat(), (options, seed) => {
        const luck = chance(seed);
        for (const { after } of game(rulebookFor(options), seed, crewOf(seed))) {
          for (const offer of offersOf(after)) {
            const act = complete(after, offer, luck);
            const verdict = judge(after, act);
            if (verdict.allowed !== "yes") expect.fail(JSON.stringify({ act, verdict }));
            const rules = after.rulebook.actOf[offer.type]?.rules.filter((rule) => rule.honoured) ?? [];
            for (const rule of rules)
              must(
                rule.test(after, offer, priceOf(after, offer)) === YES,
                () => `${rule.clause} is said to be honoured: ${writeAct(after.rulebook, act)}`,
              );
          }
        }
      }),
      runs(30),
    );
  });

  it("name each card once, whichever copy is held", () => {
    fc.assert(
      fc.property(anyClimb, fc.nat(), (options, seed) => {
        for (const { after } of game(rulebookFor(options), seed, crewOf(seed))) {
          const texts = offersOf(after).map((offer) => writeAct(after.rulebook, offer));
          expect(new Set(texts).size).toBe(texts.length);
        }
      }),
      runs(20),
    );
  });
});

describe("the gauge", () => {
  it("never gains a card, knows the least that was spent, and is the same for everybody", () => {
    fc.assert(
      fc.property(anyClimb, fc.nat(), (options, seed) => {
        const { table } = deal(rulebookFor(options), seededFate(`v1:test-${seed}`));
        let before = gauge(table);
        expect(before.spare).toBe(before.atStart);
        expect(before.atStart).toBe(options.players === 1 ? 34 : 40);
        for (const { after } of game(rulebookFor(options), seed, crewOf(seed))) {
          const now = gauge(after);
          must(now.spare <= before.spare, () => "A card was gained.");
          must(
            now.least <= now.spent,
            () => `${now.least} at least, ${now.spent} spent\n${writePosition(after)}`,
          );
          for (const viewer of viewersOf(after.rulebook))
            must(isDeepStrictEqual(gauge(mask(after, viewer)), now), () => "Public counts only.");
          before = now;
        }
      }),
      runs(40),
    );
  });
});
