/**
 * The deckhand: lays every card at the nearest sensible place for its price, and discards what fits nowhere. It looks at the
 * table and at its hand, and computes nothing from them: it plays like somebody in their second game.
 */
import {
  colourOf,
  HIGHEST_ISLAND,
  isIsland,
  ledge,
  nearerDifference,
  numberOn,
  type Offer,
  type Piece,
  sidesOf,
  slopeRowOf,
  topOf,
} from "@stillwater/engine";
import type { Known } from "./known";
import { craftsIn } from "./modules/craft";
import { MOUNTAIN_CRAFTS } from "./modules/mountain";
import { SEA_CRAFTS } from "./modules/sea";
import { MountainSense } from "./mountain/sense";
import { MOST_TO_PAY } from "./mountain/slope";
import { completedOffer, type Plan } from "./plan";
import type { Decide } from "./policy";
import { SeaSense } from "./sea/sense";
import type { Thought } from "./sea/water";
import { type GiftLoss, givable, type Sense } from "./sense";
import { handWith, WEIGHTS } from "./steady";

/** The deckhand's weights, in cards. Set by hand so that it wins somewhat more than half of the plain games at sea. */
const APART = 1;
const DISCARD = 2.2;
/** On the mountain, every row takes some card, so there is little reason to discard. */
const APART_ON_SLOPE = 0.2;
const DISCARD_ON_SLOPE = 3.5;
/** The number with which the deckhand would begin each row of a mountain, from the bottom. */
const BEGINS = [2, 3, 5, 6, 7, 9, 10, 11] as const;
/** The penalty for a card that leaves a gap which cannot be filled or paid for, or spends what its next turn needs. */
const SENSELESS = 20;
/** How well a card that fits nowhere can be spared. */
const NOWHERE_TO_GO = 50;
/** How much more a card is needed for each unit of value that a module gives it: a goat outranks a card that fits now. */
const WANTED = 7;
/** The largest distance of a card from where it belongs. */
const FAR = 9;
/** The loss from giving a card that could still be laid, so that the cards for a Start are not offered gladly. */
const MISSED = 0.3;
/** The least value that steady gives to one more card, however many are left over. */
const LEAST = 0.05;

/** How much one card fewer to come changes steady's judgement. */
const aCard = (sense: Sense): number => Math.max(LEAST, -sense.spending(1));

/**
 * Converts steady's value of an act that the deckhand has no view of into cards: relative to doing nothing, and in units of
 * one card fewer to come. Otherwise the two scales could not be compared.
 */
function inCards(sense: Sense, plan: Plan | undefined, { type }: Offer): Plan | undefined {
  if (plan === undefined || sense.known.seen.rulebook.actOf[type]?.spec.during !== "act") return plan;
  return { ...plan, value: (plan.value - sense.still) / aCard(sense) };
}

/** The cards that are missed least: those that fit nowhere, then those farthest from where they belong. */
function leastMissed(
  known: Known,
  count: number,
  beside: Piece,
  spare: (card: Piece) => number,
): readonly Piece[] {
  return givable(known, beside)
    .sort((a, b) => spare(b) - spare(a))
    .slice(0, count);
}

/** How well a Finish or a Summit can be spared: one is kept, a second one is only a card. */
function spareGoal({ seen, hand }: Known, card: Piece): number {
  const { rulebook } = seen;
  return rulebook.copies(rulebook.pieceName(card)).find((copy) => hand.includes(copy)) === card ? -1 : 6;
}

