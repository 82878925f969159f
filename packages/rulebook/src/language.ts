/** The languages of every sentence of the product. */
export const LANGUAGES = ["en", "fr", "de"] as const;

export type Language = (typeof LANGUAGES)[number];

/** One text in every language; a missing translation does not compile. */
export type Translated = Readonly<Record<Language, string>>;

/**
 * Makes French spaces non-breaking, so that no line starts with a punctuation mark: a full one before a colon and inside «
 * », a thin one before ; and ? and !. Texts of the rulebook are written with plain spaces and pass through here before they
 * are shown; messages of the site are written as this makes them.
 */
export function typeset(text: string, language: Language): string {
  if (language !== "fr") return text;
  return text
    .replace(/ (?=[:»])/g, "\u00a0")
    .replace(/ (?=[;?!])/g, "\u202f")
    .replace(/« /g, "«\u00a0");
}
