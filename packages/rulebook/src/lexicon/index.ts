/** The words by which people search and ask for what the rules speak of; without any text of the rules. */
import type { Translated } from "../language";
import { ASKED_LISTS, ASKED_WORDS } from "../words/lexicon/asked";
import { SEARCHED, SEARCHED_LISTS } from "../words/lexicon/searched";
import type { Meanings } from "./shapes";

export { LANGUAGES, type Language, type Translated } from "../language";
export type { Meanings } from "./shapes";

/** What words mean in a search, those of each room for itself. */
export const SEARCH_WORDS: readonly Meanings[] = Object.values(SEARCHED);

/** Words that tell a search nothing. */
export const STOP_WORDS: Translated = SEARCHED_LISTS.stops;

/** What words and phrases stand for in a question about one card, by what they stand for. No others are understood. */
export const QUESTION_WORDS: Meanings = ASKED_WORDS;

/** Words that say nothing in such a question, and others that no slip of the finger may turn into one with a part in it. */
export const QUESTION_LISTS: { readonly quiet: Translated; readonly guards: Translated } = ASKED_LISTS;
