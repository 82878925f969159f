import { type Language, typeset } from "../language";
import { PROBLEM_WORDS } from "../words/problems";
import type { SpokenProblem } from "./shapes";

export { LANGUAGES, type Language } from "../language";
export { PROBLEM_CODES } from "../words/problems";
export type { SpokenProblem } from "./shapes";

/** What is wrong with a text, a choice or a position, in one sentence: "There is no card “95”." */
export function problemText(problem: SpokenProblem, language: Language): string {
  const known = Object.entries(PROBLEM_WORDS).find(([code]) => code === problem.what)?.[1][language];
  const missing =
    known && [...known.matchAll(/\{(\w+)\}/g)].some(([, key = ""]) => problem.with[key] === undefined);
  const sentence = known === undefined || missing ? PROBLEM_WORDS.other[language] : known;
  const own = typeset(
    sentence.replace(/\{(\w+)\}/g, (_whole, key: string) => String(problem.with[key])),
    language,
  );
  return sentence.includes("{known}") ? own : `${own}${knownText(problem, language)}`;
}

/** What there is in place of a word that means nothing, as a sentence behind another; empty where nobody has listed it. */
export function knownText({ with: { known } }: Pick<SpokenProblem, "with">, language: Language): string {
  if (known === undefined) return "";
  const sentence = PROBLEM_WORDS.known[language].replace("{known}", String(known)).replace(/…\.$/, "…");
  return ` ${typeset(sentence, language)}`;
}
