/** How an answer to "did anything come to light?" is recorded, worked out from what it would lead to. Pure. */
import { type Foretold, foretell, type View } from "@stillwater/companion";
import { namedPlace, writePosition } from "@stillwater/engine";

/** An upper limit on cards drawn in a row, such as in a deal to five. */
const MOST_DRAWN = 60;

const hiddenWords = (count: number): readonly string[] => (count === 0 ? [] : [`?x${count}`]);

const intoHand = (asks: Foretold["asks"]): boolean => namedPlace(asks?.to ?? "")?.kind === "hand";

/**
 * How many cards in a row are drawn to a hand if nobody sees any: by the seat in question only, or by everybody who draws
 * now. "Nothing came to light" answers for all of them at once.
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

/** The words of an answer: "nothing seen" covers all cards that are drawn in a row. */
export function toldWords(view: View, answer: string, whole = false): readonly string[] {
  return answer === "?" && intoHand(view.asks?.question) ? hiddenWords(hiddenInARow(view, whole)) : [answer];
}

/** The words for a card revealed as the nth of those drawn, from 1. */
export function drawnWords(answer: string, nth: number): readonly string[] {
  return [...hiddenWords(nth - 1), answer];
}

/**
 * The draws, from 1, at which a card may have been revealed, where that matters: a Storm is resolved before the next card is
 * drawn. Empty if they all lead to the same.
 */
export function drawPlacesOf(view: View, answer: string): readonly number[] {
  if (!intoHand(view.asks?.question)) return [];
  const drawn = hiddenInARow(view, false);
  const ends = Array.from({ length: drawn }, (_, index) => settled(view, drawnWords(answer, index + 1)));
  const possible = ends.flatMap((end, index) => (end === undefined ? [] : [{ nth: index + 1, end }]));
  const differ = new Set(possible.map(({ end }) => end)).size > 1;
  return differ ? possible.map(({ nth }) => nth) : [];
}

/** The resulting position as text if the rest of the draw stays hidden; undefined if the words are no valid answer. */
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
