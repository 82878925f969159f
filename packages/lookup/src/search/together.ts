/** What the classifier says of a question and how well each clause fits, weighed together. */
import type { Likely } from "../classifier/model";
import type { IndexEntry } from "../shapes";

/** A clause, how well it fits its words (1 for the best), and which of its sentences the words point at: a ruling or its short answer. */
export interface Fitting {
  readonly entry: IndexEntry;
  readonly fit: number;
  readonly ruling: number;
}

/** A clause with the sentence of it that answers; `ruling` is -1 for the short answer. */
export interface AnsweringSentence {
  readonly entry: IndexEntry;
  readonly score: number;
  readonly ruling: number;
}

/** How much the fit counts beside the classifier, and what a clause has that does not fit at all. */
const POWER = 3;
const UNFIT = 0.1;
/** No sentence is quite impossible. */
const UNLIKELY = 1e-4;
/** What a sentence gains that both point at. */
const AGREED = 1.5;

/** Every clause with its best sentence, the best first. */
export function bestSentences(fitting: readonly Fitting[], likely: Likely): readonly AnsweringSentence[] {
  const answers = fitting.map(({ entry, fit, ruling }): AnsweringSentence => {
    const weight = (fit + UNFIT) ** POWER;
    const said = (sentence: string, at: number): number =>
      ((likely.get(sentence) ?? 0) + UNLIKELY) * (at === ruling ? AGREED : 1) * weight;
    const own: AnsweringSentence = { entry, score: said(entry.clause, -1), ruling: -1 };
    return entry.rulings.reduce<AnsweringSentence>((best, { id }, at) => {
      const score = said(id, at);
      return score > best.score ? { entry, score, ruling: at } : best;
    }, own);
  });
  return answers.toSorted((a, b) => b.score - a.score);
}
