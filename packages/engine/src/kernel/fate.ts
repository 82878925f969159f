/** Fate turns over the next hidden card. At a real table it is the person who turns the card. */
import { at, BITSET_WORDS, type Piece, type Place, regionWord, type Table, UNSEEN, wordAt } from "./table";

/** Decides what is hidden. */
export interface Fate {
  /**
   * The card on top of a hidden stack; UNSEEN when the stack is empty or when somebody else has to say.
   * @param to where the card goes, if that does not depend on which card it is
   */
  next(table: Table, place: Place, to?: Place): Piece;
  /**
   * A number from 0 up to, but not including, `below`; always the same for a label.
   * @param words what each number means, as an answer for people who are asked instead
   */
  number(label: string, below: number, words?: (number: number) => string): number;
}

/** The fate of a table whose hidden cards are known to nobody here: a real table, or a masked one. */
export const unknownFate: Fate = { next: () => UNSEEN, number: () => 0 };

/**
 * Turns over the cards of hidden stacks by one order of all cards: the card of a stack that comes first in it is on top.
 * If a stack has only lost cards since the last call, the search goes on from the card found then.
 */
export class StackOrder {
  readonly #cards: Uint8Array;
  /** The stack as it was last seen, and how far down the order its top was found. */
  readonly #seen = new Int32Array(BITSET_WORDS);
  #found = 0;

  /** @param cards every card once */
  constructor(cards: Uint8Array) {
    this.#cards = cards;
  }

  /** The card on top; UNSEEN when the stack is empty. */
  top(table: Table, place: Place): Piece {
    const region = at(table.rulebook.regionOf, place);
    let gained = 0;
    for (let word = 0; word < BITSET_WORDS; word++) {
      const bits = regionWord(table, region, word);
      gained |= bits & ~wordAt(this.#seen, word);
      this.#seen[word] = bits;
    }
    if (gained !== 0) this.#found = 0;
    for (; this.#found < this.#cards.length; this.#found++) {
      const card = at(this.#cards, this.#found);
      if (((regionWord(table, region, card >> 5) >>> (card & 31)) & 1) === 1) return card;
    }
    return UNSEEN;
  }
}
