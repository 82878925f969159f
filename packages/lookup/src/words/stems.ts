/** Words cut to what their forms share. Light on purpose: the vocabulary is one of two rulebooks. */
import type { Language } from "@stillwater/rulebook/citations";

/** Most words have nothing to take off. */
const PLAIN = /^[a-z]*$/;

/** Small letters without accents. In German `ue` counts as `ü`, so that both ways of typing meet. */
export function foldAccents(text: string, language: Language): string {
  const small = text.toLowerCase();
  const bare = PLAIN.test(small)
    ? small
    : small.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ß", "ss").replaceAll("œ", "oe");
  return language === "de" ? bare.replace(/[aou]e/g, (pair) => pair.charAt(0)) : bare;
}

const SHORT = 3;
/** What a stem keeps at the least. */
const cut = (word: string, ending: RegExp): string => {
  const rest = word.replace(ending, "");
  return rest.length < SHORT ? word : rest;
};

function english(word: string): string {
  const one = word.replace(/ies$/, "y").replace(/(ss|sh|ch|x)es$/, "$1");
  const bare = cut(one, /(?<![sui])s$/);
  return cut(cut(bare, /(?:ing|ed)$/).replace(/([b-df-hj-km-np-rtv-z])\1$/, "$1"), /e$/);
}

function french(word: string): string {
  const one = cut(word, /[sx]$/);
  return cut(one, /(?:iere|ier|ees|ee|er|ez|ent|ant|e)$/);
}

function german(word: string): string {
  // A single letter is cut from longer words only: "grün" keeps its own.
  const one = cut(word, /(?:ern|em|en|er|es|e|(?<=.{4})[ns])$/);
  return one.length > 5 ? cut(one, /t$/) : one;
}

const STEMS: Readonly<Record<Language, (word: string) => string>> = {
  en: english,
  fr: french,
  de: german,
};

/** The stem of a folded word; numbers and section signs stay as they are. */
export const stem = (word: string, language: Language): string =>
  word.length <= SHORT || /\d/.test(word) ? word : STEMS[language](word);
