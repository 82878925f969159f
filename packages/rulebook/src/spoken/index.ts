/**
 * Lines that people type or dictate: `47 r4c2`, "forty-seven row four column two", "rangée 3", "why". A line gives an act in
 * notation, a question, or the word that was not understood. The act is not judged here.
 */
import { readAct } from "@stillwater/engine";
import type { Language } from "../language";
import { actOf } from "./acting";
import { Cursor, type LineScene } from "./cursor";
import { figuresIn } from "./figures";
import { joinNumbers } from "./joining";
import { ASKS, type AskWord, askingWords, spokenLists } from "./lexicon";
import { plainLetters } from "./plain";
import type { Ask, Scene, Spoken } from "./shapes";
import { type SpokenDictionary, spokenDictionaryOf, tokensOf } from "./tokens";
import { toldOf } from "./told";

export { LANGUAGES, type Language } from "../language";
export { ASKS, type AskWord } from "./lexicon";
export { nextIn } from "./next-in";
export { spokenAct, spokenNumber } from "./saying";
export type { Ask, Scene, Spoken } from "./shapes";

const MOST_LINE = 200;

const dictionaries = new Map<Language, SpokenDictionary>();

function dictionary(language: Language): SpokenDictionary {
  const known = dictionaries.get(language);
  if (known !== undefined) return known;
  const made = spokenDictionaryOf(language, spokenLists(language));
  dictionaries.set(language, made);
  return made;
}

/** Every question word of a language, for a list of what can be asked. */
export function askWords(language: Language): Readonly<Record<AskWord, string>> {
  const first = (word: AskWord): string => askingWords(word, language)[0] ?? word;
  return Object.fromEntries(ASKS.map((word) => [word, first(word)])) as Record<AskWord, string>;
}

/** A line with the numbers of a language in figures: "forty-seven in the third row" as "47 in the 3 row". */
export const inFigures = (line: string, language: Language): string =>
  figuresIn(line.slice(0, MOST_LINE), dictionary(language));

/** The position that a word names, "third" or "3rd"; undefined if it is no such word. */
export function ordinalOf(word: string, language: Language): number | undefined {
  const [, figure] = /^([1-9])(?:st|nd|rd|th|re|er|e|eme)$/.exec(word) ?? [];
  return figure === undefined ? dictionary(language).ordinals.get(word) : Number(figure);
}

/** Reads a line. Notation and English words are understood in every language. */
export function readSpoken(line: string, language: Language, scene: Scene): Spoken {
  if (line.length > MOST_LINE) return { is: "unread", word: line.slice(0, 20) };
  const { rulebook } = scene;
  const written = readAct(rulebook, line.trim().toLowerCase(), 0);
  // If nobody sees the hand, "discard 2" gives a number of cards, although in notation it names a card.
  const counted = scene.unseen === true && /^\s*[a-z]+ \d\d?\s*$/i.test(line);
  if (written.ok && line.trim() !== "" && !counted) return { is: "act", act: line.trim().toLowerCase() };
  const first = readIn(line, language, scene);
  if (first.is !== "unread" || language === "en") return first;
  const second = readIn(line, "en", scene);
  return second.is === "unread" ? first : second;
}

/**
 * Reads what came to light at a real table, in the words of a language or in English.
 * @param answers the possible answers to the engine's question
 * @returns the answer that was said; null if it is none of them
 */
export function readTold(
  line: string,
  language: Language,
  scene: Scene,
  answers: readonly string[],
): string | null {
  if (line.length > MOST_LINE) return null;
  const said = line.trim().toLowerCase();
  if (answers.includes(said)) return said;
  const { rulebook, ...rest } = scene;
  const around: LineScene = { ...rest, game: rulebook.game };
  for (const one of new Set<Language>([language, "en"])) {
    const words = dictionary(one);
    const tokens = joinNumbers(tokensOf(line, words, around), words);
    const told = toldOf(tokens, words, spokenLists(one), around, answers);
    if (told !== null) return told;
  }
  return null;
}

function readIn(line: string, language: Language, scene: Scene): Spoken {
  const { rulebook, ...rest } = scene;
  const around: LineScene = { ...rest, game: rulebook.game };
  const ask = askIn(line, language, around);
  if (ask !== null) return { is: "ask", ask };
  const words = dictionary(language);
  const tokens = joinNumbers(tokensOf(line, words, around), words);
  const read = actOf(tensApart(tokens), words, around);
  if ("stopped" in read) return { is: "unread", word: read.stopped };
  const act = readAct(rulebook, read.act, 0);
  return act.ok ? { is: "act", act: read.act } : { is: "unread", word: String(act.error.with.word ?? "") };
}

/** "40 7 row 4": dictation has split a number in two. Joined only before a place: elsewhere two numbers are two cards. */
function tensApart(tokens: ReturnType<typeof joinNumbers>): ReturnType<typeof joinNumbers> {
  const bare = tokens.filter(({ is }) => is !== "filler");
  const [tens, unit, next] = bare;
  if (tens?.is !== "number" || unit?.is !== "number") return tokens;
  const place = next?.is === "place" || (next?.is === "word" && /^(row|column)$/.test(next.word));
  if (!place || tens.value < 20 || tens.value % 10 !== 0 || unit.value < 1 || unit.value > 9) return tokens;
  const whole = { ...tens, value: tens.value + unit.value, text: `${tens.text} ${unit.text}` };
  return tokens.flatMap((token) => (token === tens ? [whole] : token === unit ? [] : [token]));
}

function askIn(line: string, language: Language, around: LineScene): Ask | null {
  const [head = ""] = plainLetters(line).split(/[\s,:?]+/);
  const asks = ASKS.filter((word) => askingWords(word, language).includes(head));
  const behind = line.trim().replace(/^\S+\s*/, "");
  const words = dictionary(language);
  const tokens = (): readonly ReturnType<typeof joinNumbers>[number][] =>
    joinNumbers(tokensOf(behind, words, around), words);
  for (const ask of asks) {
    const cursor = new Cursor(tokens(), words, around);
    if (ask === "rule") return { ask, words: behind };
    if (ask === "legal") {
      const card = cursor.card();
      if (cursor.done) return { ask, card };
    } else if (ask === "row") {
      const row = cursor.number();
      if (row !== null && cursor.done) return { ask, row };
    } else if (ask === "why") {
      if (cursor.done) return { ask, of: null };
      const place = cursor.place();
      if (place !== null && cursor.done) return { ask, of: place };
      const act = actOf(tokens(), words, around);
      if ("act" in act) return { ask, of: act.act };
    } else if (cursor.done) return { ask };
  }
  return null;
}
