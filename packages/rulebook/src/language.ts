/** The languages every sentence of the product is written in. */
export const LANGUAGES = ["en", "fr", "de"] as const;

export type Language = (typeof LANGUAGES)[number];

/** One text in every language; a missing translation does not compile. */
export type Translated = Readonly<Record<Language, string>>;

/**
 * French spaces do not break, so that no line starts with a mark: a full one in front of a colon and inside « », a thin
 * one in front of ; and ? and !. Texts are written with plain spaces and pass through here on their way out.
 */
export function typeset(text: string, language: Language): string {
  if (language !== "fr") return text;
  return text
    .replace(/ (?=[:»])/g, "\u00a0")
    .replace(/ (?=[;?!])/g, "\u202f")
    .replace(/« /g, "«\u00a0");
}
