/** The words of each language for lines that are said or typed. */
import type { Language, Translated } from "../language";
import { mappedRecord } from "../modules/room";
import { ASKING, type AskWord, SAID, SPOKEN_LISTS, SPOKEN_WORDS } from "../words/lexicon/spoken";

export type { AskWord } from "../words/lexicon/spoken";

/** What words can mean in a line. */
export type Concept = keyof typeof SPOKEN_WORDS;
/** A card or a verb that is said by one word. */
export type SaidWord = keyof typeof SAID;

/**
 * Words of no meaning of their own, without accents and in small letters: `yes` and `no`, by which people say that
 * something came to light, or that nothing did; `fillers`; `cards`, which are counted by a number in front; `and`;
 * `misheard`, which dictation writes for a number and which is believed only behind "row" and the like: `for=4`;
 * `ordinals`, first to ninth; `ordinalSigns`, what makes a figure one of them; `letters` in front of a number that stand for a colour: `v=g`;
 * `numbers` from 0 to 99 as they are said, `_` where there is a space; `heardNumbers`, other words for them: `zwo=2`;
 * `joins`, how twenty and one are joined where they are several words; `ones`, articles that are a one as well.
 */
export type SpokenLists = Readonly<Record<keyof typeof SPOKEN_LISTS, string>>;

/** The keys of a record that is checked, so that they are nothing else. */
const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] =>
  Object.keys(record) as Key[];

/** Whether a name is a meaning that words in a line can have. */
export const isConcept = (name: string): name is Concept => Object.hasOwn(SPOKEN_WORDS, name);

/** Everything a line can ask. */
export const ASKS: readonly AskWord[] = keysOf(ASKING);

/** The words that ask for something, side by side. */
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

/** How something is said. */
export const wordFor = (word: SaidWord, language: Language): string => SAID[word][language];

/** Whether a name of the notation is that of a card or a verb; a law test holds that each is. */
export const isSaidWord = (name: string): name is SaidWord => Object.hasOwn(SAID, name);
