/** From a text to terms: meanings where words have one, stems elsewhere. */
import type { Language } from "@stillwater/rulebook/citations";
import { WORD_JOINTS, WRITTEN_MEANINGS } from "@stillwater/rulebook/lexicon";
import { type Dictionary, dictionaryOf, LONGEST } from "./dictionary";
import { isCardNumber, isInChain, SIZE } from "./figures";
import { foldAccents, stem } from "./stems";
import type { Token } from "./token";

interface Piece {
  readonly word: string;
  readonly stem: string;
  readonly from: number;
  readonly to: number;
}

/** Words, figures, and sections of a book such as `4A.2`. */
const PIECES = /\d+[a-z]?(?:\.\d+)+|\d+[a-z](?![\p{L}\d])|\d+|[\p{L}\p{M}]+/giu;

function piecesOf(text: string, language: Language): readonly Piece[] {
  return [...text.matchAll(PIECES)].map((match) => {
    // "The 1s" are ones.
    const word = foldAccents(match[0], language).replace(/^(\d+)s$/, "$1");
    return { word, stem: stem(word, language), from: match.index, to: match.index + match[0].length };
  });
}

const SMALLEST_PART = 3;
/** "Startspielerkarte": the meanings of its parts, if all of it is made of words that have one. */
function partsOf(word: string, { meanings, language }: Dictionary): readonly string[] | undefined {
  const letters = WORD_JOINTS[language].split(" ").filter((joint) => /^[a-z]/.test(joint));
  if (letters.length === 0 || word.length < 2 * SMALLEST_PART) return undefined;
  const joints = ["", ...letters];
  for (let at = word.length - SMALLEST_PART; at >= SMALLEST_PART; at -= 1) {
    const tail = word.slice(at);
    const last = meanings.get(stem(tail, language)) ?? meanings.get(tail);
    if (last === undefined) continue;
    const head = word.slice(0, at);
    for (const joint of joints) {
      if (!head.endsWith(joint)) continue;
      const bare = head.slice(0, head.length - joint.length);
      const first =
        meanings.get(bare) ?? meanings.get(stem(bare, language)) ?? partsOf(bare, dictionaryOf(language));
      if (first !== undefined) return [...first, ...last];
    }
  }
  return undefined;
}

/** The meanings of one word in one language, if it has any. */
export function meaningsOf(word: string, dictionary: Dictionary): readonly string[] | undefined {
  const { meanings, language, stops } = dictionary;
  if (stops.has(word)) return undefined;
  return meanings.get(stem(word, language)) ?? meanings.get(word) ?? partsOf(word, dictionary);
}

function phraseAt(
  pieces: readonly Piece[],
  at: number,
  { meanings }: Dictionary,
): [Piece[], readonly string[]] | null {
  for (let length = Math.min(LONGEST, pieces.length - at); length > 1; length -= 1) {
    const here = pieces.slice(at, at + length);
    const found = meanings.get(here.map((piece) => piece.stem).join("_"));
    if (found === undefined) continue;
    // A number in a phrase still counts as a number.
    const numbers = here
      .flatMap((piece) => meanings.get(piece.stem) ?? [])
      .filter((term) => /^\d/.test(term));
    return [here, [...found, ...numbers]];
  }
  return null;
}

/** The tokens of a text, in order. */
export function analyse(text: string, language: Language): readonly Token[] {
  const dictionary = dictionaryOf(language);
  const pieces = piecesOf(text, language);
  const tokens: Token[] = [];
  for (let at = 0; at < pieces.length; ) {
    const piece = pieces[at];
    if (piece === undefined) break;
    const phrase = phraseAt(pieces, at, dictionary);
    const last = phrase?.[0].at(-1) ?? piece;
    const { from } = piece;
    const word = phrase === null ? piece.word : phrase[0].map((each) => each.word).join(" ");
    tokens.push({ ...oneOf(piece, phrase?.[1], dictionary), word, from, to: last.to });
    at += phrase?.[0].length ?? 1;
  }
  return tokens.map((token, index) => {
    const more = [
      ...(endsRun(tokens, index) ? ["#sequence"] : []),
      ...(isRowNumber(tokens, index) ? ["#which_row"] : []),
      ...(isCardNumber(tokens, index, language) ? ["#some_number"] : []),
      ...(isInChain(text, token.from) ? ["#some_number"] : []),
      ...(SIZE.test(text.slice(token.from)) ? ["#grid", "#some_number"] : []),
      ...WRITTEN_MEANINGS.flatMap(([name, pattern]) =>
        pattern.test(text.slice(token.from)) ? [`#${name}`] : [],
      ),
    ];
    return more.length === 0 ? token : { ...token, terms: [...new Set([...token.terms, ...more])] };
  });
}

/** "Row 3", "in der dritten Reihe": which row it is matters less than that one is named. */
function isRowNumber(tokens: readonly Token[], index: number): boolean {
  const isNumber = /^\d$/.test(tokens[index]?.terms[0] ?? "");
  return isNumber && [index - 1, index + 1].some((at) => tokens[at]?.terms.includes("#row"));
}

/** "12 13 14": the third of three numbers that follow each other. */
function endsRun(tokens: readonly Token[], index: number): boolean {
  const [a, b, c] = [-2, -1, 0].map((step) => Number(tokens[index + step]?.terms[0]));
  return a !== undefined && b !== undefined && c !== undefined && b === a + 1 && c === b + 1;
}

function oneOf(
  piece: Piece,
  phrase: readonly string[] | undefined,
  dictionary: Dictionary,
): Pick<Token, "terms" | "known"> {
  const terms = phrase ?? meaningsOf(piece.word, dictionary);
  if (terms !== undefined) return { terms, known: true };
  if (/^\d/.test(piece.word)) return { terms: numberTerms(piece.word), known: true };
  if (dictionary.stops.has(piece.word)) return { terms: [], known: true };
  return { terms: [piece.stem], known: false };
}

/** Numbers that only Islands have. */
const SURELY_ISLAND = { from: 13, to: 80 } as const;

function numberTerms(text: string): readonly string[] {
  const value = Number(text);
  const bare = text.replace(/^0+(?=\d)/, "");
  return value >= SURELY_ISLAND.from && value <= SURELY_ISLAND.to ? [bare, "#some_number"] : [bare];
}

/** Numbers that say something themselves: spaces of the boards, and the last Island. */
const TELLING: ReadonlySet<string> = new Set(["36", "40", "44", "80"]);

/** The terms to search by: that an Island is named matters, and seldom which. */
export const searchTerms = ({ terms }: Token): readonly string[] =>
  terms.includes("#some_number") ? terms.filter((term) => !/^\d/.test(term) || TELLING.has(term)) : terms;

/** All terms of a text as one line, as packs carry them. */
export const termsLine = (text: string, language: Language): string =>
  analyse(text, language).flatMap(searchTerms).join(" ");
