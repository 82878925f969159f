/** Readers never throw: bad text gets problems that say where, inside the text, and why. */
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
  writeOptions,
  writePosition,
  writeRecord,
} from "../../src/index";
import { chance } from "../support/chance";
import { anyOptions, rulebookOf, runs } from "../support/codes";
import { anyhow } from "../support/crews";
import { must } from "../support/must";
import { game, type Played } from "../support/playing";

const rulebook = rulebookOf("sea p3 -4");
const played: Played[] = [...game(rulebook, 1, anyhow)];
const facts = played.flatMap((entry) => entry.facts);

type Read = { ok: true; value: unknown } | { ok: false; error: Problem | readonly Problem[] };

/** Every notation: how it is read, and good examples to spoil. */
const READERS: Readonly<Record<string, { read: (text: string) => Read; good: readonly string[] }>> = {
  "an option code": { read: readOptions, good: ["sea p2", "sea p3 -8 strict", "sea p1 solo4"] },
  "an act": {
    read: (text) => readAct(rulebook, text, 1),
    good: [
      ...played.map(({ act }) => writeAct(rulebook, act)),
      "dial 1 3",
      "agree 2-4-2",
      "finish",
      "? r1c1 -?",
    ],
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
        players: ["Ana", "Ben", "Cleo"],
        result: "playing",
        acts: played.slice(0, length).map(({ act, facts }) => ({ act, facts })),
      }),
    ),
  },
};

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

function check(name: string, text: string): boolean {
  const read = READERS[name]?.read(text);
  must(read !== undefined, () => `no reader for ${name}`);
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
  for (const [name, { good }] of Object.entries(READERS)) {
    it(`that should be ${name} is refused with a place inside it, and never throws`, () => {
      for (const text of good) expect(check(name, text), text).toBe(true);
      fc.assert(
        fc.property(
          fc.oneof(fc.string(), fc.string({ unit: "binary" }), fc.string({ maxLength: 5000 })),
          (text) => {
            check(name, text);
          },
        ),
        runs(500),
      );
      let refused = 0;
      fc.assert(
        fc.property(fc.constantFrom(...good), fc.nat(), (text, seed) => {
          if (!check(name, spoil(text, seed))) refused++;
        }),
        runs(1500),
      );
      expect(refused).toBeGreaterThan(300);
    });
  }

  it("never makes a table that cannot be judged", () => {
    const good = READERS["a position"]?.good ?? [];
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
      runs(2000),
    );
    expect(made).toBeGreaterThan(20);
  });

  it("names the character that is wrong", () => {
    const at = (read: Read): unknown =>
      read.ok ? "read" : Array.isArray(read.error) ? read.error[0] : read.error;
    expect(at(readOptions("sea p9"))).toMatchObject({ at: 4, what: "option.range" });
    expect(at(readOptions("sea p2 -8 reefs"))).toMatchObject({ at: 10, what: "option.unknown" });
    expect(at(readOptions("sea p2 solo5"))).toMatchObject({ at: 7, what: "option.solo" });
    expect(at(readOptions("lake p2"))).toMatchObject({ at: 0, what: "option.game" });
    expect(at(readOptions("sea p2 p3"))).toMatchObject({ at: 7, what: "option.twice" });
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
    // A slip may really lie on a table.
    expect(what(`sea p2 | 9 8 ${water.slice(4)} | `)).toBe("read");
    expect(what(`sea p2 @- | ${water} | hand:1=37`)).toContain("position.hidden");
    expect(what(`sea p2 | ${water} | hand:1=37,37`)).toContain("position.again");
    expect(what(`sea p2 | ${water} | hand:1=?x3`)).toContain("position.count");
    expect(what(`sea p2 | ${water.slice(2)} | `)).toContain("position.cells");
    expect(what(`sea p2 | ${water}`)).toEqual(["position.fields"]);
    expect(what(`sea p2 @3 | ${water} | `)).toEqual(["position.viewer"]);
  });

  it("is read by the codes of every option set that it names", () => {
    fc.assert(
      fc.property(anyOptions, (options) => {
        expect(readOptions(` ${writeOptions(options)} `)).toEqual({ ok: true, value: options });
      }),
      runs(200),
    );
  });
});
