/** Sea Monsters: all must be played before the Finish, and they do least harm where a gap is lost anyway. */
import { NOWHERE, type Seen, whereIs } from "@stillwater/engine";
import { completedOffer } from "../../plan";
import type { SeaCraft } from "../../sea/sense";

/** The weights; found by comparing a few values each. */
const WEIGHTS = {
  spent: 0.3,
} as const;

/** Each Monster still to be played costs its own card, and another one to fill the hole. */
const EACH = 2;

function toCome(seen: Seen): number {
  const { rulebook } = seen;
  return rulebook.copies("monster").filter((card) => {
    const place = whereIs(seen, card);
    return place === NOWHERE || rulebook.hands.includes(place);
  }).length;
}

export const craft: SeaCraft<"sea-monsters"> = {
  isIn: ({ actOf }) => actOf.monster !== undefined,
  burden: (seen) => toCome(seen) * EACH,
  laying: null,
  acts: {
    monster: (sense, offer) => {
      const { water, weights, known } = sense;
      // A card that stands in for a Monster has better uses.
      const dear = known.seen.rulebook.standIns.includes(offer.card) ? weights.special : 0;
      const { ln, cost } = water.opened(offer.to);
      const value =
        water.gap * ln + water.worthOfSlack(dear > 0 ? EACH : 0, cost, 0) + sense.fits + WEIGHTS.spent - dear;
      return { act: completedOffer(offer, []), value };
    },
  },
  ruled: null,
};
