/** What an unknown word was probably meant to be: the beginning of a word, or one with slips. */
import type { Language } from "@stillwater/rulebook/citations";
import MiniSearch from "minisearch";
import { stem } from "../words/stems";

/** Known words, by stem, with the terms each stands for. */
export type KnownWords = ReadonlyMap<string, readonly string[]>;

/** A term that may be meant, and how surely: 1 is as typed. */
export interface Guess {
  readonly term: string;
  readonly weight: number;
}

const MOST_GUESSES = 6;
/** Guesses this much worse than the best one are left out. */
const WORTH = 0.75;
const SLIP = 0.8;
const BEGINNING = 0.7;

const slipsIn = (word: string): number | false => (word.length <= 3 ? false : word.length <= 6 ? 1 : 2);

/** Letters next to each other the wrong way round. */
function swapped(word: string): readonly string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}

/** Finds words in spite of slips. */
export class Spelling {
  readonly #words: KnownWords;
  readonly #language: Language;
  readonly #index: MiniSearch<{ readonly id: string }>;

  constructor(words: KnownWords, language: Language) {
    this.#language = language;
    this.#words = words;
    this.#index = new MiniSearch({ fields: ["id"], tokenize: (text) => [text], processTerm: (term) => term });
    this.#index.addAll([...words.keys()].map((id) => ({ id })));
  }

  /** The terms a folded word may stand for, best first. `typing`: more of it may follow. */
  guess(word: string, typing: boolean): readonly Guess[] {
    const turns = word.length < 4 ? [] : swapped(word).map((each) => stem(each, this.#language));
    const turned = turns.find((each) => this.#words.has(each));
    if (turned !== undefined) return this.#terms(turned, SLIP);
    const begun = typing && word.length > 1 ? this.#search(word, { prefix: true }, BEGINNING) : [];
    if (begun.length > 0) return begun;
    return this.#search(stem(word, this.#language), { fuzzy: slipsIn(word) }, SLIP);
  }

  #terms(word: string, weight: number): readonly Guess[] {
    return (this.#words.get(word) ?? []).map((term) => ({ term, weight }));
  }

  #search(
    word: string,
    how: { readonly prefix?: boolean; readonly fuzzy?: number | false },
    weight: number,
  ): readonly Guess[] {
    const found = this.#index.search(word, how);
    const best = found[0]?.score ?? 0;
    const guesses = found
      .filter(({ score }) => score >= WORTH * best)
      .slice(0, MOST_GUESSES)
      .flatMap(({ id, score }) => this.#terms(String(id), (weight * score) / best));
    // Several words may stand for one term.
    return [...new Map([...guesses].reverse().map((guess) => [guess.term, guess])).values()].reverse();
  }
}
