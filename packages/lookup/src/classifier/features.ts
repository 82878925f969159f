/** What the classifier sees of a question: groups of letters, words, pairs of words, and meanings, each as a number. */
import type { Language } from "@stillwater/rulebook/citations";
import { analyse } from "../words/analyse";
import { foldAccents } from "../words/stems";

/** How many numbers features fall into; two that share one are told apart by the others they stand with. */
export const FEATURES = 2 ** 15;

/** What each kind of feature weighs. */
const WEIGHTS = { letters: 0.25, word: 0.8, pair: 0.6, meaning: 1.5, meanings: 1, strange: 0.7 } as const;
const SHORTEST_GROUP = 3;
const LONGEST_GROUP = 5;
/** Meanings that are paired with each other; more would be a story, not a question. */
const MOST_MEANINGS = 7;
/** Islands from here on are alike; smaller numbers may be counts. */
const FIRST_LARGE = 13;
const TELLING: ReadonlySet<string> = new Set(["36", "40", "44", "80"]);

/** The numbers of the features of a text, with their weights; their squares sum to 1. */
export interface Features {
  readonly at: Uint16Array;
  readonly weight: Float32Array;
}

/** FNV-1a, folded to the size of the table. */
export function numberOf(kind: string, text: string): number {
  let hash = 0x811c9dc5;
  for (const character of kind + text)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return (hash ^ (hash >>> 15)) & (FEATURES - 1);
}

const sameNumber = (word: string): string =>
  /^\d+$/.test(word) && Number(word) >= FIRST_LARGE && !TELLING.has(word) ? "99" : word;

/** The words of a text as they are typed, folded. */
const wordsOf = (text: string, language: Language): readonly string[] =>
  (foldAccents(text, language).match(/[a-z]+|\d+/g) ?? []).map(sameNumber);

function letterGroups(word: string): readonly string[] {
  const padded = `<${word}>`;
  const groups: string[] = [];
  for (let size = SHORTEST_GROUP; size <= LONGEST_GROUP; size += 1)
    for (let from = 0; from + size <= padded.length; from += 1) groups.push(padded.slice(from, from + size));
  return groups;
}

/** What a text shows of itself (and what its slips are guessed to mean), in the language it is taken for; meanings alone are the same in all languages. */
export function featuresOf(
  text: string,
  language: Language,
  meaningsOnly = false,
  guessed: readonly string[] = [],
): Features {
  const found = new Map<number, number>();
  const add = (kind: keyof typeof WEIGHTS, value: string): void => {
    const at = numberOf(kind, value);
    found.set(at, Math.max(found.get(at) ?? 0, WEIGHTS[kind]));
  };
  const words = meaningsOnly ? [] : wordsOf(text, language);
  for (const word of words) {
    add("word", word);
    if (word.length > 2) for (const group of letterGroups(word)) add("letters", group);
  }
  for (const [index, word] of words.entries()) if (index > 0) add("pair", `${words[index - 1]} ${word}`);
  const tokens = analyse(text, language);
  const terms = [...tokens.flatMap((token) => token.terms), ...guessed];
  const meanings = [...new Set(terms.filter((term) => term.startsWith("#")))];
  for (const meaning of meanings) add("meaning", meaning);
  const paired = meanings.slice(0, MOST_MEANINGS).sort();
  for (const [index, one] of paired.entries())
    for (const other of paired.slice(index + 1)) add("meanings", `${one} ${other}`);
  const strange = tokens.filter(({ known, terms }) => !known && terms.length > 0).length;
  if (!meaningsOnly) add("strange", `${Math.min(strange, 3)} of ${Math.min(tokens.length, 4)}`);
  if (!meaningsOnly && meanings.length === 0) add("strange", "nothing known");
  const size = Math.sqrt([...found.values()].reduce((sum, weight) => sum + weight ** 2, 0));
  return {
    at: Uint16Array.from(found.keys()),
    weight: Float32Array.from(found.values(), (weight) => weight / size),
  };
}
