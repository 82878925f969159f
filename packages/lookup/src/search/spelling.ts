/** What an unknown word was probably meant to be: the beginning of a word, or one with slips. */
import type { Language } from "@stillwater/rulebook/citations";
import { distance } from "fastest-levenshtein";
import { stem } from "../words/stems";

/** Known words, by stem, with the terms each stands for. */
export type KnownWords = ReadonlyMap<string, readonly string[]>;

/** A term that may be meant, and how surely: 1 is as typed. */
export interface Guess {
  readonly term: string;
  readonly weight: number;
}

const MOST_GUESSES = 6;
const SLIP = 0.8;
const BEGINNING = 0.7;
/** The shortest word in which a slip is looked for, and from where on two are. */
const ONE_SLIP = 4;
const TWO_SLIPS = 7;
/** Shorter words are no guess: almost anything is close to them. */
const SHORTEST = 3;

const slipsIn = (word: string): number => (word.length < ONE_SLIP ? 0 : word.length < TWO_SLIPS ? 1 : 2);

/** Letters next to each other the wrong way round. */
function swapped(word: string): readonly string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}

/** Finds words in spite of slips. Some two thousand words are looked through, which takes less than an index would. */
export class Spelling {
  readonly #words: KnownWords;
  readonly #language: Language;

  constructor(words: KnownWords, language: Language) {
    this.#words = words;
    this.#language = language;
  }

  /** The terms a folded word may stand for, best first. `typing`: more of it may follow. */
  guess(word: string, typing: boolean): readonly Guess[] {
    const turns = word.length < ONE_SLIP ? [] : swapped(word).map((each) => stem(each, this.#language));
    const turned = turns.find((each) => this.#words.has(each));
    if (turned !== undefined) return this.#terms([turned], SLIP);
    const begun = typing && word.length > 1 ? this.#beginningWith(word) : [];
    return begun.length > 0 ? this.#terms(begun, BEGINNING) : this.#terms(this.#alike(word), SLIP);
  }

  #beginningWith(word: string): readonly string[] {
    const found = [...this.#words.keys()].filter((each) => each.startsWith(word));
    return found.toSorted((a, b) => a.length - b.length);
  }

  /** The words with the fewest slips; those that begin alike first, for first letters are seldom wrong. */
  #alike(word: string): readonly string[] {
    const own = stem(word, this.#language);
    let fewest = slipsIn(own);
    let found: string[] = [];
    if (fewest === 0) return found;
    for (const each of this.#words.keys()) {
      if (Math.abs(each.length - own.length) > fewest || each.length < SHORTEST) continue;
      const slips = distance(each, own);
      if (slips > fewest) continue;
      if (slips < fewest) found = [];
      fewest = slips;
      found.push(each);
    }
    const begins = (each: string): number => (each.charAt(0) === own.charAt(0) ? 0 : 1);
    return found.toSorted((a, b) => begins(a) - begins(b));
  }

  /** What words stand for; several may stand for one term. */
  #terms(words: readonly string[], weight: number): readonly Guess[] {
    const terms = words.slice(0, MOST_GUESSES).flatMap((word) => this.#words.get(word) ?? []);
    return [...new Set(terms)].map((term) => ({ term, weight }));
  }
}
