/** Day & Night: every card that shows the wrong side will cost a turn and a card. */
import { sideAt, skySide, wantedAt, wrongSides } from "@stillwater/engine";
import { completedOffer } from "../../plan";
import type { SeaCraft } from "../../sea/sense";

/** The weights; found by comparing a few values each. */
const WEIGHTS = {
  wrongSide: 0.1,
  turning: 0,
} as const;

export const craft: SeaCraft<"day-night"> = {
  isIn: ({ actOf }) => actOf.turn !== undefined,
  burden: wrongSides,
  laying: (sense, offer) => {
    const { seen } = sense.known;
    return skySide(seen) === wantedAt(seen, offer.to) ? 0 : sense.spending(1) - WEIGHTS.wrongSide;
  },
  acts: {
    turn: (sense, offer) => {
      const { seen } = sense.known;
      const { cards, loss } = sense.giving(offer.choose, 0);
      if (sideAt(seen, offer.to) === wantedAt(seen, offer.to))
        return { act: completedOffer(offer, cards), value: sense.still + 2 * sense.spending(2) - loss - 5 };
      // The expected cost already included the card that is given.
      return { act: completedOffer(offer, cards), value: sense.still - loss + WEIGHTS.turning };
    },
  },
  ruled: null,
};
