/** Turns a typed or dictated line into tokens: what each word means in one language. */
import { namedPiece, namedPlace } from "@stillwater/engine";
import type { Language } from "../language";
import { SPOKEN_LISTS } from "../words/lexicon/spoken";
import { type Concept, conceptsIn, type SpokenLists } from "./lexicon";
import { plainLetters } from "./plain";
import { NUMBERED_PLACES, WITH_ARTICLE } from "./rooms";

export type SpokenToken =
  | {
      readonly is: "number";
      readonly value: number;
      readonly text: string;
      /** Whether it is written in figures: two of those side by side are two numbers. */
      readonly figures: boolean;
    }
  | { readonly is: "ordinal"; readonly value: number; readonly text: string }
  | { readonly is: "word"; readonly word: Concept; readonly text: string }
  /** A place or a card as the notation writes it. */
  | { readonly is: "place" | "card"; readonly name: string; readonly text: string }
  /** A name of somebody at the table. */
  | { readonly is: "seat"; readonly seat: number; readonly text: string }
  /** A comma, or "and". */
  | { readonly is: "break"; readonly text: string }
  | { readonly is: "filler" | "unknown"; readonly text: string };

/** A language, prepared for looking words up. */
export interface SpokenDictionary {
  readonly language: Language;
  readonly numbers: ReadonlyMap<string, number>;
  readonly concepts: ReadonlyMap<string, Concept>;
  readonly ordinals: ReadonlyMap<string, number>;
  readonly misheard: ReadonlyMap<string, number>;
  readonly fillers: ReadonlySet<string>;
  readonly cards: ReadonlySet<string>;
  readonly and: ReadonlySet<string>;
  /** The word between the parts of a number that is spoken as several words; null for none. */
  readonly joint: string | null;
  readonly ones: ReadonlySet<string>;
  readonly letters: ReadonlyMap<string, string>;
}

const pairs = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split(" ").map((pair) => {
      const [word = "", value = ""] = pair.split("=");
      return [word, value];
    }),
  );

const numbered = (text: string): ReadonlyMap<string, number> =>
  new Map([...pairs(text)].map(([word, value]) => [word, Number(value)]));

const UMLAUTS: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue" };

/** Numbers of a single word, without accents, or with "ae" for "ä"; numbers of several words are joined elsewhere. */
function numbersIn({ numbers, heardNumbers }: SpokenLists): ReadonlyMap<string, number> {
  const single = numbers
    .split(" ")
    .flatMap((word, value) => (/[_-]/.test(word) ? [] : [[word, value] as const]));
  return new Map([
    ...single.map(([word, value]) => [plainLetters(word), value] as const),
    ...single.map(
      ([word, value]) =>
        [plainLetters(word.replace(/[äöü]/g, (letter) => UMLAUTS[letter] ?? letter)), value] as const,
    ),
    ...numbered(heardNumbers),
  ]);
}

/** The word between twenty and one; null if nothing comes between them. */
function betweenIn({ joins }: SpokenLists): string | null {
  const [, between, last] = joins.split(" ");
  return last === undefined ? null : (between ?? null);
}

/** Builds the dictionary of a language. */
export function spokenDictionaryOf(language: Language, lists: SpokenLists): SpokenDictionary {
  return {
    ...{ language, numbers: numbersIn(lists), letters: pairs(lists.letters) },
    concepts: conceptsIn(language),
    ordinals: numbered(lists.ordinals),
    misheard: numbered(lists.misheard),
    fillers: new Set(lists.fillers.split(" ")),
    cards: new Set(lists.cards.split(" ")),
    and: new Set(lists.and.split(" ")),
    joint: betweenIn(lists),
    ones: new Set(lists.ones.split(" ")),
  };
}

