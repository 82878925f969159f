/** What each act on a climb is worth, by the slope it leaves. */
import { isFilled, type Offer, type Piece, type Place, topOf } from "@stillwater/engine";
import type { Known } from "../known";
import { type Craft, planOf } from "../modules/craft";
import { completedOffer, type Plan } from "../plan";
import { type GiftLoss, leastMissed, type Sense } from "../sense";
import { liftedOn } from "./lifted";
import { type SlopeRow, SlopeState } from "./slope";
import type { MountainWeights } from "./weights";

const NO_CARDS: readonly Piece[] = [];
const AT_ONCE = 1000;

export class MountainSense implements Sense {
  readonly slope: SlopeState;
  readonly still: number;
  readonly #crafts: readonly Craft<MountainSense>[];

  constructor(
    readonly known: Known,
    readonly weights: MountainWeights,
    crafts: readonly Craft<MountainSense>[],
  ) {
    this.#crafts = crafts;
    let burden = 0;
    for (const craft of this.#crafts) burden += craft.burden?.(known.seen) ?? 0;
    this.slope = new SlopeState(known, weights, burden);
    this.still = this.#after(0) + this.slope.fits(0) + this.slope.covering(0, 0, 0);
  }

  #after(spent: number): number {
    return this.slope.worth(spent, this.slope.open + this.slope.bridges, this.slope.bridges);
  }

  spending(cards: number): number {
    return this.#after(cards) - this.#after(0);
  }

  fitsSomewhere(card: Piece): boolean {
    const number = this.slope.faces.number[card] as number;
    return number === 0 || this.slope.rows.some(({ open }, index) => open > 0 && index < number);
  }

  giving(count: number, beside: Piece): GiftLoss {
    const gift = this.#give(count, beside);
    this.slope.keepAll();
    return gift;
  }

  #give(count: number, beside: Piece): GiftLoss {
    const lossOf = (card: Piece): number =>
      this.#crafts.reduce((lost, craft) => lost + (craft.keeping?.(this, card) ?? 0), this.slope.loss(card));
    return leastMissed(this.known, { count, beside }, lossOf, (card) => this.slope.take(card));
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
        return this.#lay(offer, offer.card);
      case "move":
        return this.#lay(offer, this.lifted());
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
          value: this.#after(0) - this.weights.rope + this.slope.covering(0, 0, 0),
        };
      default:
        return undefined;
    }
  }

  /** What the modules in play add to laying a card. */
  protected laying(offer: Offer): number {
    return this.#crafts.reduce((sum, craft) => sum + (craft.laying?.(this, offer) ?? 0), 0);
  }

  #spend(offer: Offer): Plan {
    const { slope } = this;
    const { cards, loss } = this.#give(offer.choose, 0);
    let value = slope.worth(offer.choose, slope.open + slope.bridges, slope.bridges) - loss + slope.fits(0);
    slope.keepAll();
    value += slope.covering(0, 0, offer.choose);
    return { act: completedOffer(offer, cards), value };
  }

  /** Puts a card at the end of a row in thought, weighs, and takes it up again. */
  #thinking<T>(place: Place, value: number, colour: number, weigh: () => T): T {
    const row = this.slope.rows[this.slope.faces.row[place] as number] as SlopeRow;
    const { value: oldValue, colour: oldColour } = row;
    row.value = value;
    row.colour = colour;
    row.filled++;
    row.open--;
    const result = weigh();
    row.value = oldValue;
    row.colour = oldColour;
    row.filled--;
    row.open++;
    return result;
  }

  #lay(offer: Offer, card: Piece): Plan {
    const { slope } = this;
    const { faces } = slope;
    const total = slope.open + slope.bridges - 1;
    const weigh = (bridges: number): Plan => {
      const gift = this.#give(offer.choose, offer.card);
      let value = slope.worth(offer.choose, total, bridges) - gift.loss + slope.fits(offer.card);
      slope.keepAll();
      value += slope.covering(offer.card, offer.to, offer.choose + 1);
      value += this.laying(offer);
      return { act: completedOffer(offer, gift.cards), value };
    };
    if (isFilled(this.known.seen, offer.to)) return weigh(slope.bridges - 1);
    return this.#thinking(offer.to, faces.number[card] as number, faces.colour[card] as number, () =>
      weigh(slope.bridges),
    );
  }

  #bridge(offer: Offer): Plan {
    const { slope } = this;
    return this.#thinking(offer.to, 0, 0, () => {
      const value =
        slope.worth(1, slope.open + slope.bridges, slope.bridges + 1) -
        this.weights.bridge +
        slope.fits(offer.card) +
        slope.covering(0, 0, 1);
      return { act: completedOffer(offer, NO_CARDS), value };
    });
  }

  /** A Campfire is worth what the best move of the card it replaces is. */
  #campfire(offer: Offer): Plan | undefined {
    const { slope } = this;
    const { seen, hand } = this.known;
    const { rulebook } = seen;
    const card = topOf(seen, offer.to);
    const number = slope.faces.number[card] as number;
    const colour = slope.faces.colour[card] as number;
    const from = slope.faces.row[offer.to] as number;
    let best: Plan | undefined;
    for (let index = from + 1; index < slope.rows.length && index < number; index++) {
      const row = slope.rows[index] as SlopeRow;
      const below = slope.rows[index - 1] as SlopeRow;
      if (row.open === 0 || row.colour === colour || below.filled < row.filled + 2) continue;
      const price = row.value === 0 ? 0 : Math.abs(row.value - number);
      if (price > hand.length - 1) continue;
      const to = rulebook.rows[index]?.[row.filled] ?? 0;
      const plan = this.#lay({ ...offer, to, choose: price, card }, card);
      if (best === undefined || plan.value > best.value)
        best = { act: completedOffer(offer, NO_CARDS), value: plan.value - this.weights.campfire };
    }
    return best;
  }

  /** The card on its way up. */
  lifted(): Piece {
    return liftedOn(this.known.seen);
  }
}
