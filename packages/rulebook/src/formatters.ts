/** What messages can do beyond ICU: `{count, number, words}`, `<capital>…</capital>`, `<object>…</object>`. */

/** The word for a number from 1 to 12, or its figures. */
export function spelled(count: number, words: readonly string[]): string {
  return words[count - 1] ?? String(count);
}

/** The same text with a capital first letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A masculine German noun as an object, with its adjective: "den gelben Sturm" for "der gelbe Sturm". */
export const asObject = (words: string): string =>
  words.replace(/^der (\p{L}+e) (?=\p{L})/u, "den $1n ").replace(/^der /, "den ");
