/** What a figure stands for: a card by its number, a count of things, or the size of the grid. */
import { LANGUAGES, type Language } from "@stillwater/rulebook/citations";
import { ARTICLE_WORDS, COUNTED_MEANINGS, SIZE_WORDS } from "@stillwater/rulebook/lexicon";
import type { Token } from "./token";

/** Next to these, a figure is the number of a card. */
const BETWEEN_CARDS: ReadonlySet<string> = new Set(["#beside", "#between"]);
/** After a figure, these are what is counted. */
const COUNTED: ReadonlySet<string> = new Set(COUNTED_MEANINGS.map((name) => `#${name}`));

const has = (token: Token | undefined, terms: ReadonlySet<string>): boolean =>
  token?.terms.some((term) => terms.has(term)) ?? false;

/** Whether a token is the number of a card: "a 2 in row 3" is, "2 cards" is not. */
export function isCardNumber(tokens: readonly Token[], index: number, language: Language): boolean {
  const [before, token, after] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (token === undefined || !/^\d+$/.test(token.word) || has(after, COUNTED)) return false;
  const named = before !== undefined && ARTICLE_WORDS[language].split(" ").includes(before.word);
  return named || has(before, BETWEEN_CARDS) || has(after, BETWEEN_CARDS);
}

/** Only Islands have such numbers. */
export const ISLAND_NUMBER = /(?<!\d)(?:1[3-9]|[2-8]\d)(?!\d)/;

const BETWEEN_SIZES = LANGUAGES.flatMap((language) => SIZE_WORDS[language].split(" ")).join("|");
/** "6x6", "6 sur 6": the grid, called by its size, in any language. */
export const SIZE = new RegExp(`^\\d+\\s*(?:[x×]|${BETWEEN_SIZES})\\s*\\d+`, "i");

/** "9-8-7": whether a figure, by where it begins, is one of several cards written in a chain. */
export const isInChain = (text: string, from: number): boolean =>
  /^\d+-\d/.test(text.slice(from)) || (/\d-$/.test(text.slice(0, from)) && /^\d/.test(text.slice(from)));
