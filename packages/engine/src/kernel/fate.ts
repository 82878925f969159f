/** Fate turns over the next hidden card. At a real table it is the person who turns the card. */
import {
  at,
  BITSET_WORDS,
  MOST_CARDS,
  type Piece,
  type Place,
  regionWord,
  type Table,
  UNSEEN,
} from "./table";

/** Decides what is hidden. */
export interface Fate {
  /**
   * The card on top of a hidden stack; UNSEEN when it is empty or when that is for somebody else to say.
   * @param to where the card goes, where that does not depend on what it is
   */
  next(table: Table, place: Place, to?: Place): Piece;
  /**
   * A number from 0 up to `below`, always the same for a label.
   * @param words what each number means, in the words of people who are asked instead
   */
  number(label: string, below: number, words?: (number: number) => string): number;
}

/** The fate of a table whose hidden cards are known to nobody here: a real table, or a masked one. */
export const unknownFate: Fate = { next: () => UNSEEN, number: () => 0 };

/**
 * The card on top of a hidden stack, UNSEEN when it is empty.
 * @param ranks where each card stands in some order of all cards: of those in the stack, the least is on top
 */
export function topByRank(table: Table, place: Place, ranks: Uint8Array): Piece {
  const region = at(table.rulebook.regionOf, place);
  let top = UNSEEN;
  let least = MOST_CARDS;
  for (let word = 0; word < BITSET_WORDS; word++) {
    for (let bits = regionWord(table, region, word); bits !== 0; bits &= bits - 1) {
      const card = word * 32 + 31 - Math.clz32(bits & -bits);
      if (at(ranks, card) < least) {
        least = at(ranks, card);
        top = card;
      }
    }
  }
  return top;
}
