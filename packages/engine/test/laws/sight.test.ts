/** Law 1, sight: masking the fold of the facts equals folding the redacted facts, for everybody who may look. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  cardsAt,
  deal,
  EVERYTHING,
  evolve,
  type Fact,
  gauge,
  mask,
  redact,
  redactPast,
  rulebookFor,
  SPECTATOR,
  seededFate,
  sees,
  startTable,
  type Table,
  UNSEEN,
  whereIs,
} from "../../src/index";
import { unpack } from "../../src/kernel/enact";
import { chance } from "../support/chance";
import { anyOptions, runs } from "../support/codes";
import { anyhow, crewOf } from "../support/crews";
import { must } from "../support/must";
import { navigator } from "../support/navigator";
import { game } from "../support/playing";
import { expectSame } from "../support/same";
import { viewersOf } from "../support/viewers";

function holds(before: Table, facts: readonly Fact[]): void {
  const { rulebook } = before;
  const after = evolve(before, facts);
  for (const viewer of viewersOf(rulebook)) {
    const seen = facts.map((fact) => redact(rulebook, fact, viewer));
    expectSame(mask(after, viewer), evolve(mask(before, viewer), seen), () => `viewer ${viewer}`);
  }
}

describe("law 1, sight", () => {
  it("masks the fold as it folds the redacted facts, the deal included", () => {
    let facts = 0;
    fc.assert(
      fc.property(anyOptions, fc.nat(), (options, seed) => {
        const rulebook = rulebookFor(options);
        holds(unpack(rulebook), deal(rulebook, seededFate(`v1:test-${seed}`)).facts);
        for (const played of game(rulebook, seed, crewOf(seed))) {
          holds(played.before, played.facts);
          facts += played.facts.length;
        }
      }),
      runs(40),
    );
    expect(facts).toBeGreaterThan(10_000);
  });

  it("shows a mask nothing that its viewer may not see, and masks a mask no further", () => {
    fc.assert(
      fc.property(anyOptions, fc.nat(), (options, seed) => {
        const rulebook = rulebookFor(options);
        for (const { after } of game(rulebook, seed, anyhow)) {
          for (const viewer of viewersOf(rulebook)) {
            const masked = mask(after, viewer);
            for (let piece = 1; piece <= rulebook.lastPiece; piece++) {
              const place = whereIs(after, piece);
              const known = sees(rulebook, viewer, place) ? place : 0;
              must(
                whereIs(masked, piece) === known,
                () => `viewer ${viewer} and ${rulebook.pieceName(piece)}`,
              );
            }
            expectSame(mask(masked, viewer), masked, () => `viewer ${viewer}`);
            if (viewer !== EVERYTHING)
              expectSame(mask(masked, SPECTATOR), mask(after, SPECTATOR), () => `spectator after ${viewer}`);
          }
        }
      }),
      runs(8),
    );
  });

  it("counts the spare cards and shows the Start table alike to everybody", () => {
    fc.assert(
      fc.property(anyOptions, fc.nat(), (options, seed) => {
        const rulebook = rulebookFor(options);
        for (const { after } of game(rulebook, seed, navigator)) {
          for (const viewer of viewersOf(rulebook)) {
            expect(gauge(mask(after, viewer))).toEqual(gauge(after));
            expect(startTable(mask(after, viewer))).toEqual(startTable(after));
          }
        }
      }),
      runs(20),
    );
  });

  it("T.turn.discard-two: names a discard to its owner while it goes, and to nobody afterwards", () => {
    let named = 0;
    fc.assert(
      fc.property(anyOptions, fc.nat(), (options, seed) => {
        const rulebook = rulebookFor(options);
        const past: Fact[] = [];
        const luck = chance(seed);
        for (const { facts, after } of game(rulebook, seed, anyhow)) {
          past.push(...facts);
          for (const fact of facts) {
            if (!rulebook.discards.includes(fact.to)) continue;
            const owner = rulebook.discards.indexOf(fact.to);
            must(redact(rulebook, fact, owner).piece === fact.piece, () => "the owner was not told");
            for (const viewer of [...rulebook.hands.keys(), SPECTATOR]) {
              const live = redact(rulebook, fact, viewer).piece;
              must(viewer === owner || live === UNSEEN, () => `viewer ${viewer} saw it go`);
              must(redactPast(after, fact, viewer).piece === UNSEEN, () => `viewer ${viewer} looked it up`);
              must(
                cardsAt(mask(after, viewer), fact.to).length === 0,
                () => `viewer ${viewer} looked through`,
              );
            }
            named++;
          }
          for (const fact of luck.once(5) ? past : []) {
            for (const viewer of [...rulebook.hands.keys(), SPECTATOR]) {
              const { piece } = redactPast(after, fact, viewer);
              const open = piece === UNSEEN || sees(rulebook, viewer, whereIs(after, piece));
              must(open, () => `viewer ${viewer} learns where ${rulebook.pieceName(piece)} is`);
            }
          }
        }
      }),
      runs(10),
    );
    expect(named).toBeGreaterThan(100);
  });
});
