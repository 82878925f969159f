/** The words by which people search for what the rules speak of; small, and without any text of the rules. */
import { ROOM_LEXICONS } from "../modules/lexicon";
import type { Meanings } from "./shapes";

export { LANGUAGES, type Language, type Translated } from "../language";
export type { Meanings } from "./shapes";

/** What each room's words mean, in the order of the rules. */
export const SEARCHED: readonly Meanings[] = Object.values(ROOM_LEXICONS).map(({ searched }) => searched);
