import type { Language } from "@stillwater/rulebook/citations";
import { packOf } from "./pack";
import { lookupFrom } from "./search";
import type { Lookup } from "./shapes";

export { packOf } from "./pack";
export { lookupFrom } from "./search";
export type { Asked, Entry, Game, Hit, Lookup, Pack, Range, SearchOptions } from "./shapes";
export { type Assumed, inWords, type Reading, type Understood, understand } from "./understand";

const kept = new Map<Language, Lookup>();

/** The search of a language with its texts, kept once it is made. Brings the texts of all languages along. */
export function lookupOf(language: Language): Lookup {
  const known = kept.get(language);
  if (known !== undefined) return known;
  const lookup = lookupFrom(packOf(language));
  kept.set(language, lookup);
  return lookup;
}
