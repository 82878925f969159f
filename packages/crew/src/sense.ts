/** How a seat judges a table: the value of each thing it may attempt, with the cards for it chosen. */
import type { Offer, Piece } from "@stillwater/engine";
import { settled } from "./chances";
import type { Known } from "./known";
import type { Plan } from "./plan";

/** Cards to give away, and what that loses. */
export interface GiftLoss {
  readonly cards: readonly Piece[];
  readonly loss: number;
}

export interface Sense {
  readonly known: Known;
  /** The value of the table as it stands, nothing done. */
  readonly still: number;
  /** What so many cards less to come change, whichever they are: less than nothing. */
  spending(cards: number): number;
  /** The cards that are missed least. */
  giving(count: number, beside: Piece): GiftLoss;
  /** Whether a card could still be laid, as far as the table shows. */
  fitsSomewhere(card: Piece): boolean;
  /** What an offer is worth with the best choice of cards; undefined where nothing is made of it here. */
  plan(offer: Offer): Plan | undefined;
}

/** Cards of a hand that may be given beside the one played. */
export function givable({ seen, hand }: Known, beside: Piece): Piece[] {
  const { pieces } = seen.rulebook;
  return hand.filter((card) => card !== beside && pieces[card]?.kept === undefined);
}

const NOTHING: GiftLoss = { cards: [], loss: 0 };

/**
 * The cards of a hand that are missed least, chosen one after another: what one leaves behind changes what the next is worth.
 *
 * @param lossOf what giving a card now would lose
 * @param take counts a chosen card as gone
 */
export function leastMissed(
  known: Known,
  { count, beside }: { readonly count: number; readonly beside: Piece },
  lossOf: (card: Piece) => number,
  take: (card: Piece) => void,
): GiftLoss {
  if (count === 0) return NOTHING;
  const left = givable(known, beside);
  const cards: Piece[] = [];
  let loss = 0;
  while (cards.length < count && left.length > 0) {
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    left.forEach((card, index) => {
      const lost = settled(lossOf(card));
      if (lost >= least) return;
      least = lost;
      best = index;
    });
    const [card] = left.splice(best, 1);
    if (card === undefined) break;
    cards.push(card);
    take(card);
    loss += least;
  }
  return { cards, loss };
}
