/** Laws 3, 4, 5, 8 and 9 for the mountain: citation, order, knowledge, round trips, the same seed. */
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  deal,
  enact,
  isClauseId,
  judge,
  legalActs,
  type MountainOptions,
  mask,
  outcome,
  packFacts,
  type Rulebook,
  readAct,
  readFact,
  readOptions,
  readPosition,
  readRecord,
  rulebookFor,
  seededFate,
  type Table,
  unpackFacts,
  type Verdict,
  writeAct,
  writeFact,
  writePosition,
  writeRecord,
} from "../../src/index";
import { mountainChapters, mountainRulebook } from "../../src/mountain/rulebook";
import { chance } from "../support/chance";
import { runs } from "../support/codes";
import { must } from "../support/must";
import { game, tableAfter } from "../support/playing";
import { expectSame } from "../support/same";
import { partlyTold, viewersOf } from "../support/viewers";
import { attempt } from "./support/attempts";
import { anyClimb, SUBSETS } from "./support/codes";
import { CREWS, crewOf } from "./support/crews";
import { plainOf } from "./support/plain-of";
import { anyPosition } from "./support/positions";

function anyTable(options: MountainOptions, seed: number): Table {
  if (seed % 2) return anyPosition(options, seed);
  return tableAfter(rulebookFor(options), seed, (seed >>> 2) % 50, crewOf(seed >>> 1));
}

describe("law 3, citation", () => {
  for (const options of SUBSETS) {
    const rulebook = rulebookFor(options);
    it(`cites every clause that ${rulebook.code} enforces, and only registered ones`, () => {
      const cited = new Set<string>();
      const cite = (entries: readonly { readonly clause: string }[]): void => {
        for (const { clause } of entries) {
          must(isClauseId(clause) && clause.startsWith("A."), () => `${clause} is no clause of this book.`);
          cited.add(clause);
        }
      };
      for (let seed = 0; seed < 4; seed++) {
        const luck = chance(seed);
        cite(deal(rulebook, seededFate(`v1:test-${seed}`)).facts);
        for (const { facts } of game(rulebook, seed, crewOf(seed))) cite(facts);
        const table = anyPosition(options, seed);
        for (let n = 0; n < 60; n++) cite(judge(table, attempt(table, plainOf(table), luck)).findings);
      }
      for (const clause of rulebook.enforced)
        expect(cited, `${clause} is enforced, never cited`).toContain(clause);
    });
  }
});

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

/** What is said and done along a climb. */
function* story(rulebook: Rulebook, seed: number): Generator<unknown> {
  const luck = chance(seed ^ 0x2545f491);
  yield deal(rulebook, seededFate(`v1:test-${seed}`)).facts;
  for (const { act, facts, after } of game(rulebook, seed, crewOf(seed))) {
    const tried = attempt(after, plainOf(after), luck);
    const offers = legalActs(after, tried.seat).map((offer) => writeAct(rulebook, offer));
    yield [act, facts, writePosition(after), tried, judge(after, tried), offers.sort()];
  }
}

