/** Law 8, round trip: codes, acts, facts, positions and records print and read without loss. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  deal,
  enact,
  type Fact,
  type GameRecord,
  mask,
  outcome,
  packFacts,
  type RecordedAct,
  readAct,
  readFact,
  readOptions,
  readPosition,
  readRecord,
  redact,
  rulebookFor,
  seededFate,
  unpackFacts,
  writeAct,
  writeFact,
  writeOptions,
  writePosition,
  writeRecord,
} from "../../src/index";
import { chance } from "../support/chance";
import { ALL_OPTIONS, anyOptions, runs } from "../support/codes";
import { anyhow, crewOf } from "../support/crews";
import { must } from "../support/must";
import { game } from "../support/playing";
import { anyPosition } from "../support/positions";
import { expectSame } from "../support/same";
import { partlyTold, viewersOf } from "../support/viewers";

const of = <T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T => {
  must(result.ok, () => JSON.stringify(result));
  return result.value;
};

describe("law 8, round trip", () => {
  it("of every option code, whatever the order of its words", () => {
    for (const options of ALL_OPTIONS) {
      const code = writeOptions(options);
      expect(of(readOptions(code))).toEqual(options);
      const [game = "", ...words] = code.split(" ");
      const shuffled = chance(code.length).shuffled(words);
      expect(writeOptions(of(readOptions([game, ...shuffled].join("  "))))).toBe(code);
      expect(rulebookFor(of(readOptions(code)))).toBe(rulebookFor(options));
    }
  });

  it("of acts: what is read back writes the same, and does exactly the same", () => {
    fc.assert(
      fc.property(anyOptions, fc.nat(), (options, seed) => {
        const rulebook = rulebookFor(options);
        const fate = seededFate(`v1:test-${seed}`);
        for (const { before, act, facts } of game(rulebook, seed, anyhow)) {
          const text = writeAct(rulebook, act);
          const read = of(readAct(rulebook, text, act.seat));
          expect(writeAct(rulebook, read)).toBe(text);
          expect({ ...of(readAct(rulebook, `  ${text.replaceAll(" ", "   ")} `, act.seat)) }).toEqual(read);
          expect(of(enact(before, read, fate)).facts, text).toEqual(facts);
        }
      }),
      runs(25),
    );
  });

  it("of facts, in words and packed, as everybody sees them", () => {
    fc.assert(
      fc.property(anyOptions, fc.nat(), (options, seed) => {
        const rulebook = rulebookFor(options);
        const check = (facts: readonly Fact[]): void => {
          for (const viewer of viewersOf(rulebook)) {
            const seen = facts.map((fact) => redact(rulebook, fact, viewer));
            expect(seen.map((fact) => of(readFact(rulebook, writeFact(rulebook, fact))))).toEqual(seen);
            expect(of(unpackFacts(rulebook, packFacts(seen)))).toEqual(seen);
          }
        };
        check(deal(rulebook, seededFate(`v1:test-${seed}`)).facts);
        for (const { facts } of game(rulebook, seed, anyhow)) check(facts);
      }),
      runs(10),
    );
  });

  it("of positions, full, masked and half told", () => {
    fc.assert(
      fc.property(anyOptions, fc.nat(), (options, seed) => {
        const luck = chance(seed);
        const tables = [...game(rulebookFor(options), seed, crewOf(seed))].flatMap(({ after }) =>
          luck.once(4) ? [after] : [],
        );
        for (const table of [anyPosition(options, seed), ...tables]) {
          for (const viewer of viewersOf(table.rulebook)) {
            const masked = mask(table, viewer);
            const line = writePosition(masked);
            expect(line).not.toContain("\n");
            expectSame(of(readPosition(line)), masked, () => line);
            const told = partlyTold(table, viewer, luck);
            const read = readPosition(writePosition(told));
            if (read.ok) expectSame(read.value, told, () => writePosition(told));
          }
        }
      }),
      runs(12),
    );
  });

  it("of records, with and without facts, finished or not", () => {
    fc.assert(
      fc.property(
        anyOptions,
        fc.nat(),
        fc.boolean(),
        fc.array(fc.string(), { maxLength: 5 }),
        (options, seed, bare, names) => {
          const rulebook = rulebookFor(options);
          const played = [...game(rulebook, seed, crewOf(seed))].slice(0, 1 + (seed % 150));
          const last = played.at(-1);
          must(last !== undefined, () => "Nothing was played.");
          const acts = played.map(({ before, act, facts }): RecordedAct => {
            // Copies are alike: what is recorded is what a reader of the text would do.
            const read = of(readAct(before.rulebook, writeAct(before.rulebook, act), act.seat));
            return bare ? { act: read } : { act: read, facts };
          });
          const players = rulebook.hands.map((_hand, seat) => names[seat] ?? `Player ${seat + 1}`);
          const record: GameRecord = {
            code: rulebook.code,
            ...(seed % 3 === 0 ? {} : { seed: `v1:test-${seed}` }),
            players,
            result: outcome(last.after),
            acts,
          };
          const text = writeRecord(record);
          expect(of(readRecord(text))).toEqual(record);
          expect(writeRecord(of(readRecord(text)))).toBe(text);
        },
      ),
      runs(60),
    );
  });
});
