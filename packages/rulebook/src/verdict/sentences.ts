/** Finds the words for names of the notation. */
import { namedPiece } from "@stillwater/engine";
import type { Sentences } from "../words/sentences/shapes";

export type { Sentences } from "../words/sentences/shapes";

/** The entry of a record for a name that comes from elsewhere. */
export function wordsAt<Word>(words: Readonly<Record<string, Word>>, name: string): Word | undefined {
  return Object.hasOwn(words, name) ? words[name] : undefined;
}

/** A card or a token of the box in words; a number stays a number. */
export function cardWords(name: string, { cards, numberedCards }: Sentences): string {
  const card = namedPiece(name);
  if (card?.kind === "island") return card.name;
  const number = card?.of || String(card?.number ?? "");
  return (
    wordsAt(cards, card?.name ?? name) ??
    wordsAt(numberedCards, card?.colour ?? card?.kind ?? "")?.({ number }) ??
    unnamed(name)
  );
}

/**
 * A defect: everything that people hold in their hands, and every place where it may lie, has words (a law test checks
 * this), and text from people is read by the engine before it comes here.
 */
export function unnamed(name: string): never {
  throw new Error(`${name} has no words.`);
}
