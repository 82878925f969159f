import type { Language } from "../language";
import { de } from "../words/sentences/de";
import { en } from "../words/sentences/en";
import { fr } from "../words/sentences/fr";
import type {
  Ending,
  LogEntry,
  Names,
  ScoreLine,
  SpokenClosure,
  SpokenFinding,
  SpokenVerdict,
  VerdictContext,
  VerdictText,
} from "./shapes";
import { type Voice, voiceFrom } from "./voice";

export type { TextPart } from "../emphasis";
export { LANGUAGES, type Language } from "../language";
export type {
  Contest,
  Ending,
  Evidence,
  LogEntry,
  Names,
  ScoreLine,
  SpokenClosure,
  SpokenFinding,
  SpokenVerdict,
  Tone,
  VerdictContext,
  VerdictText,
} from "./shapes";
export type { Voice } from "./voice";

const VOICES: Readonly<Record<Language, Voice>> = {
  en: voiceFrom(en),
  fr: voiceFrom(fr),
  de: voiceFrom(de),
};

/** Everything that can be said in one language. */
export function voiceOf(language: Language): Voice {
  return VOICES[language];
}

/** The words on a verdict card: one line, one calculation, one note, one rule. */
export function verdictText<Id extends string>(
  verdict: SpokenVerdict<Id>,
  context: VerdictContext,
  language: Language,
): VerdictText<Id> {
  return VOICES[language].verdictText(verdict, context);
}

/** One finding as one sentence: "49 lies to its left." */
export function findingText(finding: SpokenFinding, language: Language, context?: VerdictContext): string {
  return VOICES[language].findingText(finding, context);
}

/** A place of the notation in words: `r4c2` is "row 4, column 2". Throws if no table has such a place. */
export function placeText(place: string, language: Language, names?: Names): string {
  return VOICES[language].placeText(place, names);
}

/** A card of the notation in words: `start` is "the Start". Throws if there is no such card. */
export function cardText(card: string, language: Language): string {
  return VOICES[language].cardText(card);
}

/** One act as one line of at most fifteen words: "Ben: 47, row 4 column 2, discarded 2." */
export function logText(entry: LogEntry, names: Names, language: Language): string {
  return VOICES[language].logText(entry, names);
}

/** "Your turn.", or whose turn it is. */
export function turnText(seat: number, names: Names, language: Language, you?: number | null): string {
  return VOICES[language].turnText(seat, names, you);
}

/** "You reached the island, 6 cards to spare." In a duel: who won. */
export function endText(ending: Ending, language: Language, names?: Names): string {
  return VOICES[language].endText(ending, names);
}

/** Spaces that can never all be filled: "From row 6, column 4 on: only 2 cards fit the three spaces." */
export function closedText(closure: SpokenClosure, language: Language): string {
  return VOICES[language].closedText(closure);
}

/** How the points of a player are made up, in a game against each other. */
export function scoreText(score: ScoreLine, name: string, language: Language): string {
  return VOICES[language].scoreText(score, name);
}
