/** What a module adds to the questions that are understood: each of its names is reached by a question of every language. */
import { LANGUAGES, type Language } from "@stillwater/rulebook";
import { describe, expect, it } from "vitest";
import { QUESTIONS } from "../src/modules/questions";
import { understand } from "../src/understand";
import { CHECKS } from "./checks";
import { FRESH_CHECKS } from "./fresh-checks";
import { inShort, judged } from "./judging";
import { listed, listsIn } from "./listed";

/** Questions about one module, in a file of its name: the language, the question, and "yes" with the price or "no" with the clause. */
const own = listsIn("modules").flatMap(listed);

interface Asked {
  readonly language: Language;
  readonly asked: string;
}

const ALL: readonly Asked[] = [
  ...CHECKS,
  ...FRESH_CHECKS,
  ...listsIn("lists/checks").flatMap((file) =>
    listed(file).map(({ language, columns: [, asked = ""] }) => ({ language, asked })),
  ),
  ...own.map(({ language, columns: [asked = ""] }) => ({ language, asked })),
];

describe("questions about a module", () => {
  it.each(own.map(({ language, columns: [asked = "", right = ""] }) => [language, asked, right] as const))(
    "%s: %s",
    (language, asked, right) => {
      const check = understand(asked, language);
      expect(check === null ? "not understood" : inShort(judged(check))).toBe(right);
    },
  );

  const reached = new Set(
    ALL.flatMap(({ language, asked }) => {
      const check = understand(asked, language);
      if (check === null) return [];
      const { card, where, state, deed } = check.reading;
      return [check.card, card?.kind, where?.kind, state, deed].map((name) => `${language} ${name}`);
    }),
  );

  it.each(Object.entries(QUESTIONS))("reach all that %s adds, in every language", (_module, room) => {
    const names = [room.cards, room.states, room.wheres, room.deeds].flatMap(Object.keys);
    const all = LANGUAGES.flatMap((language) => names.map((name) => `${language} ${name}`));
    expect(all.filter((name) => !reached.has(name))).toEqual([]);
  });
});
