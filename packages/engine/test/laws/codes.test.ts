/** Law 8 for the option codes of all twenty thousand option sets, and law 3 for the register of clauses. */
import { expect, it } from "vitest";
import {
  CLAUSES,
  isClauseId,
  OPTION_WORDS,
  type Options,
  readOptions,
  rulebookFor,
  writeOptions,
} from "../../src/index";
import { chance } from "../support/chance";
import { must } from "../support/must";
import { ALL_SETS, ALL_SUBSETS } from "../support/option-sets";

/** Borders and goats that people choose themselves: the tests of their own chapters try them. */
const ASKED_ELSEWHERE: ReadonlySet<string> = new Set(["border(…)", "goats(…)"]);

const read = (code: string): Options => {
  const options = readOptions(code);
  must(options.ok, () => `${code}: ${JSON.stringify(options)}`);
  return options.value;
};

it("law 8, round trip: every option code reads and prints without loss, whatever the order of its words", () => {
  const codes = new Set<string>();
  for (const options of ALL_SETS) {
    const code = writeOptions(options);
    const [game = "", ...words] = code.split(" ");
    const shuffled = [game, ...chance(codes.size).shuffled(words)].join("  ");
    must(writeOptions(read(code)) === code, () => `${code} reads as ${writeOptions(read(code))}`);
    must(
      writeOptions(read(` ${shuffled} `)) === code,
      () => `${shuffled} reads as ${writeOptions(read(shuffled))}`,
    );
    codes.add(code);
  }
  expect(codes.size).toBe(ALL_SETS.length);
  expect(codes.size).toBeGreaterThan(20_000);
});

it("law 8, round trip: a code gives the very options it was written from, and one rulebook", () => {
  for (const { options } of ALL_SUBSETS) {
    expect(read(writeOptions(options))).toEqual(options);
    expect(rulebookFor(read(writeOptions(options)))).toBe(rulebookFor(options));
    expect(rulebookFor(options).code).toBe(writeOptions(options));
  }
});

it("the laws are asked of sets with every word of a code: a module that no set chooses would be held to none", () => {
  const said = new Set(ALL_SETS.flatMap((options) => writeOptions(options).split(" ").slice(1)));
  const chosen = (word: string): boolean =>
    [...said].some((text) => text === word || text.replace(/(\d+|\(.*\))$/, "") === word.replace("(…)", ""));
  for (const { word } of [...OPTION_WORDS.sea, ...OPTION_WORDS.mountain])
    must(ASKED_ELSEWHERE.has(word) || chosen(word), () => `no set of the laws says ${word}`);
});

it("every word of a code is listed with its bounds, its rule and a code that has it", () => {
  const listed = (game: Options["game"], text: string): boolean =>
    OPTION_WORDS[game].some(({ word, least = 0, most = 0 }) => {
      if (word.endsWith("(…)")) return text.startsWith(word.slice(0, -2));
      const number = Number(text.slice(word.length));
      return text === word || (text.startsWith(word) && number >= least && number <= most && most > 0);
    });
  for (const options of ALL_SETS)
    for (const text of writeOptions(options).split(" ").slice(1))
      must(listed(options.game, text), () => `${text} is not listed`);
  for (const game of ["sea", "mountain"] as const)
    for (const { word, least, most, clause, code } of OPTION_WORDS[game]) {
      expect(writeOptions(read(code))).toBe(code);
      expect(
        code
          .split(" ")
          .slice(1)
          .some((text) => text.startsWith(word.replace("…)", ""))),
      ).toBe(true);
      expect(isClauseId(clause)).toBe(true);
      if (least === undefined || most === undefined) continue;
      const base = code
        .split(" ")
        .filter((text) => !text.startsWith(word))
        .join(" ");
      for (const number of [least, most])
        expect(readOptions(`${base} ${word}${number}`).ok, `${base} ${word}${number}`).toBe(true);
      expect(readOptions(`${base} ${word}${most + 1}`)).toMatchObject({ error: { what: "option.range" } });
    }
});

it("law 3, citation: each clause is registered once, and every enforced one is", () => {
  expect(new Set(CLAUSES).size).toBe(CLAUSES.length);
  expect(CLAUSES.length).toBeLessThan(256);
  const enforced = new Set(ALL_SUBSETS.flatMap(({ options }) => [...rulebookFor(options).enforced]));
  for (const clause of enforced) expect(isClauseId(clause), clause).toBe(true);
});
