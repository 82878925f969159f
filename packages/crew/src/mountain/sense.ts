/** The value of each act on a climb, from the slope that it leaves. */
import {
  colourOf,
  costBetween,
  isFilled,
  liftedCard,
  type ModuleId,
  numberOn,
  type Offer,
  openPlaces,
  type Piece,
  type Place,
  sidesOf,
  slopeRowOf,
  topOf,
} from "@stillwater/engine";
import type { Known } from "../known";
import { type Craft, type Knowing, noPlan, planOf } from "../modules/craft";
import { completedOffer, type Plan } from "../plan";
import { type GiftLoss, leastMissed, type Sense } from "../sense";
import { SlopeState } from "./slope";
import type { MountainWeights } from "./weights";

const NO_CARDS: readonly Piece[] = [];
const AT_ONCE = 1000;
/** The highest number that begins the lowest row well. */
const LOW = 2;

/** On the mountain, modules can also make a card worth keeping. */
export interface KeepingCraft extends Craft<MountainSense> {
  /** What the module adds to the loss from giving a card. */
  readonly keeping: ((sense: MountainSense, card: Piece) => number) | null;
}

/** A craft of the mountain with a planner for every act that its module brings. */
export type MountainCraft<M extends ModuleId> = KeepingCraft & Knowing<M, MountainSense>;

export class MountainSense implements Sense {
  readonly slope: SlopeState;
  readonly still: number;
  readonly #crafts: readonly KeepingCraft[];

  constructor(
    readonly known: Known,
    readonly weights: MountainWeights,
    crafts: readonly KeepingCraft[],
  ) {
    this.#crafts = crafts;
    let burden = 0;
    for (const craft of this.#crafts) burden += craft.burden?.(known.seen) ?? 0;
    this.slope = new SlopeState(known, weights, burden);
    this.still = this.slope.worth(0) + this.slope.fits(0) + this.slope.covering(0, 0);
  }

  spending(cards: number): number {
    return this.slope.worth(cards) - this.slope.worth(0);
  }

  fitsSomewhere(card: Piece): boolean {
    const number = numberOn(card);
    return number === 0 || this.slope.takes(number);
  }

  giving(count: number, beside: Piece): GiftLoss {
    const gift = this.#give(count, beside);
    this.slope.keepAll();
    return gift;
  }

  #give(count: number, beside: Piece): GiftLoss {
    const lossOf = (card: Piece): number => this.slope.loss(card) + this.keeping(card);
    return leastMissed(this.known, { count, beside }, lossOf, (card) => this.slope.take(card));
  }

  /** What the modules in play add to the loss from giving a card; nothing for a card that no row takes any more. */
  protected keeping(card: Piece): number {
    if (!this.fitsSomewhere(card)) return 0;
    return this.#crafts.reduce((lost, craft) => lost + (craft.keeping?.(this, card) ?? 0), 0);
  }

  plan(offer: Offer): Plan | undefined {
    for (const craft of this.#crafts) {
      const plan = planOf(craft, this, offer);
      if (plan) return plan;
    }
    switch (offer.type) {
      case "summit":
        return { act: completedOffer(offer, NO_CARDS), value: AT_ONCE };
      case "lay":
        return this.#lay(offer, offer.card, offer.card);
      case "move":
        return this.#lay(offer, this.lifted(), 0);
      case "discard":
      case "give":
        return this.#spend(offer);
      case "bridge":
        return this.#bridge(offer);
      case "campfire":
        return this.#campfire(offer);
      case "rope":
        return {
          act: completedOffer(offer, NO_CARDS),
          value: this.slope.worth(0) - this.weights.rope + this.slope.covering(0, 0),
        };
      case "stuck":
        // Only said aloud: it has no value here.
        return undefined;
      default:
        return noPlan(this.#crafts, this.known.seen.rulebook, offer.type);
    }
  }

  /** What the modules in play add to the value of a card that comes to lie, a Bridge or a Campfire included. */
  protected laying(offer: Offer): number {
    return this.#crafts.reduce((sum, craft) => sum + (craft.laying?.(this, offer) ?? 0), 0);
  }

  #spend(offer: Offer): Plan {
    const { slope } = this;
    const { cards, loss } = this.#give(offer.choose, 0);
    let value = slope.worth(offer.choose) - loss + slope.fits(0);
    slope.keepAll();
    value += slope.covering(0, offer.choose);
    return { act: completedOffer(offer, cards), value };
  }

  /** @param played the card of the hand that is used; 0 if the card comes from elsewhere */
  #lay(offer: Offer, card: Piece, played: Piece): Plan {
    const { slope } = this;
    return slope.thinking(offer.to, card, () => {
      const gift = this.#give(offer.choose, played);
      let value = slope.worth(offer.choose) - gift.loss + slope.fits(played);
      slope.keepAll();
      value += slope.covering(played, offer.choose + 1);
      value += this.laying(offer) - this.#beginning(offer.to, card);
      return { act: completedOffer(offer, gift.cards), value };
    });
  }

  /** The lowest numbers fit only in the lowest row: a high number at its beginning leaves no place for them. */
  #beginning(place: Place, card: Piece): number {
    if (place !== this.known.seen.rulebook.firstCell) return 0;
    return this.weights.begin * Math.max(0, numberOn(card) - LOW);
  }

  #bridge(offer: Offer): Plan {
    const { slope } = this;
    return slope.thinking(offer.to, offer.card, () => {
      const value =
        slope.worth(1) -
        this.weights.bridge +
        slope.fits(offer.card) +
        slope.covering(offer.card, 1) +
        this.laying(offer);
      return { act: completedOffer(offer, NO_CARDS), value };
    });
  }

  /** A Campfire is worth as much as the best move of the card that it replaces. */
  #campfire(offer: Offer): Plan | undefined {
    const { slope } = this;
    const { seen, hand } = this.known;
    const card = topOf(seen, offer.to);
    const number = numberOn(card);
    const colour = colourOf(card);
    let best = -Infinity;
    for (const to of openPlaces(seen, slopeRowOf(offer.to) + 1)) {
      const price = costBetween(sidesOf(seen, to), number, colour);
      // Moving the card on to a Bridge is not considered.
      if (price < 0 || price > hand.length - 1 || isFilled(seen, to)) continue;
      const moved = { ...offer, to, choose: price, card };
      const plan = slope.thinking(offer.to, offer.card, () => this.#lay(moved, card, offer.card));
      best = Math.max(best, plan.value);
    }
    if (best === -Infinity) return undefined;
    const value = best + this.laying(offer) - this.weights.campfire;
    return { act: completedOffer(offer, NO_CARDS), value };
  }

  /** The card that is moving up from a row. */
  lifted(): Piece {
    return liftedCard(this.known.seen);
  }
}
