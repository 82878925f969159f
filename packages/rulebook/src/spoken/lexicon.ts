/** The words of each language for lines that are spoken or typed. */
import type { Language, Translated } from "../language";
import { mappedRecord } from "../modules/room";
import { ASKING, type AskWord, SAID, SPOKEN_LISTS, SPOKEN_WORDS } from "../words/lexicon/spoken";

export type { AskWord } from "../words/lexicon/spoken";

/** The meanings that words can have in a line. */
export type Concept = keyof typeof SPOKEN_WORDS;
/** A card or a verb that has a single word. */
export type SaidWord = keyof typeof SAID;

/**
 * Lists of further words, without accents and in lower case. `yes`, `no`: say that something came to light, or that nothing
 * did. `fillers`. `cards`: counted by a number before them. `and`. `misheard`: what dictation writes for a number, accepted
 * only after "row" and the like: `for=4`. `ordinals`: first to ninth. `ordinalSigns`: make a figure an ordinal. `letters`:
 * before a number, stand for a colour: `v=g`. `numbers`: 0 to 99 as they are spoken, with `_` for a space. `heardNumbers`:
 * other words for them: `zwo=2`. `joins`: how twenty and one are joined if they are several words. `ones`: articles that
 * also mean one.
 */
export type SpokenLists = Readonly<Record<keyof typeof SPOKEN_LISTS, string>>;

/** The keys of a record that the types check, so it has no other keys. */
const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] =>
  Object.keys(record) as Key[];

/** Whether a name is a meaning that words in a line can have. */
export const isConcept = (name: string): name is Concept => Object.hasOwn(SPOKEN_WORDS, name);

/** Everything a line can ask. */
export const ASKS: readonly AskWord[] = keysOf(ASKING);

/** The words that ask for something, as a list. */
export const askingWords = (ask: AskWord, language: Language): readonly string[] =>
  ASKING[ask][language].split(" ");

/** The lists of a language. */
export const spokenLists = (language: Language): SpokenLists =>
  mappedRecord(SPOKEN_LISTS, (list: Translated) => list[language]);

/** What each word of a language means; several words may mean the same. */
export function conceptsIn(language: Language): ReadonlyMap<string, Concept> {
  return new Map(
    keysOf(SPOKEN_WORDS).flatMap((concept) =>
      SPOKEN_WORDS[concept][language].split(" ").map((word) => [word, concept] as const),
    ),
  );
}

/** How a card or a verb is said. */
export const wordFor = (word: SaidWord, language: Language): string => SAID[word][language];

/** Whether a name of the notation is a card or a verb with a single word; a law test checks that every one is. */
export const isSaidWord = (name: string): name is SaidWord => Object.hasOwn(SAID, name);
