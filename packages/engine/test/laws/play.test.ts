/** Laws 2, 6 and 7 along random games, and what an offer promises: conservation, judge ⇔ enact, no limbo. */
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  deal,
  due,
  enact,
  evolve,
  judge,
  legalActs,
  outcome,
  prospects,
  rulebookFor,
  seededFate,
  type Table,
  whereIs,
} from "../../src/index";
import { YES } from "../../src/kernel/chapter";
import { unpack } from "../../src/kernel/enact";
import { priceOf } from "../../src/kernel/judge";
import { attempt } from "../support/attempts";
import { expectAllThere } from "../support/box";
import { chance } from "../support/chance";
import { anyOptions, runs } from "../support/codes";
import { anyhow, crewOf } from "../support/crews";
import { must } from "../support/must";
import { plainOf } from "../support/plain-of";
import { complete, game, offersOf, type Played } from "../support/playing";
import { anyPosition } from "../support/positions";
import { difference, expectSame } from "../support/same";

describe("law 2, conservation", () => {
  it("neither makes nor loses a piece, and every fact moves a piece from where it lies", () => {
    fc.assert(
      fc.property(anyOptions, fc.nat(), (options, seed) => {
        const rulebook = rulebookFor(options);
        let table = unpack(rulebook);
        const follow = (facts: ReturnType<typeof deal>["facts"]): void => {
          for (const fact of facts) {
            if (whereIs(table, fact.piece) !== fact.from)
              throw new Error("A fact moves what lies elsewhere.");
            table = evolve(table, [fact]);
          }
          expectAllThere(table);
        };
        follow(deal(rulebook, seededFate(`v1:test-${seed}`)).facts);
        for (const { facts } of game(rulebook, seed, crewOf(seed))) follow(facts);
      }),
      runs(40),
    );
  });
});

describe("law 6, judge and enact", () => {
  it("enacts what is judged yes, refuses what is judged no with the same verdict, and is never unsure", () => {
    const answers = { yes: 0, no: 0 };
    fc.assert(
      fc.property(anyOptions, fc.nat(), (options, seed) => {
        const luck = chance(seed);
        const fate = seededFate(`v1:test-${seed}`);
        const rulebook = rulebookFor(options);
        const tables = [...game(rulebook, seed, anyhow)].map(({ after }) => after);
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
      runs(35),
    );
    expect(Math.min(answers.yes, answers.no)).toBeGreaterThan(1000);
  });
});

describe("law 7, no limbo", () => {
  it("asks somebody who can act, or is over and says why (T.end.win, T.end.lose)", () => {
    fc.assert(
      fc.property(anyOptions, fc.nat(), (options, seed) => {
        const rulebook = rulebookFor(options);
        const check = (table: Table): void => {
          const { step, seats } = due(table);
          if (outcome(table) === "playing") {
            must(seats.length > 0, () => "Nobody is asked.");
            for (const seat of seats)
              must(legalActs(table, seat).length > 0, () => `seat ${seat} cannot act`);
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
        expect(last?.facts.at(-1)?.clause).toMatch(/^T\.end\.(win|lose)$/);
      }),
      runs(60),
    );
  });
});

describe("offers", () => {
  it("are judged yes however they are completed, and break no rule they are said to honour", () => {
    fc.assert(
      fc.property(anyOptions, fc.nat(), (options, seed) => {
        const luck = chance(seed);
        for (const { after } of game(rulebookFor(options), seed, anyhow)) {
          for (const offer of offersOf(after)) {
            const act = complete(after, offer, luck);
            const verdict = judge(after, act);
            if (verdict.allowed !== "yes") expect.fail(JSON.stringify({ act, verdict }));
            const rules = after.rulebook.actOf[offer.type]?.rules.filter((rule) => rule.honoured) ?? [];
            for (const rule of rules)
              must(
                rule.test(after, offer, priceOf(after, offer)) === YES,
                () => `${rule.clause} is not honoured`,
              );
          }
        }
      }),
      runs(15),
    );
  });

  it("include every act that is judged yes", () => {
    let found = 0;
    fc.assert(
      fc.property(anyOptions, fc.nat(), (options, seed) => {
        const luck = chance(seed);
        for (const table of [anyPosition(options, seed), anyPosition(options, seed + 1)]) {
          const plain = plainOf(table);
          for (let n = 0; n < 40; n++) {
            const act = attempt(table, plain, luck);
            if (judge(table, act).allowed !== "yes") continue;
            const name = (card: number): string => table.rulebook.pieceName(card);
            const among = legalActs(table, act.seat).some(
              (offer) =>
                offer.type === act.type && name(offer.card) === name(act.card) && offer.to === act.to,
            );
            if (!among) expect.fail(`not offered: ${JSON.stringify(act)}`);
            found++;
          }
        }
      }),
      runs(300),
    );
    expect(found).toBeGreaterThan(1000);
  });

  it("are the targets of a card's prospects that are judged yes", () => {
    fc.assert(
      fc.property(anyOptions, fc.nat(), (options, seed) => {
        const table = anyPosition(options, seed);
        for (const seat of due(table).seats) {
          const offers = legalActs(table, seat);
          const cards = table.rulebook.pieces.flatMap((spec, piece) =>
            !spec.token && piece > 0 ? [piece] : [],
          );
          for (const card of cards) {
            const looked = prospects(table, seat, card);
            if (card <= 80) expect(looked.map(({ to }) => to)).toEqual(table.rulebook.cells);
            if (whereIs(table, card) !== table.rulebook.hands[seat]) continue;
            for (const { to, act, verdict } of looked) {
              must(isDeepStrictEqual(verdict, judge(table, act)), () => "Prospects and judge differ.");
              const name = table.rulebook.pieceName(card);
              const same = offers.find(
                (offer) => table.rulebook.pieceName(offer.card) === name && offer.to === to,
              );
              must(
                (same !== undefined) === (verdict.allowed === "yes"),
                () => `offered? ${JSON.stringify(act)}`,
              );
              must(same === undefined || same.choose === verdict.price, () => `price ${JSON.stringify(act)}`);
            }
          }
        }
      }),
      runs(40),
    );
  });
});
