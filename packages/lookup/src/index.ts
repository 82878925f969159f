import { LANGUAGES, type Language } from "@stillwater/rulebook/citations";
import { modelOf } from "./classifier";
import { entriesOf, packOf } from "./pack";
import { lookupFrom } from "./search";
import type { IndexEntry, Lookup } from "./shapes";

export { packOf } from "./pack";
export { lookupFrom } from "./search";
export type { GameName, Hit, IndexEntry, Lookup, OpenQuestion, Pack, Range, SearchOptions } from "./shapes";
export { type Assumed, type Reading, readingInWords, type Understood, understand } from "./understand";

const kept = new Map<Language, Lookup>();

/** The search of a language with its texts and its model, kept once it is made. Brings those of all languages along. */
export function lookupOf(language: Language): Lookup {
  const known = kept.get(language);
  if (known !== undefined) return known;
  const lookup = lookupFrom(packOf(language), modelOf(language));
  kept.set(language, lookup);
  return lookup;
}

/** Makes all languages' searches a small part at a time: each step a part, so that others are answered in between. */
export function* warming(): Generator<void> {
  for (const language of LANGUAGES) {
    const entries: IndexEntry[] = [];
    for (const entry of entriesOf(language)) {
      entries.push(entry);
      yield;
    }
    const lookup = lookupFrom({ language, entries }, modelOf(language));
    while (lookup.warm()) yield;
    kept.set(language, kept.get(language) ?? lookup);
  }
}
