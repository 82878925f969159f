import { type Language, typeset } from "../language";
import { PROBLEM_WORDS } from "../words/problems";
import type { SpokenProblem } from "./shapes";

export { LANGUAGES, type Language } from "../language";
export { PROBLEM_CODES } from "../words/problems";
export type { SpokenProblem } from "./shapes";

/**
 * What is wrong with a text, a choice or a position, in one sentence: "There is no card “95”."
 * @throws on a code without a sentence, or without a value that its sentence needs: a defect
 */
export function problemText(problem: SpokenProblem, language: Language): string {
  const sentence = Object.entries(PROBLEM_WORDS).find(([code]) => code === problem.what)?.[1][language];
  if (sentence === undefined) throw new Error(`No sentence says ${problem.what}.`);
  const own = typeset(
    sentence.replace(/\{(\w+)\}/g, (_whole, key: string) => String(valueFor(problem, key))),
    language,
  );
  return sentence.includes("{known}") ? own : `${own}${knownText(problem, language)}`;
}

function valueFor({ what, with: values }: SpokenProblem, key: string): string | number {
  const value = values[key];
  if (value === undefined) throw new Error(`${what} came without its ${key}.`);
  return value;
}

/** What exists instead of a word that means nothing, as a further sentence; empty if the problem has no such list. */
export function knownText({ with: { known } }: Pick<SpokenProblem, "with">, language: Language): string {
  if (known === undefined) return "";
  const sentence = PROBLEM_WORDS.known[language].replace("{known}", String(known)).replace(/…\.$/, "…");
  return ` ${typeset(sentence, language)}`;
}
