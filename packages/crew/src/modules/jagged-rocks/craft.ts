/** Jagged Rocks: they lie best where nobody wants to play next. */
import { completedOffer } from "../../plan";
import type { SeaSense } from "../../sea/sense";
import type { Craft } from "../craft";
import { rowPlans } from "../rows";

export const craft: Craft<SeaSense> = {
  isIn: ({ actOf, copies }) => actOf.rocks !== undefined && copies("rocks").length > 0,
  acts: {
    rocks: rowPlans,
    stay: (sense, offer) => {
      const { cards, loss } = sense.giving(offer.choose, 0);
      return { act: completedOffer(offer, cards), value: sense.spending(offer.choose) - loss - 0.3 };
    },
  },
};
