/** Numbers that are spoken as several words: forty-seven, soixante et onze, sieben und vierzig. */
import type { Language } from "../language";
import type { SpokenDictionary, SpokenToken } from "./tokens";

type NumberToken = Extract<SpokenToken, { readonly is: "number" }>;
/** How many tokens from here make up one number, and the number. */
type Joined = readonly [taken: number, value: number];

const spoken = (token: SpokenToken | undefined): token is NumberToken =>
  token?.is === "number" && !token.figures;
const isTens = ({ value }: NumberToken): boolean => value >= 20 && value % 10 === 0;
const isUnit = ({ value }: NumberToken): boolean => value >= 1 && value <= 9;

type Join = (tokens: readonly SpokenToken[], joint: string | null) => Joined | null;

const english: Join = ([first, second]) => {
  if (!spoken(first) || !spoken(second)) return null;
  return isTens(first) && isUnit(second) ? [2, first.value + second.value] : null;
};

const german: Join = ([first, and, tens], joint) => {
  if (!spoken(first) || and?.is !== "break" || and.text !== joint || !spoken(tens)) return null;
  return isUnit(first) && isTens(tens) ? [3, first.value + tens.value] : null;
};

const TEN = 10;
const TWENTY = 20;
const SIXTY = 60;
const EIGHTY = 80;

const french: Join = (tokens, joint) => {
  const [first, second, third] = tokens;
  if (!spoken(first)) return null;
  // "Quatre-vingt six six" is 80 in row six; "quatre-vingt un" can only be 81, as there is no row for it.
  if (first.value === 4 && spoken(second) && second.value === TWENTY)
    return spoken(third) && third.value === 1 ? [3, EIGHTY + 1] : [2, EIGHTY];
  const sixty = first.value === SIXTY;
  if (second?.is === "break" && second.text === joint && spoken(third) && isTens(first)) {
    if (third.value === 1) return [3, first.value + 1];
    return sixty && third.value === 11 ? [3, 71] : null;
  }
  if (!spoken(second)) return null;
  // In French, 17 to 19 are themselves two words.
  if (first.value === TEN) return second.value >= 7 && second.value <= 9 ? [2, TEN + second.value] : null;
  if (!isTens(first)) return null;
  if (sixty && second.value === TEN) {
    const rest = french(tokens.slice(1), joint);
    return rest === null ? [2, 70] : [1 + rest[0], SIXTY + rest[1]];
  }
  if (sixty && second.value > TEN && second.value <= 16) return [2, SIXTY + second.value];
  return isUnit(second) ? [2, first.value + second.value] : null;
};

const JOINS: Readonly<Record<Language, Join>> = {
  en: english,
  fr: french,
  de: german,
};

/** The tokens with every number joined into one. */
export function joinNumbers(
  tokens: readonly SpokenToken[],
  { language, joint }: SpokenDictionary,
): readonly SpokenToken[] {
  const joined: SpokenToken[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found = JOINS[language](tokens.slice(at, at + 5), joint);
    const [taken, value] = found ?? [1, 0];
    const here = tokens.slice(at, at + taken);
    const text = here.map((token) => token.text).join(" ");
    if (found !== null) joined.push({ is: "number", value, text, figures: false });
    else joined.push(...here);
    at += taken;
  }
  return joined;
}
