/** How a seat judges a table: the value of each act that it may attempt, with the cards for it chosen. */
import type { Offer, Piece } from "@stillwater/engine";
import { settled } from "./chances";
import type { Known } from "./known";
import type { Plan } from "./plan";

/** Cards to give away, and the loss from that. */
export interface GiftLoss {
  readonly cards: readonly Piece[];
  readonly loss: number;
}

export interface Sense {
  readonly known: Known;
  /** The value of the table as it stands, without any act. */
  readonly still: number;
  /** How the value changes with this many cards fewer to come, whichever they are; negative. */
  spending(cards: number): number;
  /** The cards that are missed least. */
  giving(count: number, beside: Piece): GiftLoss;
  /** Whether a card could still be laid, as far as the table shows. */
  fitsSomewhere(card: Piece): boolean;
  /** The value of an offer with the best choice of cards; undefined if it has none here. */
  plan(offer: Offer): Plan | undefined;
}

/** Cards of a hand that may be given beside the one that is played. */
export function givable({ seen, hand }: Known, beside: Piece): Piece[] {
  const { pieces } = seen.rulebook;
  return hand.filter((card) => card !== beside && pieces[card]?.kept === undefined);
}

const NOTHING: GiftLoss = { cards: [], loss: 0 };

/**
 * The cards of a hand that are missed least, chosen one after another, because each choice changes the value of the rest.
 *
 * @param lossOf the loss from giving a card now
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
