/** What the words of a language mean, as they are looked up. */
import { LANGUAGES, type Language } from "@stillwater/rulebook/citations";
import { SEARCH_WORDS, STOP_WORDS } from "@stillwater/rulebook/lexicon";
import { foldAccents, stem } from "./stems";

export interface Dictionary {
  readonly language: Language;
  /** Meanings by stem, or by stems joined with `_` for a phrase. */
  readonly meanings: ReadonlyMap<string, readonly string[]>;
  /** Words that tell nothing, unless they are in the dictionary just so. */
  readonly stops: ReadonlySet<string>;
}

/** The most words a phrase has. */
export const LONGEST = 5;

/** How a meaning is written among the terms, so that it is no word of any language. */
export const termsOf = (name: string): readonly string[] =>
  name.split("+").map((part) => (/^\d+$/.test(part) ? part : `#${part}`));

function make(language: Language): Dictionary {
  const meanings = new Map<string, readonly string[]>();
  const exact = new Set<string>();
  for (const [name, words] of SEARCH_WORDS.flatMap((list) => Object.entries(list))) {
    for (const word of words[language].split(" ")) {
      exact.add(foldAccents(word, language));
      const key = word
        .split("_")
        .map((part) => stem(foldAccents(part, language), language))
        .join("_");
      meanings.set(key, [...new Set([...(meanings.get(key) ?? []), ...termsOf(name)])]);
    }
  }
  const stops = STOP_WORDS[language].split(" ").map((word) => foldAccents(word, language));
  return { language, meanings, stops: new Set(stops.filter((word) => !exact.has(word))) };
}

const made = new Map<Language, Dictionary>();

/** The dictionary of a language, made once. */
export function dictionaryOf(language: Language): Dictionary {
  const known = made.get(language);
  if (known !== undefined) return known;
  const dictionary = make(language);
  made.set(language, dictionary);
  return dictionary;
}

/** The page's language first; English goes in front of the third one. */
export const languagesFrom = (language: Language): readonly Language[] => [
  language,
  ...LANGUAGES.filter((other) => other !== language),
];
