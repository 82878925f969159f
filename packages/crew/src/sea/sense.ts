/** The value of each act at sea, from the water that it leaves. */
import { isIsland, type ModuleId, type Offer, type Piece } from "@stillwater/engine";
import type { Known } from "../known";
import { type Craft, type Knowing, noPlan, planOf } from "../modules/craft";
import { completedOffer, type Plan } from "../plan";
import { type GiftLoss, leastMissed, type Sense } from "../sense";
import { type Thought, Water } from "./water";
import type { SeaWeights } from "./weights";

const NO_CARDS: readonly Piece[] = [];

/** Larger than any sum of chances: for acts that win the game or must be done. */
const AT_ONCE = 1000;

/** A craft of the sea with a planner for every act that its module brings. */
export type SeaCraft<M extends ModuleId> = Craft<SeaSense> & Knowing<M, SeaSense>;

export class SeaSense implements Sense {
  readonly water: Water;
  /** The value of the hand's cards for being laid, as the table stands. */
  readonly fits: number;
  readonly still: number;
  readonly #crafts: readonly Craft<SeaSense>[];
  readonly #spending: number[] = [];
  /** The last result of `giving`: an act that may be aimed at many cells asks for the same each time. */
  #asked: { readonly count: number; readonly beside: Piece; readonly gift: GiftLoss } | undefined;

  constructor(
    readonly known: Known,
    readonly weights: SeaWeights,
    crafts: readonly Craft<SeaSense>[],
  ) {
    const { seen } = known;
    this.#crafts = crafts;
    let burden = 0;
    for (const craft of this.#crafts) burden += craft.burden?.(seen) ?? 0;
    this.water = new Water(known, weights, burden, crafts.length === 0 ? weights.ofOne : 0);
    this.fits = this.water.fits(known.hand, 0);
    this.still = this.water.worthOfSlack(0, 0, 0) + this.fits;
  }

  spending(cards: number): number {
    let change = this.#spending[cards];
    if (change === undefined) {
      change = this.water.worthOfSlack(cards, 0, 0) - this.water.worthOfSlack(0, 0, 0);
      this.#spending[cards] = change;
    }
    return change;
  }

  fitsSomewhere(card: Piece): boolean {
    if (isIsland(card)) return this.water.gapOf(card) >= 0;
    return this.known.seen.rulebook.pieceName(card) !== "start";
  }

  giving(count: number, beside: Piece): GiftLoss {
    if (this.#asked?.count !== count || this.#asked.beside !== beside) {
      this.#asked = { count, beside, gift: this.#give(count, beside) };
      this.water.keepAll();
    }
    return this.#asked.gift;
  }

  /** Takes the cards that are missed least, one after another; the water treats them as given from then on. */
  #give(count: number, beside: Piece, thought?: Thought): GiftLoss {
    return leastMissed(
      this.known,
      { count, beside },
      (card) => this.water.loss(card, thought),
      (card) => this.water.take(card),
    );
  }

  plan(offer: Offer): Plan | undefined {
    for (const craft of this.#crafts) {
      const plan = planOf(craft, this, offer);
      if (plan) return plan;
    }
    switch (offer.type) {
      case "finish":
      case "start":
        return { act: completedOffer(offer, NO_CARDS), value: AT_ONCE };
      case "lay":
        return this.layAs(offer, offer.card, 0);
      case "discard":
      case "give":
        return this.#spend(offer);
      case "dial":
      case "agree":
      case "stuck":
      case "waive":
        // Only said aloud: they have no value here.
        return undefined;
      default:
        return noPlan(this.#crafts, this.known.seen.rulebook, offer.type);
    }
  }

  #spend(offer: Offer): Plan {
    const { water } = this;
    const { cards, loss } = this.#give(offer.choose, 0);
    const value = water.worthOfSlack(offer.choose, 0, 0) - loss + water.fits(this.known.hand, 0);
    water.keepAll();
    return { act: completedOffer(offer, cards), value };
  }

  /** Lays a card as a number, which may be named for a Wild; `dear` is what the card would be worth elsewhere. */
  layAs(offer: Offer, number: number, dear: number): Plan | undefined {
    const { water } = this;
    const gap = water.gapAt(offer.to);
    const around = water.gaps[gap];
    if (around === undefined || number <= around.low || number >= around.high) return undefined;
    const left = offer.to - around.first;
    const thought: Thought = { gap, card: number, left };
    const { ln, cost } = water.divide(gap, number, left);
    const gift = this.#give(offer.choose, offer.card, thought);
    const value =
      water.gap * ln +
      water.worthOfSlack(offer.choose, cost, 1) -
      gift.loss -
      dear +
      water.fits(this.known.hand, offer.card, thought) +
      this.laying(offer);
    water.keepAll();
    return { act: completedOffer(offer, gift.cards), value };
  }

  /** What the modules in play add to the value of laying a card. */
  protected laying(offer: Offer): number {
    let sum = 0;
    for (const craft of this.#crafts) sum += craft.laying?.(this, offer) ?? 0;
    return sum;
  }
}
