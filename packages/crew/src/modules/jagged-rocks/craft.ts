/** Jagged Rocks: the best row for them is one where nobody wants to play next. */
import { completedOffer } from "../../plan";
import type { SeaCraft } from "../../sea/sense";
import { rowPlans } from "../rows";

export const craft: SeaCraft<"jagged-rocks"> = {
  isIn: ({ actOf, copies }) => actOf.rocks !== undefined && copies("rocks").length > 0,
  burden: null,
  laying: null,
  acts: {
    rocks: rowPlans,
    stay: (sense, offer) => {
      const { cards, loss } = sense.giving(offer.choose, 0);
      return { act: completedOffer(offer, cards), value: sense.spending(offer.choose) - loss - 0.3 };
    },
  },
  ruled: null,
};
