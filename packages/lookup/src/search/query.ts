/** From what was typed to terms of the index, each with a weight. */
import type { Language } from "@stillwater/rulebook/citations";
import { analyse, meaningsOf, searchTerms } from "../words/analyse";
import { dictionaryOf, languagesFrom } from "../words/dictionary";
import { foldAccents } from "../words/stems";
import type { Token } from "../words/token";
import { type Guess, Spelling } from "./spelling";

/** What one word of the query may stand for; any of it is a match. */
export type Wanted = readonly Guess[];

/** How many more words another language must know for a query to be in it. */
const SURELY_FOREIGN = 2;

/** Meanings that only ask. */
const ASKING: ReadonlySet<string> = new Set(["#who", "#where", "#when", "#how_many"]);

/** Reads queries against the words of one index. */
export class QueryReader {
  readonly #language: Language;
  readonly #vocabulary: ReadonlySet<string>;
  #spelling: Spelling | undefined;

  constructor(language: Language, vocabulary: ReadonlySet<string>) {
    this.#language = language;
    this.#vocabulary = vocabulary;
  }

  /** What is wanted, word by word; words that tell nothing are left out. */
  read(query: string): readonly Wanted[] {
    const language = this.#languageOf(query);
    const tokens = analyse(query, language);
    const typing = /[\p{L}\d]$/u.test(query);
    return tokens
      .map((token, index) => this.#wanted(token, language, typing && index === tokens.length - 1))
      .filter((wanted) => wanted.length > 0);
  }

  /** Whether a query is probably in the page's own language: a single foreign word is more often a slip. */
  isOwn(query: string): boolean {
    const unknown = (language: Language): number =>
      analyse(query, language).filter((token) => !this.#knows(token, language)).length;
    const other = this.#languageOf(query);
    return other === this.#language || unknown(this.#language) - unknown(other) < SURELY_FOREIGN;
  }

  /** Whether a query has no more words with a meaning than words that are in no list. */
  isMostlyStrange(query: string): boolean {
    const tokens = analyse(query, this.#languageOf(query)).filter(({ terms }) => terms.length > 0);
    const strange = tokens.filter(({ known }) => !known).length;
    const telling = tokens.filter(({ known, terms }) => known && !terms.some((term) => ASKING.has(term)));
    return strange >= telling.length;
  }

  /** The page's language, unless another one knows more of the words. */
  #languageOf(query: string): Language {
    const unknown = (language: Language): number =>
      analyse(query, language).filter((token) => !this.#knows(token, language)).length;
    let least = unknown(this.#language);
    let best = this.#language;
    for (const language of languagesFrom(this.#language).slice(1)) {
      if (least === 0) break;
      const count = unknown(language);
      if (count < least) [least, best] = [count, language];
    }
    return best;
  }

  /** Made at the first slip. */
  #guessing(): Spelling {
    if (this.#spelling !== undefined) return this.#spelling;
    const words = new Map<string, readonly string[]>();
    for (const term of this.#vocabulary) if (/^[a-z]{3,}$/.test(term)) words.set(term, [term]);
    for (const [word, terms] of dictionaryOf(this.#language).meanings)
      if (!word.includes("_")) words.set(word, terms);
    this.#spelling = new Spelling(words, this.#language);
    return this.#spelling;
  }

  #knows({ known, terms }: Token, language: Language): boolean {
    return known || (language === this.#language && terms.every((term) => this.#vocabulary.has(term)));
  }

  #wanted(token: Token, language: Language, typing: boolean): Wanted {
    const { known, word } = token;
    const terms = searchTerms(token);
    const there = terms.filter((term) => this.#vocabulary.has(term));
    if (known || there.length > 0)
      return terms.map((term) => ({
        term,
        weight: (/^[#\d]/.test(term) ? 1 : 0.85) / Math.sqrt(terms.length),
      }));
    for (const other of languagesFrom(language).slice(1)) {
      const meant = this.#meantIn(other, word);
      if (meant !== undefined) return meant.map((term) => ({ term, weight: 1 }));
    }
    return this.#guessing().guess(foldAccents(word, this.#language), typing);
  }

  #meantIn(language: Language, word: string): readonly string[] | undefined {
    const dictionary = dictionaryOf(language);
    const folded = foldAccents(word, language);
    return meaningsOf(folded, dictionary) ?? (dictionary.stops.has(folded) ? [] : undefined);
  }
}
