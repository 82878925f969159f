/** Sea Monsters: they must go before the Finish, and do least harm where a gap is lost anyway. */
import { NOWHERE, type Seen, whereIs } from "@stillwater/engine";
import { completedOffer } from "../../plan";
import type { SeaSense } from "../../sea/sense";
import type { Craft } from "../craft";

/** Each still costs its own card and another to fill the hole. */
const EACH = 2;

function toCome(seen: Seen): number {
  const { rulebook } = seen;
  return rulebook.copies("monster").filter((card) => {
    const place = whereIs(seen, card);
    return place === NOWHERE || rulebook.hands.includes(place);
  }).length;
}

export const craft: Craft<SeaSense> = {
  isIn: ({ actOf }) => actOf.monster !== undefined,
  burden: (seen) => toCome(seen) * EACH,
  acts: {
    monster: (sense, offer) => {
      const { water, weights, known } = sense;
      // A Wild has better uses.
      const dear = known.seen.rulebook.pieceName(offer.card) === "wild" ? weights.wild : 0;
      const { ln, cost } = water.opened(offer.to);
      const value =
        water.gap * ln +
        water.worthOfSlack(dear > 0 ? EACH : 0, cost, 0) +
        sense.fits +
        weights.monster -
        dear;
      return { act: completedOffer(offer, []), value };
    },
  },
};