/** Letters before a number that stand for a colour, in any language. */
const LETTERS = [
  ...new Set(Object.values(SPOKEN_LISTS.letters).flatMap((letters) => [...pairs(letters).keys()])),
].join("");
const NOTATION = new RegExp(
  [
    "(?<![a-z])r\\s?\\d+\\s?[cp]\\s?\\d+(?!\\d)",
    "(?<![a-z\\d])[we][1-6](?![a-z\\d])",
    `(?<![a-z])(?:${[...NUMBERED_PLACES.keys()].join("|")}):\\d+`,
    "(?<![a-z])campfire:[gbr]",
    `(?<![a-z])[${LETTERS}]\\d{1,2}(?:\\*|(?![\\da-z]))`,
  ].join("|"),
);
const SIGNS = Object.values(SPOKEN_LISTS.ordinalSigns).flatMap((signs) => signs.split(" "));
const isWord = (sign: string): boolean => /[a-z]/.test(sign);
const [ENDINGS, MARKS] = [SIGNS.filter(isWord), SIGNS.filter((sign) => !isWord(sign))];
/** `4th`, `3ème`, in any language, and `2.` before a word. */
const ORDINAL = `\\d(?:${ENDINGS.join("|")})(?![a-z\\d])|\\d[${MARKS.join("")}](?=\\s*[a-z])`;
const IS_ORDINAL = new RegExp(`^\\d(?:${ENDINGS.join("|")}|[${MARKS.join("")}])$`);
const PIECES = new RegExp(`${NOTATION.source}|${ORDINAL}|\\d+|[a-z]+|(?<=^|\\s)-(?=\\S)|[,;]`, "g");

/** The tokens of a line. `game` says whether `r4` is a row or a red card. */
export function tokensOf(
  line: string,
  dictionary: SpokenDictionary,
  { game, names = [] }: { readonly game: "sea" | "mountain"; readonly names?: readonly string[] | undefined },
): readonly SpokenToken[] {
  const seats = new Map(names.map((name, seat) => [plainLetters(name), seat]));
  const tokens = [...plainLetters(line).matchAll(PIECES)].flatMap(([text]): SpokenToken[] => {
    const compact = text.replaceAll(" ", "");
    const [place, piece] = [namedPlace(compact), namedPiece(text)];
    if (place?.kind === "space" || (place?.number ?? 0) > 0) return [{ is: "place", name: compact, text }];
    if (piece?.kind === "campfire" && piece.colour !== undefined) return [{ is: "card", name: text, text }];
    const [, letter = "", number = "", sign = ""] = /^([a-z])(\d{1,2})(\*?)$/.exec(text) ?? [];
    if (letter !== "") return lettered(dictionary, game, { letter, number, sign, text });
    if (IS_ORDINAL.test(text)) return [{ is: "ordinal", value: Number.parseInt(text, 10), text }];
    if (/^\d+$/.test(text)) return [{ is: "number", value: Number(text), text, figures: true }];
    if (text === "-") return [{ is: "word", word: "pay", text }];
    if (/^[,;]$/.test(text) || dictionary.and.has(text)) return [{ is: "break", text }];
    return [wordOf(text, dictionary, seats)];
  });
  return tokens
    .filter((token, index) => !isArticle(token, tokens[index + 1], dictionary))
    .map((token, index, all) =>
      isElided(token, all[index + 1], dictionary) ? { is: "filler", text: token.text } : token,
    );
}

/** "L'arrivée": this letter means a row only if a number follows. */
function isElided(token: SpokenToken, next: SpokenToken | undefined, { fillers }: SpokenDictionary): boolean {
  return token.is === "word" && token.text.length === 1 && fillers.has(token.text) && next?.is !== "number";
}

function lettered(
  { letters, concepts }: SpokenDictionary,
  game: "sea" | "mountain",
  { letter, number, sign, text }: Readonly<Record<"letter" | "number" | "sign" | "text", string>>,
): SpokenToken[] {
  const colour = letters.get(letter);
  if (game === "mountain" && colour !== undefined)
    return [{ is: "card", name: `${colour}${number}${sign}`, text }];
  const word = concepts.get(letter);
  return [
    word === undefined ? { is: "unknown", text: letter } : { is: "word", word, text: letter },
    { is: "number", value: Number(number), text: number, figures: true },
  ];
}

function wordOf(text: string, dictionary: SpokenDictionary, seats: ReadonlyMap<string, number>): SpokenToken {
  const { numbers, concepts, ordinals, fillers } = dictionary;
  const value = numbers.get(text);
  if (value !== undefined) return { is: "number", value, text, figures: false };
  const word = concepts.get(text);
  if (word !== undefined) return { is: "word", word, text };
  const ordinal = ordinals.get(text);
  if (ordinal !== undefined) return { is: "ordinal", value: ordinal, text };
  const seat = seats.get(text);
  if (seat !== undefined) return { is: "seat", seat, text };
  return { is: fillers.has(text) ? "filler" : "unknown", text };
}

/** "Un pont", "ein Lagerfeuer": an article, not the number one. */
function isArticle(token: SpokenToken, next: SpokenToken | undefined, { ones }: SpokenDictionary): boolean {
  if (token.is !== "number" || token.figures || !ones.has(token.text) || next?.is !== "word") return false;
  return WITH_ARTICLE.has(next.word);
}
