import type { Language } from "./language";

/** The forms a word takes; languages with more than two plural categories would add them here. */
export interface Forms {
  readonly one: string;
  readonly other: string;
}

const rules = new Map<Language, Intl.PluralRules>();

/** The form of a word that goes with a number: French counts 0 as one, English and German do not. */
export function formFor(language: Language, count: number, forms: Forms): string {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known.select(count) === "one" ? forms.one : forms.other;
}

/** A number and its word in figures: "1 card", "5 cards". */
export function counted(language: Language, count: number, forms: Forms): string {
  return `${count} ${formFor(language, count, forms)}`;
}

/** The word for a number from 1 to 12, or its figures. Word lists start at one; the first fits the noun's gender. */
export function spelled(count: number, words: readonly string[]): string {
  return words[count - 1] ?? String(count);
}

/** The same text with a capital first letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Names one after another, the last after "and": "Ana, Ben and Cléo". */
export function listed(names: readonly string[], and: string): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} ${and} ${last}`;
}