describe("laws 4 and 9, order and the same seed", () => {
  it("numbers, judges and plays alike however the chapters are shuffled", () => {
    fc.assert(
      fc.property(anyClimb, fc.nat(), (options, seed) => {
        const rulebook = rulebookFor(options);
        const shuffled = mountainRulebook(options, chance(seed).shuffled(mountainChapters(options)));
        expect(numbering(shuffled)).toEqual(numbering(rulebook));
        // Crews draw from the list of acts, whose order between kinds of acts means nothing: the same acts are played.
        const fate = seededFate(`v1:test-${seed}`);
        let { table } = deal(shuffled, fate);
        for (const { act, facts, after } of game(rulebook, seed, crewOf(seed))) {
          const enacted = enact(table, act, fate);
          must(
            enacted.ok && isDeepStrictEqual(enacted.value.facts, facts),
            () => `other facts: ${writeAct(rulebook, act)}`,
          );
          table = enacted.value.table;
          const texts = (of: Table): string[] =>
            legalActs(of, 0)
              .map((offer) => writeAct(rulebook, offer))
              .sort();
          expect(texts(table)).toEqual(texts(after));
          const tried = attempt(after, plainOf(after), chance(seed));
          expect(judge(table, tried)).toEqual(judge(after, tried));
        }
      }),
      runs(15),
    );
  });

  it("deals and plays the same climb for the same seed, and another for another", () => {
    fc.assert(
      fc.property(anyClimb, fc.nat(), (options, seed) => {
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
});

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
      fc.property(anyClimb, fc.nat(), (options, seed) => {
        const table = anyTable(options, seed);
        const luck = chance(seed);
        const plain = plainOf(table);
        for (const viewer of viewersOf(table.rulebook)) {
          const steps: Table[] = [mask(table, viewer), partlyTold(table, viewer, luck), table];
          for (let n = 0; n < 12; n++) {
            const act = attempt(table, plain, luck);
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

  it("a hidden card may be any: what is refused for `?` is refused for every card that it could be", () => {
    let refused = 0;
    fc.assert(
      fc.property(anyClimb, fc.nat(), (options, seed) => {
        const table = anyTable(options, seed);
        const { rulebook } = table;
        for (const to of rulebook.cells) {
          const blank = {
            type: "lay",
            seat: seed % rulebook.seats,
            card: 0,
            to,
            cards: [],
            numbers: [],
          } as const;
          const seen = mask(table, -1);
          const hidden = judge(seen, blank);
          if (hidden.allowed !== "no") continue;
          refused++;
          for (let card = 1; card <= 72; card += 1 + (seed % 5))
            must(
              judge(seen, { ...blank, card }).allowed === "no",
              () => `${rulebook.pieceName(card)} is not refused`,
            );
        }
      }),
      runs(60),
    );
    expect(refused).toBeGreaterThan(500);
  });

  it("tells an actor nothing that the actor's own view does not: the same verdict on mask and full table", () => {
    fc.assert(
      fc.property(anyClimb, fc.nat(), (options, seed) => {
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
      runs(200),
    );
  });
});

describe("law 8, round trips", () => {
  it("reads every position it writes, for every viewer", () => {
    fc.assert(
      fc.property(anyClimb, fc.nat(), (options, seed) => {
        const table = anyTable(options, seed);
        for (const viewer of viewersOf(table.rulebook)) {
          const seen = mask(table, viewer);
          const read = readPosition(writePosition(seen));
          if (!read.ok) expect.fail(`${JSON.stringify(read.error)}\n${writePosition(seen)}`);
          else expectSame(read.value, seen, () => `viewer ${viewer}`);
        }
      }),
      runs(150),
    );
  });

  it("reads every act, fact and record it writes", () => {
    fc.assert(
      fc.property(anyClimb, fc.nat(), (options, seed) => {
        const rulebook = rulebookFor(options);
        const played = [...game(rulebook, seed, CREWS.wander)];
        for (const { before, act, facts } of played) {
          const text = writeAct(rulebook, act);
          const again = readAct(rulebook, text, act.seat);
          must(again.ok && writeAct(rulebook, again.value) === text, () => `${text} reads otherwise`);
          must(
            isDeepStrictEqual(judge(before, again.value), judge(before, act)),
            () => `${text} means otherwise`,
          );
          for (const fact of facts)
            expect(readFact(rulebook, writeFact(rulebook, fact))).toEqual({ ok: true, value: fact });
          expect(unpackFacts(rulebook, packFacts(facts))).toEqual({ ok: true, value: facts });
        }
        const record = {
          code: rulebook.code,
          seed: `v1:test-${seed}`,
          players: rulebook.hands.map((_hand, seat) => `Player ${seat + 1}`),
          result: outcome(played.at(-1)!.after),
          acts: played.map(({ act, facts }) => ({ act, facts })),
        };
        const text = writeRecord(record);
        const again = readRecord(text);
        if (!again.ok) expect.fail(JSON.stringify(again.error));
        else expect(writeRecord(again.value)).toBe(text);
      }),
      runs(40),
    );
  });
});

describe("bad text", () => {
  it("gets a problem that points into it, whatever is typed", () => {
    const letters = " -?*:,()|@/=#.0123456789abcdefghijklmnoprstuvw".split("");
    let read = 0;
    fc.assert(
      fc.property(anyClimb, fc.nat(), (options, seed) => {
        const luck = chance(seed);
        const table = anyPosition(options, seed);
        const { rulebook } = table;
        const spoil = (text: string): string => {
          const at = luck.below(text.length + 1);
          return `${text.slice(0, at)}${luck.once(3) ? "" : luck.pick(letters)}${text.slice(at + luck.below(3))}`;
        };
        const check = (text: string, problems: readonly { readonly at: number }[] | undefined): void => {
          if (!problems) read++;
          for (const { at } of problems ?? []) must(at >= 0 && at <= text.length, () => `${at} in ${text}`);
        };
        for (let n = 0; n < 20; n++) {
          const act = spoil(writeAct(rulebook, attempt(table, plainOf(table), luck)));
          const asAct = readAct(rulebook, act, 0);
          check(act, asAct.ok ? undefined : [asAct.error]);
          if (asAct.ok) judge(table, asAct.value);
          const code = spoil(rulebook.code);
          const asCode = readOptions(code);
          check(code, asCode.ok ? undefined : [asCode.error]);
        }
        const line = spoil(writePosition(table));
        const asLine = readPosition(line);
        check(line, asLine.ok ? undefined : asLine.error);
      }),
      runs(150),
    );
    expect(read).toBeGreaterThan(100);
  });

  it("names what no position of a climb may hold", () => {
    const line = (lifted: string, goats: string): string =>
      `mountain p2 goats | g2#1 bridge#1 . . . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | ${lifted} ${goats}`;
    const problems = (text: string): unknown => {
      const position = readPosition(text);
      return position.ok ? [] : position.error;
    };
    expect(problems(line("lifted:1=g3#1 lifted:2=b3#1", ""))).toEqual([
      { at: 0, what: "position.lifted", with: { most: 1, have: 2 } },
    ]);
    expect(problems(line("lifted:1=summit#1", ""))).toEqual([
      { at: 129, what: "position.misplaced", with: { word: "summit#1" } },
    ]);
    // Goats on a Bridge or on nothing are a slip: they may really stand there.
    expect(problems(line("", "goats:r1p2=goat#1 goats:r1p3=goat#2 goats:r1p1=goat#3"))).toEqual([]);
  });
});
