import { type Given, printedNumber } from "./given";
import type { Neighbours, Side } from "./shapes";

/** A real minus sign, as high and wide as the plus. */
const MINUS = "\u2212";

function counting(given: Given): Side | undefined {
  const counts = given.word("counts");
  return counts === "left" || counts === "right" ? counts : undefined;
}

/** "47 − 45 = 2": the difference that counts, the larger number first. */
export function sumOf(given: Given): string | undefined {
  const side = counting(given);
  const card = printedNumber(given.word("card") ?? given.context.card);
  const neighbour = side && printedNumber(given.word(side));
  if (card === undefined || neighbour === undefined) return undefined;
  const high = Math.max(card, neighbour);
  const low = Math.min(card, neighbour);
  return `${high} ${MINUS} ${low} = ${high - low}`;
}

/** How a game explains a price. */
interface PriceWords {
  /** For a space without neighbours. */
  readonly none: string;
  /** Which of two neighbours with different differences counts. */
  readonly between: (between: Neighbours) => string;
  /** For a number that the neighbour only borrows. */
  readonly borrowed?: (borrowed: { readonly value: number; readonly side: Side }) => string | undefined;
  /** For a neighbour across the end of the row. */
  readonly across?: (neighbour: { readonly card: string; readonly side: Side }) => string;
}

/** Which neighbour counts and why, with the deciding word between stars; undefined where nobody knows a neighbour. */
export function costNote(given: Given, words: PriceWords): string | undefined {
  const { notes } = given.sentences;
  if (given.word("unseen") !== undefined) return undefined;
  const side = counting(given);
  const card = side && given.word(side);
  if (side === undefined || card === undefined) return words.none;
  const borrowed = words.borrowed?.({ value: Number(card), side });
  const across = given.flag(side === "left" ? "leftAcross" : "rightAcross") === true;
  const left = given.number("leftDifference");
  const right = given.number("rightDifference");
  if (left === undefined || right === undefined)
    return borrowed ?? (across ? notes.oneNeighbourAcross({ card }) : notes.oneNeighbour({ card, side }));
  if (left === right) return notes.sameDifference({ difference: left });
  const more = borrowed ?? (across ? words.across?.({ card, side }) : undefined);
  const note = words.between({ card, left, right });
  return more === undefined ? note : `${note} ${more}`;
}
