/** How names of the notation find their words. */
import { cardKindOf } from "../cards";
import type { Sentences } from "../words/sentences/shapes";

export type { Sentences } from "../words/sentences/shapes";

/** What stands in a record under a name that came from elsewhere. */
export function wordsAt<Word>(words: Readonly<Record<string, Word>>, name: string): Word | undefined {
  return Object.hasOwn(words, name) ? words[name] : undefined;
}

/** A card or a token of the box in words; a number stays a number. */
export function cardWords(name: string, { cards, numberedCards }: Sentences): string {
  const kind = cardKindOf(name);
  const [, of = "", number = ""] = /^([a-z]+):?(\d[\d-]*)\*?$/.exec(kind) ?? [];
  if (/^\d+$/.test(kind)) return kind;
  return wordsAt(cards, kind) ?? wordsAt(numberedCards, of)?.({ number }) ?? unnamed(name);
}

/**
 * A defect: all that people hold in their hands, and every place where it may lie, has words (a law test holds this), and
 * what somebody wrote is read by the engine before it comes here.
 */
export function unnamed(name: string): never {
  throw new Error(`${name} has no words.`);
}
