/** A question as a row of symbols that are the same in every language, with the words of it that are not known. */
import type { Language } from "@stillwater/rulebook/citations";
import { ARTICLE_WORDS, QUESTION_LISTS, QUESTION_WORDS } from "@stillwater/rulebook/lexicon";
import { inFigures, ordinalOf } from "@stillwater/rulebook/spoken";
import { foldAccents } from "../words/stems";
import { BREAK } from "./clauses";
import { rowsIn } from "./game-asked";
import { SEA_OPTION, usualRow } from "./sea-position";
import { speller } from "./slips";

/** Longer questions are not read. */
export const MOST_QUESTION = 200;

interface Phrase {
  readonly words: readonly string[];
  readonly symbols: string;
}

interface Vocabulary {
  /** Phrases by their first word, the longest first. */
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
  readonly quiet: ReadonlySet<string>;
  /** Words that are cut short in front of a vowel, and whole: "qu", "que". */
  readonly elided: ReadonlyMap<string, string>;
  /** Words that may change what others tell, and are no slip of another. */
  readonly guards: ReadonlySet<string>;
  /** The word that was meant, for a slip of the finger. */
  readonly spelled: (word: string) => string;
}

function make(language: Language): Vocabulary {
  const { quiet, guards } = QUESTION_LISTS;
  const split = (text: string): readonly string[] =>
    text.split(" ").map((word) => foldAccents(word, language));
  const quietWords = split(quiet[language]);
  const phrases = new Map<string, Phrase[]>();
  const known = new Map<string, string>(quietWords.map((word) => [word, ""]));
  const all = Object.entries(QUESTION_WORDS)
    .filter(([, text]) => text[language] !== "")
    .flatMap(([symbols, text]) =>
      split(text[language]).map((phrase) => ({ words: phrase.split("_"), symbols })),
    )
    // Phrases that say nothing.
    .concat(
      quietWords
        .filter((word) => word.includes("_"))
        .map((phrase) => ({ words: phrase.split("_"), symbols: "" })),
    )
    .sort((one, other) => other.words.length - one.words.length);
  for (const phrase of all) {
    const [first = "", ...more] = phrase.words;
    phrases.set(first, [...(phrases.get(first) ?? []), phrase]);
    // A word that stands in phrases only has no other like it.
    for (const word of phrase.words)
      known.set(word, more.length === 0 ? phrase.symbols : (known.get(word) ?? word));
  }
  // "Nextto", "howmany": a phrase without its spaces.
  for (const { words, symbols } of all) {
    const joined = words.join("");
    if (!known.has(joined)) phrases.set(joined, [{ words: [joined], symbols }]);
  }
  const elided = new Map(
    listed(QUESTION_LISTS.elided[language]).map((each) => {
      const [short = "", whole = ""] = each.split("=");
      return [short, whole] as const;
    }),
  );
  const guarded = new Set(split(guards[language]));
  const meant = speller(known, guarded);
  const spelledAs = new Map<string, string>();
  const spelled = (word: string): string => {
    const found = phrases.has(word) ? word : (spelledAs.get(word) ?? meant(word));
    spelledAs.set(word, found);
    return found;
  };
  return { phrases, quiet: new Set(quietWords), elided, guards: guarded, spelled };
}

const made = new Map<Language, Vocabulary>();

function vocabularyOf(language: Language): Vocabulary {
  const known = made.get(language) ?? make(language);
  made.set(language, known);
  return known;
}

