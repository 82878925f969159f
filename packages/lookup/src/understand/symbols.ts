/** A question as a row of symbols that are the same in every language, with all small talk left out. */
import type { Language } from "@stillwater/rulebook/citations";
import { inFigures } from "@stillwater/rulebook/spoken";
import { analyse, type Token } from "../words/analyse";
import { fold } from "../words/stems";

const MEANINGS: Readonly<Record<string, string>> = {
  "#row_end": "end row",
  "#row": "row",
  "#column": "column",
  "#space": "space",
  "#between": "between",
  "#beside": "beside",
  "#left": "left",
  "#right": "right",
  "#below": "below",
  "#support": "below",
  "#bridge": "bridge",
  "#campfire": "fire",
  "#summit": "summit",
  "#start": "start",
  "#finish": "finish",
  "#hand": "hand",
  "#card": "card",
  "#island": "card",
  "#ascent": "card",
  "#last": "last",
  "#nothing": "nothing",
  "#missing": "missing",
  "#occupied": "occupied",
  "#end": "end",
  "#first": "first",
  "#cover": "cover",
  "#replace": "replace",
  "#full": "full",
  "#empty": "empty",
  "#discard": "discard",
  "#before": "before",
  "#after": "after",
  "#price": "price",
  "#green": "g",
  "#blue": "b",
  "#red": "r",
  "#sea": "sea",
  "#mountain": "mountain",
};

/** What belongs to a module. Only questions in which every word has its part may speak of these. */
const MODULES: Readonly<Record<string, string>> = {
  "#monster": "monster",
  "#storm": "storm",
  "#purple": "purple",
  "#orange": "orange",
  "#goat": "goat",
  "#herd": "goat",
  "#move": "move",
};

/** Words that every question about a card has, whatever it asks. */
const NEUTRAL: ReadonlySet<string> = new Set([
  "#lay",
  "#allowed",
  "#player",
  "#turn",
  "#sea",
  "#some_number",
]);

/** Words of modules and variants: with them in play another rule may answer. */
const ELSEWHERE =
  /^#(storm|monster|wild|compass|goat|rocks|pyramid|arch|night|day|duel|rope|panorama|green_path|explorer|herd|yellow|purple|orange|pillar|roof|border|solo)$/;

/** Small words that matter here, though no search needs them. */
const SMALL: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    on: "on",
    onto: "on",
    over: "on",
    without: "without",
    with: "with",
    not: "not",
    isn: "not",
    no: "n0",
    ends: "end",
  },
  fr: { sur: "on", sans: "without", avec: "with", pas: "not" },
  de: { auf: "on", uber: "on", ohne: "without", mit: "with", nicht: "not" },
};

/** Letters in front of a number, as the notation writes colours. */
const LETTERS: Readonly<Record<string, string>> = { g: "g", b: "b", r: "r" };

interface Around {
  readonly before: string | undefined;
  readonly next: Token | undefined;
}

function symbolOf(token: Token, { before, next }: Around, language: Language): string | undefined {
  const word = fold(token.word, language);
  if (word === "left" && language === "en") {
    const counted = next?.word !== "of" && /^(?:card|hand|n\d+)$/.test(before ?? "");
    return counted ? "last" : "left";
  }
  const small = SMALL[language][word];
  if (small !== undefined) return small;
  if (token.terms.some((term) => ELSEWHERE.test(term))) return "elsewhere";
  for (const term of token.terms) {
    if (/^\d+$/.test(term)) return `n${term}`;
    const meaning = MEANINGS[term];
    if (meaning !== undefined) return meaning;
  }
  return LETTERS[word];
}

/** What a goat would do on a Bridge. */
const STEPS: Readonly<Record<Language, string>> = {
  en: "cross crosses crossing step steps walk walks",
  fr: "traverser traverse traversent marcher marchent",
  de: "überqueren überquert betreten betritt laufen",
};
const stepsOn = (word: string, language: Language): boolean =>
  STEPS[language].split(" ").some((step) => fold(step, language) === word);

/** A line whose every word is looked at: the symbols, those of modules too, and how many words have none. */
export interface Line {
  readonly symbols: readonly string[];
  readonly unknown: number;
}

/** The symbols of a line with those of modules, and how many of its words are something else. */
export function lineOf(text: string, language: Language): Line {
  const tokens = analyse(inFigures(text, language), language);
  const symbols: string[] = [];
  let unknown = 0;
  tokens.forEach((token, index) => {
    const ofModules = token.terms.flatMap((term) => MODULES[term] ?? []);
    const symbol = symbolOf(token, { before: symbols.at(-1), next: tokens[index + 1] }, language);
    if (ofModules.length > 0) symbols.push(...ofModules);
    else if (stepsOn(token.word, language)) symbols.push("on");
    else if (symbol === "elsewhere") unknown += 1;
    else if (symbol !== undefined) symbols.push(...symbol.split(" "));
    else if (token.terms.some((term) => !NEUTRAL.has(term))) unknown += 1;
  });
  return { symbols: tidied(symbols), unknown };
}

/** Several ways of saying one thing made one. */
const tidied = (symbols: readonly string[]): readonly string[] =>
  ` ${symbols.join(" ")} `
    .replace(/ right(?= beside )/g, "")
    .replace(/ on(?= (?:mountain|sea|row|left|right) )/g, "")
    .replace(/ on space(?= n\d)/g, " on")
    .replace(/ (?:with )?(?:without|n0|not) (?:card )?beside (?!n\d)/g, " nothing beside ")
    .replace(/ (?:with )?(?:without|n0) empty(?: space)?(?= )/g, " full")
    .replace(/ n0(?= (?:start|finish) )/g, " without")
    .replace(/ last (?:card |space )?(?=row )/g, " end ")
    .trim()
    .split(" ");

/** The symbols of a line: numbers as `n47`, colours as `g`, `b`, `r`, and words such as `between`. */
export function symbolsOf(line: string, language: Language): readonly string[] {
  const tokens = analyse(inFigures(line, language), language);
  const symbols: string[] = [];
  tokens.forEach((token, index) => {
    const symbol = symbolOf(token, { before: symbols.at(-1), next: tokens[index + 1] }, language);
    if (symbol !== undefined) symbols.push(...symbol.split(" "));
  });
  return tidied(symbols);
}
