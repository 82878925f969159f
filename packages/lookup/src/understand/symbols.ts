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

/** The symbols of a line: numbers as `n47`, colours as `g`, `b`, `r`, and words such as `between`. */
export function symbolsOf(line: string, language: Language): readonly string[] {
  const tokens = analyse(inFigures(line, language), language);
  const symbols: string[] = [];
  tokens.forEach((token, index) => {
    const symbol = symbolOf(token, { before: symbols.at(-1), next: tokens[index + 1] }, language);
    if (symbol !== undefined) symbols.push(...symbol.split(" "));
  });
  return ` ${symbols.join(" ")} `
    .replace(/ right(?= beside )/g, "")
    .replace(/ on(?= (?:mountain|sea|row|left|right) )/g, "")
    .replace(/ on space(?= n\d)/g, " on")
    .trim()
    .split(" ");
}
