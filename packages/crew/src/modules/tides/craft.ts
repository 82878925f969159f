/** Tides: a row is worth raising while none is high, where the own hand could be laid anywhere for much only. */
import { completedOffer } from "../../plan";
import type { SeaCraft } from "../../sea/sense";

/** What a turn without a card laid is worth less; found by comparing a few values. */
const TURN = 1.2;

export const craft: SeaCraft<"tides"> = {
  isIn: ({ actOf }) => actOf.swell !== undefined,
  burden: null,
  laying: null,
  acts: {
    swell: (sense, offer) => {
      const { cards, loss } = sense.giving(1, 0);
      return { act: completedOffer(offer, cards), value: sense.still + sense.spending(1) - loss - TURN };
    },
  },
  ruled: null,
};
