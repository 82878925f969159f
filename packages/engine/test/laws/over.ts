/** The ten laws over some subsets of modules: every kind of crew plays each subset, and nothing may be left out. */
import { afterAll, describe, expect, it } from "vitest";
import { type ClauseId, rulebookFor, writeOptions } from "../../src/index";
import { ALL_SUBSETS, type Subset } from "../support/option-sets";
import { journey } from "./journey";
import { SAID, Tally } from "./law";

export interface Terms {
  /** Which turns of a subset are played; a turn determines the crew and the starting position. */
  readonly turns: (index: number) => readonly number[];
  /** The least numbers of random acts, of games won and of games lost. */
  readonly acts: number;
  readonly won: number;
  readonly lost: number;
  /** Which enforced clauses must be cited; all of them, unless other laws ask for the rest. */
  readonly asks?: (clause: ClauseId) => boolean;
}

/** One of the three crews, in rotation, and a made-up position: enough where there are many subsets. */
export const dealtAndMadeUp = (index: number): readonly number[] => [index % 3, 3];

/** `FC_SEED=7` draws other games, and `FC_RUNS=10` ten times as many, as for every property. */
const RUNS = Math.max(1, Number(process.env.FC_RUNS ?? 1));
const FIRST = Number(process.env.FC_SEED ?? 0) * 24;

export function lawsOver(name: string, subsets: readonly Subset[], terms: Terms): void {
  const tally = new Tally();
  describe(`the ten laws over ${name}`, () => {
    afterAll(() => process.stdout.write(`${name}: ${tally}\n`));

    for (const [index, subset] of subsets.entries()) {
      it(`hold for ${writeOptions(subset.options)}`, () => {
        const number = ALL_SUBSETS.indexOf(subset);
        const turns = terms.turns(index);
        for (let run = 0; run < RUNS; run++)
          for (const turn of turns) journey(number + (FIRST + run * 24 + turn) * ALL_SUBSETS.length, tally);
        expect(tally.subsets).toContain(number);
      });
    }

    it("were asked of every subset, in games that were won and lost", () => {
      expect(tally.subsets.size).toBe(subsets.length);
      expect(tally.acts).toBeGreaterThanOrEqual(terms.acts * RUNS);
      expect(tally.results.get("won") ?? 0).toBeGreaterThanOrEqual(terms.won);
      expect(tally.results.get("lost") ?? 0).toBeGreaterThanOrEqual(terms.lost);
    });

    it("were asked of right and wrong acts of every kind, by those who know and those who do not", () => {
      const types = new Set(
        subsets.flatMap(({ options }) => rulebookFor(options).acts.map(({ spec }) => spec.type)),
      );
      for (const type of types) {
        if (SAID.has(type)) continue;
        expect(tally.of(`yes ${type}`), `${type}, allowed`).toBeGreaterThan(0);
        expect(tally.of(`no ${type}`), `${type}, refused`).toBeGreaterThan(0);
      }
      expect(tally.of("unknown")).toBeGreaterThan(tally.journeys * 5);
      expect(tally.of("offers")).toBeGreaterThan(tally.journeys * 2);
      expect(tally.of("found")).toBeGreaterThan(tally.journeys * 2);
    });

    it("saw all that a rule or a step says of itself, both ways", () => {
      expect(tally.unseen).toEqual([]);
    });

    it("cite every clause that is enforced: no rule, levy, step or follow is only decoration", () => {
      const asks = terms.asks ?? (() => true);
      expect([...tally.enforced].filter((clause) => asks(clause) && !tally.cited.has(clause))).toEqual([]);
    });
  });
}
