/**
 * From a plain question to an engine check: "can I put 47 between 45 and 52 with two cards left?" becomes a position and
 * an act. Every word of the question must have its part (words, symbols, parts, reading); with one left over, or with too
 * little said, there is no check. A wrong answer is worse than none.
 */
import { LANGUAGES, type Language, QUESTION_LISTS } from "@stillwater/rulebook/lexicon";
import { languagesFrom } from "../words/dictionary";
import { checksOf, distinct, wholeWays } from "./checks";
import type { Understood } from "./shapes";
import { MOST_QUESTION, symbolsOf } from "./symbols";

export { readingInWords } from "./saying";
export type { Assumed, NamedCard, Reading, Understood, Where } from "./shapes";

function understoodIn(query: string, language: Language): Understood | null {
  const symbols = symbolsOf(query, language);
  // Where the cards can lie in several ways, all of them must come to the same.
  const [check = null, ...others] = symbols === null ? [] : distinct(checksOf(wholeWays(symbols, language)));
  return others.length === 0 ? check : null;
}

/** How a question begins, in three languages, without accents; people who type leave the mark at its end out. */
const BEGINS = new RegExp(
  `^(?:${LANGUAGES.map((language) => QUESTION_LISTS.begins[language].replaceAll(" ", "|")).join("|")})(?![\\p{L}\\p{M}])`,
  "u",
);

/** Whether somebody asks about cards, or asks at all: more than words that are looked up. */
export function isQuestion(query: string): boolean {
  const bare = query.trim().toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  return /\d|\?$/.test(bare) || (BEGINS.test(bare) && /\s/.test(bare));
}

/** Whether a question names a number, in figures or in words: that of a card, as in most that a board could answer. */
export function namesNumber(query: string, language: Language): boolean {
  return symbolsOf(query, language)?.heard.some((symbol) => /^[nw]\d+$/.test(symbol)) === true;
}

/** A check made of a question, in the page's language or in one of the two others; null where it is not sure. */
export function understand(query: string, language: Language): Understood | null {
  if (query.length > MOST_QUESTION) return null;
  for (const each of languagesFrom(language)) {
    const check = understoodIn(query, each);
    if (check !== null) return check;
  }
  return null;
}
