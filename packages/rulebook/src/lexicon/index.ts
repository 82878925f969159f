/** The words by which people search and ask for what the rules speak of; without any text of the rules. */
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

/** What words mean in a search, those of each room for itself. */
export const SEARCH_WORDS: readonly Meanings[] = Object.values(SEARCHED);

/** The names of the meanings that a module adds to the search. */
export const searchedIn = (module: ModuleId): readonly string[] => Object.keys(SEARCHED[module]);

const ROOMS: readonly MeaningsOfRoom<Readonly<Record<"spoken" | "searched" | "asked", string>>>[] = [
  ...Object.values(ROOM_MEANINGS),
  meaningsOfNoRoom,
];

/** Meanings that a figure in front of them counts. */
export const COUNTED_MEANINGS: readonly string[] = ROOMS.flatMap(({ counted = [] }) => counted);

/** Meanings that only the mountain has. */
export const MOUNTAIN_MEANINGS: readonly string[] = ROOMS.flatMap(({ ofMountain = [] }) => ofMountain);

/** Meanings that others have too: that one is named does not tell what is spoken of. */
export const SHARED_MEANINGS: readonly string[] = ROOMS.flatMap(({ shared = [] }) => shared);

/** Meanings that are written without any word for them, and how. */
export const WRITTEN_MEANINGS: readonly (readonly [name: string, pattern: RegExp])[] = ROOMS.flatMap(
  ({ written = {} }) =>
    Object.entries(written).flatMap(([name, pattern]) =>
      pattern === undefined ? [] : [[name, pattern] as const],
    ),
);

/** Words that tell a search nothing. */
export const STOP_WORDS: Translated = SEARCHED_LISTS.stops;

/** What words and phrases stand for in a question about one card, by what they stand for. No others are understood. */
export const QUESTION_WORDS: Meanings = ASKED_WORDS;

/** Words in front of the number of one card: "a 2", "le 5", "meine 7". */
export const ARTICLE_WORDS: Translated = SEARCHED_LISTS.articles;

/** What a language puts between the parts of a word: letters where it writes them as one. */
export const WORD_JOINTS: Translated = SEARCHED_LISTS.joints;

/** Words between the two figures of a size: "6 by 6". */
export const SIZE_WORDS: Translated = SEARCHED_LISTS.sizes;

/**
 * Words that say nothing in such a question (`quiet`), others that no slip of the finger may turn into one with a part in
 * it (`guards`), those that any question begins with, without accents (`begins`), and words that are cut short in front of a
 * vowel, `qu=que` (`elided`).
 */
export const QUESTION_LISTS: Readonly<Record<"quiet" | "guards" | "begins" | "elided", Translated>> =
  ASKED_LISTS;
