import { LANGUAGES } from "@stillwater/rulebook";
import { describe, expect, it } from "vitest";
import { lookupOf } from "../src";
import { FRESH_QUESTIONS } from "./fresh-questions";
import { LATE_QUESTIONS } from "./late-questions";
import { MORE_QUESTIONS } from "./more-questions";
import { type AskedQuestion, QUESTIONS } from "./questions";
import { TYPED_QUESTIONS } from "./typed-questions";
import { UNSEEN_QUESTIONS } from "./unseen-questions";

interface Outcome {
  readonly asked: string;
  /** 0 for the first hit; -1 where no right clause was among the hits. */
  readonly place: number;
  readonly took: number;
}

/** What people would say, and what they type: the second kind leaves less to go by. */
const SAID = [...QUESTIONS, ...MORE_QUESTIONS, ...UNSEEN_QUESTIONS];
const TYPED = [...TYPED_QUESTIONS, ...FRESH_QUESTIONS, ...LATE_QUESTIONS];

const outcomes = (
  questions: readonly AskedQuestion[],
  language: (typeof LANGUAGES)[number],
): readonly Outcome[] => {
  const lookup = lookupOf(language);
  while (lookup.warm());
  return questions
    .filter((question) => question.language === language)
    .map(({ asked, clauses }) => {
      const begun = performance.now();
      const hits = lookup.search(asked);
      const took = performance.now() - begun;
      return { asked, place: hits.findIndex(({ clause }) => clauses.includes(clause)), took };
    });
};

const share = (all: readonly Outcome[], good: (place: number) => boolean): number =>
  all.filter(({ place }) => good(place)).length / all.length;
const percent = (value: number): string => `${(100 * value).toFixed(1)} %`;

describe.each([
  { kind: "ask", questions: SAID },
  { kind: "type", questions: TYPED },
])("what players $kind", ({ questions }) => {
  const all = LANGUAGES.map((language) => ({ language, found: outcomes(questions, language) }));
  const everything = all.flatMap(({ found }) => found);

  it.each([...all, { language: "all languages", found: everything }])(
    "is answered in $language",
    ({ language, found }) => {
      const amongThree = share(found, (place) => place >= 0 && place < 3);
      const first = share(found, (place) => place === 0);
      const missed = found.filter(({ place }) => place < 0 || place > 2).map(({ asked }) => asked);
      process.stdout.write(
        `${language}: ${found.length} questions, among the first three ${percent(amongThree)}, first ${percent(first)}\n`,
      );
      expect(found.length).toBeGreaterThanOrEqual(30);
      expect(amongThree, missed.join("\n")).toBeGreaterThanOrEqual(0.95);
      expect(first, "the first answer").toBeGreaterThanOrEqual(0.75);
    },
  );

  // How long it takes is a figure, not a test: it depends on who else works on the machine.
  const times = everything.map(({ took }) => took).sort((a, b) => a - b);
  const at = (part: number): string => (times[Math.floor(part * (times.length - 1))] ?? 0).toFixed(1);
  process.stdout.write(`a search: half under ${at(0.5)} ms, 99 of 100 under ${at(0.99)} ms\n`);
});
