/** What is written for an answer to "did anything come to light?", read off what it would come to. Pure. */
import { type Foretold, foretell, type View } from "@stillwater/companion";
import { namedPlace, writePosition } from "@stillwater/engine";

/** More cards than are drawn in a row: a deal to five. */
const MOST_DRAWN = 60;

const hiddenWords = (count: number): readonly string[] => (count === 0 ? [] : [`?x${count}`]);

const intoHand = (asks: Foretold["asks"]): boolean => namedPlace(asks?.to ?? "")?.kind === "hand";

/**
 * How many cards in a row are drawn to a hand if nobody sees any: by the seat that is asked about, or by everybody who
 * draws now. "Nothing came to light" is one answer.
 */
export function hiddenInARow(view: View, whole: boolean): number {
  const of = view.asks?.question.of;
  for (let count = 1; count <= MOST_DRAWN; count++) {
    const next = foretell(view, hiddenWords(count));
    if (next === undefined) return Math.max(1, count - 1);
    if (!intoHand(next.asks) || (!whole && next.asks?.of !== of)) return count;
  }
  return 1;
}

/** The words of an answer: what nobody saw is said of all cards that are drawn in a row. */
export function toldWords(view: View, answer: string, whole = false): readonly string[] {
  return answer === "?" && intoHand(view.asks?.question) ? hiddenWords(hiddenInARow(view, whole)) : [answer];
}

/** Words for a card that came to light as one of several that were drawn, from 1. */
export function drawnWords(answer: string, nth: number): readonly string[] {
  return [...hiddenWords(nth - 1), answer];
}

/**
 * As which card something may have come to light, from 1, where that matters: a Storm is done before the next card is
 * drawn. Empty where every place comes to the same.
 */
export function drawPlacesOf(view: View, answer: string): readonly number[] {
  if (!intoHand(view.asks?.question)) return [];
  const drawn = hiddenInARow(view, false);
  const ends = Array.from({ length: drawn }, (_, index) => settled(view, drawnWords(answer, index + 1)));
  const possible = ends.flatMap((end, index) => (end === undefined ? [] : [{ nth: index + 1, end }]));
  const differ = new Set(possible.map(({ end }) => end)).size > 1;
  return differ ? possible.map(({ nth }) => nth) : [];
}

/** How it stands once the rest of the draw stays hidden, as text; undefined where the words are no answer. */
function settled(view: View, words: readonly string[]): string | undefined {
  const of = view.asks?.question.of;
  for (let more = 0; more <= MOST_DRAWN; more++) {
    const next = foretell(view, [...words, ...hiddenWords(more)]);
    if (next === undefined) return undefined;
    if (!intoHand(next.asks) || next.asks?.of !== of)
      return `${writePosition(next.table)} ${JSON.stringify(next.asks ?? null)}`;
  }
  return undefined;
}
