/** Readers never throw: bad text gets problems that say where in the text it is wrong, and why. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  due,
  judge,
  legalActs,
  mask,
  type Problem,
  packFacts,
  readAct,
  readFact,
  readOptions,
  readPosition,
  readRecord,
  SPECTATOR,
  unpackFacts,
  writeAct,
  writeFact,
  writePosition,
  writeRecord,
} from "../../src/index";
import { attempt } from "../support/attempt";
import { chance } from "../support/chance";
import { rulebookOf, runs } from "../support/codes";
import { crewOf } from "../support/crews";
import { must } from "../support/must";
import { game, type Played } from "../support/playing";

type Read = { ok: true; value: unknown } | { ok: false; error: Problem | readonly Problem[] };

/** A notation: how it is read, and good examples to spoil. */
interface Reader {
  readonly read: (text: string) => Read;
  readonly good: readonly string[];
}

/** Option sets that together use every kind of word. */
const CODES = [
  "sea p3 -4",
  "sea p2 rocks monsters4 storms wild2",
  "sea p2 pyramid harder",
  "sea p3 night strict",
  "sea p2 duel",
  "mountain p2 green panoramas3 goats",
];

/** Every notation of an option set. */
function readersOf(code: string): Readonly<Record<string, Reader>> {
  const rulebook = rulebookOf(code);
  const luck = chance(1);
  const played: Played[] = [...game(rulebook, 1, crewOf(1))];
  const facts = played.flatMap((entry) => entry.facts);
  const strays = played.map(({ after }) => writeAct(rulebook, attempt(after, luck)));
  return {
    "an option code": { read: readOptions, good: ["sea p2", "sea p3 -8 strict", "sea p1 solo4", code] },
    "an act": {
      read: (text) => readAct(rulebook, text, 1),
      good: [...played.map(({ act }) => writeAct(rulebook, act)), ...strays],
    },
    "a fact": {
      read: (text) => readFact(rulebook, text),
      good: facts.slice(-40).map((fact) => writeFact(rulebook, fact)),
    },
    "packed facts": {
      read: (text) => unpackFacts(rulebook, text),
      good: played.slice(0, 9).map((entry) => packFacts(entry.facts)),
    },
    "a position": {
      read: readPosition,
      good: played.flatMap(({ after }) => [writePosition(after), writePosition(mask(after, SPECTATOR))]),
    },
    "a record": {
      read: readRecord,
      good: [0, 1, 9].map((length) =>
        writeRecord({
          code: rulebook.code,
          seed: "v1:test-1",
          players: rulebook.hands.map((_hand, seat) => `Player ${seat + 1}`),
          result: "playing",
          acts: played.slice(0, length).map(({ act, facts }) => ({ act, facts })),
        }),
      ),
    },
  };
}

/** A text with some of its characters taken out, put in, swapped or doubled. */
function spoil(text: string, seed: number): string {
  const luck = chance(seed);
  let spoilt = text;
  for (let n = 1 + luck.below(3); n > 0; n--) {
    const at = luck.below(spoilt.length + 1);
    const bit = luck.pick([
      " ",
      "?",
      "#",
      "x",
      "-",
      ">",
      "|",
      "/",
      "=",
      ",",
      "{",
      "}",
      "@",
      ":",
      "0",
      "9",
      "\n",
      "é",
      "😀",
      "start",
      "r7c1",
      "?x300",
    ]);
    const cut = luck.below(4);
    const tail = spoilt.slice(at + cut);
    spoilt = luck.pick([
      spoilt.slice(0, at) + bit + tail,
      spoilt.slice(0, at) + tail,
      spoilt.slice(0, at),
      tail,
      spoilt + spoilt,
    ]);
  }
  return spoilt;
}

function check(name: string, reader: Reader, text: string): boolean {
  const read = reader.read(text);
  if (read.ok) return true;
  const problems = Array.isArray(read.error) ? (read.error as readonly Problem[]) : [read.error as Problem];
  must(problems.length > 0, () => `${name}: refused without a problem\n${text}`);
  for (const { at, what } of problems) {
    must(/^[a-z]+\.[a-z]+$/.test(what), () => `${name}: ${what}`);
    const inside = Number.isInteger(at) && at >= 0 && at <= text.length;
    must(inside, () => `${name}: ${what} at ${at} of ${text.length}\n${text}`);
  }
  return false;
}

