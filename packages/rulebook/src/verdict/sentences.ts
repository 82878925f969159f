/** How names of the notation find their words. */
import { cardKindOf } from "../cards";
import type { Sentences } from "../words/sentences/shapes";

export type { Sentences } from "../words/sentences/shapes";

/** What stands in a record under a name that came from elsewhere. */
export function wordsAt<Word>(words: Readonly<Record<string, Word>>, name: string): Word | undefined {
  return Object.hasOwn(words, name) ? words[name] : undefined;
}

/** A card in words; a number stays a number. */
export function cardWords(name: string, { cards, ascents }: Sentences): string {
  const kind = cardKindOf(name);
  const [, letter = "", number = ""] = /^([a-z])(\d+)\*?$/.exec(kind) ?? [];
  if (/^\d+$/.test(kind)) return kind;
  // A marker is no card, and may be tried as one all the same. Every card has words: a law test holds that.
  return wordsAt(cards, kind) ?? wordsAt(ascents, letter)?.({ number }) ?? cards["?"];
}
