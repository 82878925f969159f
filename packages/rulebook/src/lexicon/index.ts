/** The words that people use to search and ask about the rules, without any text of the rules. */
import type { ModuleId } from "@stillwater/engine";
import type { Translated } from "../language";
import { ROOM_MEANINGS } from "../modules/meanings";
import { ASKED_LISTS, ASKED_WORDS } from "../words/lexicon/asked";
import { SEARCHED, SEARCHED_LISTS } from "../words/lexicon/searched";
import { meaningsOfNoRoom } from "./meanings";
import type { Meanings, MeaningsOfRoom } from "./shapes";

export { LANGUAGES, type Language, type Translated } from "../language";
export { type ByLanguage, QUESTION_CARDS, QUESTION_TEXTS } from "../words/lexicon/questions";
export type { Meanings } from "./shapes";

/** What words mean in a search, one list for each room. */
export const SEARCH_WORDS: readonly Meanings[] = Object.values(SEARCHED);

/** The names of the meanings that a module adds to the search. */
export const searchedIn = (module: ModuleId): readonly string[] => Object.keys(SEARCHED[module]);

const ROOMS: readonly MeaningsOfRoom<Readonly<Record<"spoken" | "searched" | "asked", string>>>[] = [
  ...Object.values(ROOM_MEANINGS),
  meaningsOfNoRoom,
];

/** Meanings that a number before them counts. */
export const COUNTED_MEANINGS: readonly string[] = ROOMS.flatMap(({ counted = [] }) => counted);

/** Meanings that only the mountain has. */
export const MOUNTAIN_MEANINGS: readonly string[] = ROOMS.flatMap(({ ofMountain = [] }) => ofMountain);

/** Meanings that have a written form instead of a word, with its pattern. */
export const WRITTEN_MEANINGS: readonly (readonly [name: string, pattern: RegExp])[] = ROOMS.flatMap(
  ({ written = {} }) =>
    Object.entries(written).flatMap(([name, pattern]) =>
      pattern === undefined ? [] : [[name, pattern] as const],
    ),
);

/** Words that a search ignores. */
export const STOP_WORDS: Translated = SEARCHED_LISTS.stops;

/** Words and phrases of a question about one card, by their meaning. No others are understood. */
export const QUESTION_WORDS: Meanings = ASKED_WORDS;

/** Words before the number of one card: "a 2", "le 5", "meine 7". */
export const ARTICLE_WORDS: Translated = SEARCHED_LISTS.articles;

/** What a language puts between the parts of a compound word: letters, where it writes them as one word. */
export const WORD_JOINTS: Translated = SEARCHED_LISTS.joints;

/** Words between the two numbers of a size: "6 by 6". */
export const SIZE_WORDS: Translated = SEARCHED_LISTS.sizes;

/**
 * Words without a meaning in such a question (`quiet`); words that spelling correction must not turn into a meaningful one
 * (`guards`); words with which any question may begin, without accents (`begins`); and words that are shortened before a
 * vowel, `qu=que` (`elided`).
 */
export const QUESTION_LISTS: Readonly<Record<"quiet" | "guards" | "begins" | "elided", Translated>> =
  ASKED_LISTS;