describe("bad text", () => {
  for (const code of CODES) {
    const readers = readersOf(code);
    for (const [name, reader] of Object.entries(readers)) {
      it(`that should be ${name} of ${code} is refused with a place inside it, and never throws`, () => {
        for (const text of reader.good) expect(check(name, reader, text), text).toBe(true);
        fc.assert(
          fc.property(
            fc.oneof(fc.string(), fc.string({ unit: "binary" }), fc.string({ maxLength: 5000 })),
            (text) => {
              check(name, reader, text);
            },
          ),
          runs(100),
        );
        let refused = 0;
        fc.assert(
          fc.property(fc.constantFrom(...reader.good), fc.nat(), (text, seed) => {
            if (!check(name, reader, spoil(text, seed))) refused++;
          }),
          runs(300),
        );
        expect(refused).toBeGreaterThan(60);
      });
    }

    it(`never makes a table of ${code} that cannot be judged`, () => {
      const good = readers["a position"]?.good ?? [];
      let made = 0;
      fc.assert(
        fc.property(fc.constantFrom(...good), fc.nat(), (text, seed) => {
          const read = readPosition(spoil(text, seed));
          if (!read.ok) return;
          made++;
          const { value: table } = read;
          due(table);
          for (const seat of table.rulebook.hands.keys()) {
            for (const offer of legalActs(table, seat)) judge(table, offer);
          }
          const again = readPosition(writePosition(table));
          must(again.ok && writePosition(again.value) === writePosition(table), () => writePosition(table));
        }),
        runs(400),
      );
      expect(made).toBeGreaterThan(2);
    });
  }

  it("names the character that is wrong", () => {
    const rulebook = rulebookOf("sea p3 -4");
    const at = (read: Read): unknown =>
      read.ok ? "read" : Array.isArray(read.error) ? read.error[0] : read.error;
    expect(at(readOptions("sea p9"))).toMatchObject({ at: 4, what: "option.range" });
    expect(at(readOptions("sea p2 -8 reefs"))).toMatchObject({ at: 10, what: "option.unknown" });
    expect(at(readOptions("sea p2 solo5"))).toMatchObject({ at: 7, what: "option.solo" });
    expect(at(readOptions("lake p2"))).toMatchObject({ at: 0, what: "option.game" });
    expect(at(readOptions("sea p2 p3"))).toMatchObject({ at: 7, what: "option.twice" });
    expect(at(readPosition("   sea p9 | . | "))).toMatchObject({ at: 7, what: "option.range" });
    expect(at(readAct(rulebook, "47 r9c2", 0))).toMatchObject({ at: 3, what: "act.cell" });
    expect(at(readAct(rulebook, "81 r4c2", 0))).toMatchObject({ at: 0, what: "act.card" });
    expect(at(readAct(rulebook, "47 r4c2 12", 0))).toMatchObject({ at: 8, what: "act.payment" });
    expect(at(readAct(rulebook, "agree 2-x-2", 0))).toMatchObject({ at: 8, what: "act.number" });
    expect(at(readFact(rulebook, "47 hand:1>r4c9 T.place.empty"))).toMatchObject({
      at: 10,
      what: "fact.place",
    });
    expect(at(readFact(rulebook, "47 hand:1>r4c2 T.place.full"))).toMatchObject({
      at: 15,
      what: "fact.clause",
    });
  });

  it("refuses positions that no table can be in", () => {
    const what = (line: string): unknown => {
      const read = readPosition(line);
      return read.ok ? "read" : read.error.map((problem) => problem.what);
    };
    const water = ". . . . . .".concat("/. . . . . .".repeat(5));
    expect(what(`sea p2 | ${water} | berth:start=37`)).toEqual(["position.misplaced"]);
    expect(what(`sea p2 | toll#1 ${water.slice(2)} | `)).toEqual(["position.misplaced"]);
    expect(what(`sea p2 | finish#1 ${water.slice(2)} | `)).toContain("position.misplaced");
    // A slip is read, since it may really lie on a table.
    expect(what(`sea p2 | 9 8 ${water.slice(4)} | `)).toBe("read");
    expect(what(`sea p2 @- | ${water} | hand:1=37`)).toContain("position.hidden");
    expect(what(`sea p2 | ${water} | hand:1=37,37`)).toContain("position.again");
    expect(what(`sea p2 | ${water} | hand:1=?x3`)).toContain("position.count");
    expect(what(`sea p2 | ${water.slice(2)} | `)).toContain("position.cells");
    expect(what(`sea p2 | ${water}`)).toEqual(["position.fields"]);
    expect(what(`sea p2 @3 | ${water} | `)).toEqual(["position.viewer"]);
    expect(what(`sea p2 @1@2 | ${water} | `)).toEqual(["position.viewer"]);
    expect(what(`sea p2 | ${water} | hand:1=37=38`)).toContain("position.card");
  });

  it("names what no position of a climb may hold", () => {
    const line = (lifted: string): string =>
      `mountain p2 goats | g2#1 bridge#1 . . . . . . ./. . . . . . . ./. . . . . . ./. . . . . ./. . . . ./. . . ./. . ./. . | ${lifted}`;
    const problems = (text: string): unknown => {
      const position = readPosition(text);
      return position.ok ? [] : position.error.map((problem) => [problem.what, problem.with]);
    };
    expect(problems(line("lifted:1=g3#1 lifted:2=b3#1"))).toEqual([
      ["position.lifted", { most: 1, have: 2 }],
      // Nobody has acted yet, so no card can be on its way.
      ["position.misplaced", { word: "g3" }],
      ["position.misplaced", { word: "b3" }],
    ]);
    expect(problems(line("lifted:1=summit#1"))).toEqual([["position.misplaced", { word: "summit#1" }]]);
  });
});
