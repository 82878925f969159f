/** The words of each language for spoken lines, with those of every room. */
import type { Language, Translated } from "../../language";
import { ROOM_LEXICONS } from "../../modules/lexicon";
import { mergedParts } from "../../modules/room";
import { spokenLexicon as de, say as sayInGerman } from "./de";
import { spokenLexicon as en, say as sayInEnglish } from "./en";
import { spokenLexicon as fr, say as sayInFrench } from "./fr";
import type { Concept, Lexicon, RoomConcept, RoomWord, SaidWord, Say } from "./shapes";

export const LEXICONS: Readonly<Record<Language, Lexicon>> = { en, fr, de };
export const SAY: Readonly<Record<Language, Say>> = { en: sayInEnglish, fr: sayInFrench, de: sayInGerman };

const rooms = Object.values(ROOM_LEXICONS);
const SPOKEN: Readonly<Record<RoomConcept, Translated>> = mergedParts(
  rooms.flatMap((room) => ("spoken" in room ? [room.spoken] : [])),
);
const SAID: Readonly<Record<RoomWord, Translated>> = mergedParts(
  rooms.flatMap((room) => ("said" in room ? [room.said] : [])),
);

/** The keys of a record that is checked, so that they are nothing else. */
const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] =>
  Object.keys(record) as Key[];

/** What each word of a language means; several words may mean the same. */
export function conceptsIn(language: Language): ReadonlyMap<string, Concept> {
  const { concepts } = LEXICONS[language];
  const each = (concept: Concept, words: string): readonly [string, Concept][] =>
    words.split(" ").map((word) => [word, concept]);
  return new Map([
    ...keysOf(concepts).flatMap((concept) => each(concept, concepts[concept])),
    ...keysOf(SPOKEN).flatMap((concept) => each(concept, SPOKEN[concept][language])),
  ]);
}

/** How a card or a verb is said; undefined where no room says it. */
export function wordFor(name: SaidWord | (string & {}), language: Language): string | undefined {
  const own = keysOf(SAY[language].words).find((word) => word === name);
  if (own !== undefined) return SAY[language].words[own];
  const word = keysOf(SAID).find((each) => each === name);
  return word && SAID[word][language];
}