class DeckhandAtSea extends SeaSense {
  override giving(count: number, beside: Piece): GiftLoss {
    const cards = this.#away(count, beside);
    return { cards, loss: MISSED * cards.filter((card) => this.#spare(card) < NOWHERE_TO_GO).length };
  }

  #away(count: number, beside: Piece, thought?: Thought): readonly Piece[] {
    return leastMissed(this.known, count, beside, (card) => this.#spare(card, thought));
  }

  /** How well a card can be spared: it fits nowhere, or it has a price; with another card hypothetically laid. */
  #spare(card: Piece, thought?: Thought): number {
    if (!isIsland(card)) {
      const { rulebook } = this.known.seen;
      const name = rulebook.pieceName(card);
      if (name === "start" && this.water.startLies) return 99;
      return name === "finish" ? spareGoal(this.known, card) : -1;
    }
    const index = this.water.gapOf(card);
    const gap = this.water.gaps[index];
    if (!gap) return NOWHERE_TO_GO;
    let { low, high, cells } = gap;
    if (thought?.gap === index) {
      cells = card < thought.card ? thought.left : cells - 1 - thought.left;
      if (card < thought.card) high = thought.card;
      else low = thought.card;
    }
    if (cells === 0) return NOWHERE_TO_GO;
    const after = high > HIGHEST_ISLAND ? 0 : high;
    return low === 0 && after === 0 ? FAR : Math.min(FAR, nearerDifference(card, low, after));
  }

  override plan(offer: Offer): Plan | undefined {
    if (offer.type === "discard")
      return { act: completedOffer(offer, this.#away(offer.choose, 0)), value: -DISCARD };
    if (offer.type !== "lay" || !isIsland(offer.card)) return inCards(this, super.plan(offer), offer);
    const index = this.water.gapAt(offer.to);
    const gap = this.water.gaps[index];
    if (!gap) return undefined;
    const left = offer.to - gap.first;
    const right = gap.cells - 1 - left;
    const isSenseless = offer.card - gap.low <= left || gap.high - offer.card <= right;
    const share = (offer.card - gap.low) / (gap.high - gap.low);
    // The ideal is one of the existing spaces: where only one is open between two cards, no card is off to one side.
    const ideal = Math.min(gap.cells - 1, Math.max(0, share * (gap.cells + 1) - 1));
    const apart = Math.abs(left - ideal) + (isSenseless ? SENSELESS : 0);
    const cards = this.#away(offer.choose, offer.card, { gap: index, card: offer.card, left });
    // The last space of all may be filled by any card that fits, at any price.
    const value = this.water.open === 1 ? 0 : this.#inModules(offer) - offer.choose - APART * apart;
    return { act: completedOffer(offer, cards), value };
  }

  /** How the modules in play value laying a card, in cards: at worst minus one, or nothing would be laid at all. */
  #inModules(offer: Offer): number {
    const added = this.laying(offer);
    return added === 0 ? 0 : Math.max(-1, added / aCard(this));
  }
}

class DeckhandOnSlope extends MountainSense {
  override giving(count: number, beside: Piece): GiftLoss {
    return { cards: leastMissed(this.known, count, beside, (card) => this.#spare(card)), loss: 0 };
  }

  #spare(card: Piece): number {
    const number = numberOn(card);
    if (number === 0) {
      return this.known.seen.rulebook.pieceName(card) === "summit" ? spareGoal(this.known, card) : 2;
    }
    return (this.slope.fit(card) > 0 ? 0 : 5 - number / 12) - WANTED * this.keeping(card);
  }

  /**
   * The penalty if this seat could do nothing at its next turn, because it has at most one card left while more places are
   * open than the others fill before: then all lose.
   */
  #runningOut(gone: number, filled: number): number {
    const { known, slope } = this;
    const left = (known.toComeOf[known.seat] as number) - gone;
    return left < 2 && slope.toFill - filled >= known.seen.rulebook.seats ? SENSELESS : 0;
  }

  /** The penalty for a card far from what its row should begin with, or from what lies before the Bridge beside it. */
  #outOfPlace({ to, card }: Offer): number {
    const { seen } = this.known;
    const row = slopeRowOf(to) - 1;
    const number = numberOn(card);
    if (seen.rulebook.rowSpans[row]?.first === to)
      return APART_ON_SLOPE * Math.abs(number - (BEGINS[row] ?? 0));
    const { left } = ledge(to);
    const before = sidesOf(seen, left).left;
    const isBehindBridge = before > 0 && colourOf(topOf(seen, left)) === 0;
    const apart = isBehindBridge ? Math.abs(number - before) : 0;
    return apart > 2 * MOST_TO_PAY ? SENSELESS : APART_ON_SLOPE * apart;
  }

  override plan(offer: Offer): Plan | undefined {
    if (offer.type === "discard") {
      const value = -DISCARD_ON_SLOPE - this.#runningOut(offer.choose, 0);
      return { act: completedOffer(offer, this.giving(offer.choose, 0).cards), value };
    }
    if (offer.type !== "lay") return inCards(this, super.plan(offer), offer);
    const { cards } = this.giving(offer.choose, offer.card);
    return {
      act: completedOffer(offer, cards),
      value:
        this.laying(offer) / aCard(this) -
        offer.choose -
        this.#outOfPlace(offer) -
        this.#runningOut(offer.choose + 1, 1),
    };
  }
}

export const deckhand: Decide = handWith((known) =>
  known.seen.rulebook.game === "sea"
    ? new DeckhandAtSea(known, WEIGHTS.sea, craftsIn(known.seen.rulebook, SEA_CRAFTS))
    : new DeckhandOnSlope(known, WEIGHTS.mountain, craftsIn(known.seen.rulebook, MOUNTAIN_CRAFTS)),
);