/** Marks that join numbers, or put them in an order: they are no words, and say something all the same. */
const MARKS = /\d\s*[-–—/+.:*=<>_]\s*\d|[+*=<>/\\|_#%&@~^[\]{}]/;
/** A text as if none of these were in it. */
export const withoutMarks = (text: string): string =>
  text.replace(/[+*=<>/\\|_#%&@~^[\]{}]/g, " ").replace(/(\d)\s*[-–—.:]\s*(?=\d)/g, "$1 ");
/** A full stop behind a number, in front of a sentence that begins with another or behind no ordinal; or a colon behind that of a row. */
const STOP = /(\d)(?:\.|\s*:)\s+(?=\d)|(?<=\d)(\d)\.\s+(?=\p{L})/gu;
/** Behind a number also the end of a sentence: "it lies in row 3. I have the 46", but "in der 3. liegt", "die 3. Reihe". */
const ORDINAL_STOP = /(?<!\b(?:de[rnm]|die|das|i[mn]|am|zu[rm]) \d(?=\.\s+\p{Ll}))(?<=\d)\.\s+(?=(\p{L}+))/gu;
const COUNTED_BY_ORDINAL = /(?:row|column|space|card|rope|island)$/;
/** "Zählt" is "zahlt" without its dots, so it is said as what it means. */
const COUNTED = /(?<!\p{L})z(?:ä|ae)hl(?:t|en)(?!\p{L})/giu;
const listed = (text: string): readonly string[] => text.split(" ").filter((word) => word !== "");
/** "r4c2" is a space, and a line between two numbers one that is empty. */
function inWords(typed: string, language: Language): string {
  const [row, column, space, counted, and, withIt, between, or, as, there] = (
    ["row", "column", "space", "counts", "and", "with", "between", "or", "for", "there"] as const
  ).map((meaning) => QUESTION_WORDS[meaning]?.[language].split(" ")[0]);
  // "G3 and r5": colours, unless each may be a row.
  const letters = Object.entries({ g: "g", b: "b", r: "r", ...(language === "fr" ? { v: "g" } : {}) });
  const isColoured = /(?<![\p{L}\d])[gbv]\d{1,2}(?![\p{L}\d])/iu.test(typed);
  const inColours = letters.reduce((text, [letter, colour]) => {
    const said = QUESTION_WORDS[colour]?.[language].split(" ")[0];
    return text.replace(
      new RegExp(`(?<![\\p{L}\\d])${letter}(?=\\d{1,2}(?![\\p{L}\\d]))`, "giu"),
      `${said} `,
    );
  }, typed);
  return (
    (isColoured ? inColours : typed)
      .replace(COUNTED, `${counted}`)
      .replaceAll("&", ` ${and} `)
      // "Je joue une île là ?", which is an article without its accent.
      .replace(/(?<![\p{L}-])là(?=\s*(?:[?!.,;]|$))/giu, `${there}`)
      .replace(/(\p{L})['’]s\s+got\b/giu, "$1 has")
      // "Y/n", "w/ red 7", "the last space -> 52", "squeezed in btw 60 and 70".
      .replace(/\b[yj]\s*\/\s*n\b/gi, " ")
      // "Day/night".
      .replace(/(?<=\p{L}{3})\/(?=\p{L}{3})/gu, ` ${or} `)
      // "On the 30's right", and "left of 30 or right", where "right" asks for no yes.
      .replace(
        /\b(?:on|at|to)\s+((?:the\s+)?(?:[a-z]+\s+)?\d+)['’]s\s+(left|right)(?:[\s-]+hand)?(?:[\s-]+side)?\b/gi,
        "$2 of $1",
      )
      .replace(/\bor\s+right\b/gi, "or on the right")
      .replace(/\bw\/(?=\s)/gi, ` ${withIt} `)
      .replace(/\s[-=]?>(?=\s)/g, " ")
      // "Wild = 50".
      .replace(/(?<=\p{L})\s*=\s*(?=\d)/gu, ` ${as} `)
      .replace(/\bb\/?tw(?=\s+(?:the\s+)?\d)/gi, ` ${between} `)
      .replace(/\br(\d)[-,/]?c(\d)\b/gi, ` ${row} $1 ${column} $2 `)
      .replace(/(\d)((?:\s*_+)+)\s*(?=\d)/g, (_, number: string, gaps: string) =>
        [
          number,
          ...gaps
            .trim()
            .split(/\s+/)
            .map(() => space),
          "",
        ].join(" "),
      )
  );
}

function wordsOf(typed: string, language: Language): readonly string[] | null {
  const text = inWords(typed, language);
  if (MARKS.test(text)) return null;
  // "Can't" is one word, "l'île" are two, and "start's" is no verb.
  const { elided, phrases, quiet } = vocabularyOf(language);
  const isKnown = (word: string): boolean => phrases.has(word) || quiet.has(word);
  const joined = text
    .replace(/(\p{L}+)['’]s(?!\p{L})/gu, (all, stem: string) => {
      const small = stem.toLowerCase();
      return small === "start" || (isKnown(small) && !isKnown(`${small}s`)) ? stem : all;
    })
    .replace(/(\p{L})['’](?=\p{L})/gu, language === "en" ? "$1" : "$1 ");
  const figures = inFigures(joined, language);
  return [...figures.matchAll(/[\p{L}\p{M}\d]+/gu)].map(([word]) => {
    const folded = foldAccents(word, language);
    return elided.get(folded) ?? folded;
  });
}

/** How many words a phrase takes from here; quiet words may stand between its own. 0 where it is not there. */
function taken(words: readonly string[], at: number, phrase: Phrase, quiet: ReadonlySet<string>): number {
  let next = at;
  for (const word of phrase.words) {
    while (next > at && words[next] !== word && quiet.has(words[next] ?? "")) next += 1;
    if (words[next] !== word) return 0;
    next += 1;
  }
  return next - at;
}

/** "Two next to 45": so few, in words, are as often a count as a card; "a four" and "the four" are one, "the four cards" are not. */
const FEW = /^[2-5]$/;

/** A question as symbols, each with the words that it stands for, and the words that stand for nothing here. */
export interface Symbols {
  readonly symbols: readonly string[];
  readonly unread: readonly string[];
  /** The words of a symbol, by the symbol. */
  readonly said: ReadonlyMap<string, string>;
  /** All symbols of all clauses, and each word that stands for nothing here behind a `?`. */
  readonly heard: readonly string[];
}

function symbolsOfClause(text: string, language: Language, hasColumn: boolean): Symbols | null {
  const { phrases, quiet, spelled } = vocabularyOf(language);
  const typed = wordsOf(text, language);
  const words = typed?.map((word) =>
    /\d/.test(word) || ordinalOf(word, language) !== undefined ? word : spelled(word),
  );
  if (typed === null || words === undefined) return null;
  const written = new Set(text.match(/\d+/g));
  const symbols: string[] = [];
  const isEdge = (word: string | undefined): boolean =>
    phrases
      .get(word ?? "")
      ?.some(({ words: [, more], symbols }) => more === undefined && /^row(?:start|end)$/.test(symbols)) ===
    true;
  const isOfRow = (behind: readonly string[], before: readonly string[]): boolean =>
    /^(?:row)?(?:start|end)$/.test(before.at(-1) ?? "") || behind.slice(0, 3).some(isEdge);
  const articles = ARTICLE_WORDS[language].split(" ").filter((article) => quiet.has(article));
  const isOne = (at: number): boolean =>
    articles.includes(words[at - 1] ?? "") &&
    !/card|space|spare|other|row|column|below|person/.test(
      phrases.get(words[at + 1] ?? "")?.at(-1)?.symbols ?? "",
    );
  const unread: string[] = [];
  const heard: string[] = [];
  const said = new Map<string, string>();
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? "";
    // Of the longest phrases the one with the fewest other words in it: "on the right is that fine" is no "on that".
    const [found] = (phrases.get(word) ?? [])
      .map((phrase) => ({ phrase, length: taken(words, at, phrase, quiet) }))
      .filter(({ length }) => length > 0)
      .toSorted(
        (one, other) => other.phrase.words.length - one.phrase.words.length || one.length - other.length,
      );
    // "The third space", "in the fourth column", "on the fourth".
    const ordinal = found === undefined ? ordinalOf(word, language) : undefined;
    const after = words[at + 1];
    const of = ordinal === undefined || after === undefined ? undefined : phrases.get(after)?.at(-1)?.symbols;
    const isCounted = of === "space" || of === "column";
    const isRow = of?.endsWith("row") === true;
    const next = at + (found?.length ?? (isCounted ? 2 : 1));
    const own = (symbol: string): void => {
      symbols.push(symbol);
      heard.push(symbol);
      said.set(symbol, typed.slice(at, next).join(" "));
    };
    if (found !== undefined) listed(found.phrase.symbols).forEach(own);
    else if (ordinal !== undefined && (isCounted || (!isRow && (hasColumn || symbols.includes("column")))))
      ["column", `n${ordinal}`].forEach(own);
    // "The fourth rope": "four ropes" counts them.
    else if (ordinal !== undefined && of === "rope") own(`nth${ordinal}`);
    // "The 2nd floor".
    else if (ordinal !== undefined && isRow) own(`n${ordinal}`);
    // "In the first row if 35 is in the second".
    else if (
      ordinal !== undefined &&
      of === undefined &&
      /^(?:in|on)$/.test(symbols.at(-1) ?? "") &&
      symbols.includes("row")
    )
      [`n${ordinal}`, "row"].forEach(own);
    // "The first row ends with 12, I begin the second with 10": rows begin and end.
    else if (ordinal !== undefined && isOfRow(words.slice(at + 1), symbols))
      [`n${ordinal}`, "row"].forEach(own);
    else if (/^\d{1,2}$/.test(word))
      own(`${FEW.test(word) && !written.has(word) && !isOne(at) ? "w" : "n"}${Number(word)}`);
    else if (!quiet.has(word)) {
      unread.push(typed[at] ?? "");
      heard.push(`?${word}`);
    }
    // Taken for a word that says nothing, "übrigen" for "übrigens", it would be lost with what it says.
    for (let index = at; index < next; index += 1)
      if (quiet.has(words[index] ?? "") && words[index] !== typed[index]) unread.push(typed[index] ?? "");
    at = next;
  }
  return { symbols, unread, said, heard };
}

/** Symbols that tell neither of a card nor of a place: a clause of nothing else tells what does not matter. */
const IDLE = new Set(
  "and but or wants person opinion forbidden ask there with for have in on it still already does only that".split(
    " ",
  ),
);
/** Where a clause ends. A number with a full stop behind it may be an ordinal. */
const CLAUSE = /((?<=[!?;)]|(?<!\d)[.:]|\.\.|…)\s+|,\s+|\s+[-–—]+\s+|\s+(?=\()|\n)/;
/** Fewer words are no sentence, and may belong to what stands before them. */
const SENTENCE = 3;

/** Whether a clause tells nothing of cards and places in whatever words, and none of its words may change what others tell. */
function isIdle(
  { symbols, unread }: Symbols,
  text: string,
  isSentence: boolean,
  guards: ReadonlySet<string>,
): boolean {
  const isSaying = symbols.includes("person") || symbols.includes("opinion");
  const isApart = isSaying || (isSentence && text.trim().split(/\s+/).length >= SENTENCE);
  return (
    unread.length > 0 &&
    isApart &&
    symbols.every((symbol) => IDLE.has(symbol)) &&
    !unread.some((word) => guards.has(word))
  );
}

/** "A row ends with 29, 31 starts the next": which row it is does not matter, and the next is the one above it. */
function withNextRow(symbols: readonly string[]): readonly string[] {
  const text = ` ${symbols.join(" ")} `.replace(/(?<= rowend) (?:on|in)(?= n\d)/, " with");
  const [, one, other] = / row [nw](\d) | [nw](\d) row /.exec(text) ?? [];
  const [, last] = / rowend (?:[^n]\w* )*n(\d+) /.exec(text) ?? [];
  const told = one ?? other;
  if (!symbols.includes("nextrow") || (told ?? last) === undefined) return symbols;
  const row = Number(told ?? Math.min(rowsIn(SEA_OPTION) - 1, usualRow(Number(last))));
  return text
    .replace(/(?: row)? rowend(?= )/, (edge) => (told === undefined ? ` row n${row} rowend` : edge))
    .replaceAll(" nextrow", ` row n${row + 1}`)
    .trim()
    .split(" ");
}

/** "On space 5": the fifth of its row. */
const withColumns = (symbols: readonly string[]): readonly string[] =>
  ` ${symbols.join(" ")} `
    .replace(/ (?:on|in) space n([1-6])(?= (?!(?:space|away|left|right|above|under) ))/g, " column n$1")
    .trim()
    .split(" ");

/** "My nephew holds 61, may he lay it", "she has 23 and wants it beside 21": who lays does not matter. */
function withoutWhoLays(symbols: readonly string[]): readonly string[] {
  const text = ` ${symbols.join(" ")} `
    // "54 has 47 on its left" tells of neither hand.
    .replace(
      /(?<=(?<! row| column) n\d+(?: [a-z])?) (?:have|in)(?: only)?(?= (?:[a-z] )?n\d+(?: [a-z])? (?:(?:left|right)it|at(?:left|right)) )/g,
      " with",
    )
    // "Two spaces farther", and with no number nobody knows how far.
    .replace(/(?<= (?:[nw]\d|space)) farther(?= )/g, "");
  const holding =
    /(?: he)? person (?:have|in)(?= (?:[a-z] )?n\d+ (?!(?:hand)?card ).* (?:(?:ask he person|wants)(?!(?: lay| ask)* (?:[a-z] )?n\d)|ask(?!.* n\d)) )/;
  // Who holds a card too may be the one that asks.
  const isOther = !holding.test(text) || /(?<! person) have (?:[a-z] )?n\d/.test(text);
  return (isOther ? text : text.replace(holding, " have").replaceAll(" he person", "")).trim().split(" ");
}

/**
 * The symbols of a question: numbers as `n47`, counts in words as `w2`, colours as `g`, `b`, `r`, and words such as
 * `between`, with a comma between two clauses.
 */
export function symbolsOf(text: string, language: Language): Symbols | null {
  const { guards, phrases } = vocabularyOf(language);
  const pieces = text
    .replace(STOP, "$1$2, ")
    .replace(ORDINAL_STOP, (stop, next: string) => {
      const of = phrases.get(foldAccents(next, language))?.at(-1)?.symbols ?? "";
      return COUNTED_BY_ORDINAL.test(of) ? stop : ", ";
    })
    .split(CLAUSE);
  const read: (Symbols & { readonly isIdle: boolean })[] = [];
  for (let at = 0; at < pieces.length; at += 2) {
    const [clause = "", before = "", behind = ""] = [pieces[at], pieces[at - 1], pieces[at + 1]];
    const symbols = symbolsOfClause(
      clause,
      language,
      read.some((each) => each.symbols.includes("column")),
    );
    if (symbols === null) return null;
    const isSentence = !before.includes(",") && !behind.includes(",");
    read.push({ ...symbols, isIdle: pieces.length > 1 && isIdle(symbols, clause, isSentence, guards) });
  }
  const telling = read.filter((each) => !each.isIdle);
  const kept = telling.length === 0 ? read : telling;
  return {
    symbols: withoutWhoLays(
      withNextRow(withColumns(kept.flatMap(({ symbols }, at) => (at === 0 ? symbols : [BREAK, ...symbols])))),
    ),
    unread: kept.flatMap(({ unread }) => unread),
    said: new Map(kept.flatMap(({ said }) => [...said])),
    heard: read.flatMap(({ heard }, at) => (at === 0 ? heard : [BREAK, ...heard])),
  };
}
