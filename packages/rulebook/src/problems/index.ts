import { type Language, typeset } from "../language";
import { de } from "./de";
import { en } from "./en";
import { fr } from "./fr";
import type { ProblemSentences, SpokenProblem } from "./shapes";

export { LANGUAGES, type Language } from "../language";
export { PROBLEM_CODES, type ProblemSentences, type SpokenProblem } from "./shapes";

const WORDS: Readonly<Record<Language, ProblemSentences>> = { en, fr, de };

/** What is wrong with a text, a choice or a position, in one sentence: "There is no card “95”." */
export function problemText(problem: SpokenProblem, language: Language): string {
  const words = WORDS[language];
  const known = Object.entries(words).find(([code]) => code === problem.what)?.[1];
  const missing =
    known && [...known.matchAll(/\{(\w+)\}/g)].some(([, key = ""]) => problem.with[key] === undefined);
  const sentence = known === undefined || missing ? words.other : known;
  const own = typeset(
    sentence.replace(/\{(\w+)\}/g, (_whole, key: string) => String(problem.with[key])),
    language,
  );
  return sentence.includes("{known}") ? own : `${own}${knownText(problem, language)}`;
}

/** What there is in place of a word that means nothing, as a sentence behind another; empty where nobody has listed it. */
export function knownText({ with: { known } }: Pick<SpokenProblem, "with">, language: Language): string {
  if (known === undefined) return "";
  const sentence = WORDS[language].known.replace("{known}", String(known)).replace(/…\.$/, "…");
  return ` ${typeset(sentence, language)}`;
}
