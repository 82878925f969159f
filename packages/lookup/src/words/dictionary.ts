/** What the words of a language mean, as they are looked up. */
import { LANGUAGES, type Language } from "@stillwater/rulebook/citations";
import { SEARCHED } from "@stillwater/rulebook/lexicon";
import { ASKING } from "./concepts/asking";
import { GENERAL } from "./concepts/general";
import { MORE } from "./concepts/more";
import { PLACING } from "./concepts/placing";
import { PLAYING } from "./concepts/playing";
import { THINGS } from "./concepts/things";
import { FILLERS } from "./fillers";
import { foldAccents, stem } from "./stems";
import { STOPS } from "./stops";

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
const termsOf = (name: string): readonly string[] =>
  name.split("+").map((part) => (/^\d+$/.test(part) ? part : `#${part}`));

/** Those of the modules stand in their rooms. A meaning may be in several of them. */
const LISTS = [...SEARCHED, THINGS, PLACING, PLAYING, ASKING, GENERAL, MORE];

function make(language: Language): Dictionary {
  const meanings = new Map<string, readonly string[]>();
  const exact = new Set<string>();
  for (const [name, words] of LISTS.flatMap((list) => Object.entries(list))) {
    for (const word of words[language].split(" ")) {
      exact.add(foldAccents(word, language));
      const key = word
        .split("_")
        .map((part) => stem(foldAccents(part, language), language))
        .join("_");
      meanings.set(key, [...new Set([...(meanings.get(key) ?? []), ...termsOf(name)])]);
    }
  }
  const stops = `${STOPS[language]} ${FILLERS[language]}`
    .split(" ")
    .map((word) => foldAccents(word, language));
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
