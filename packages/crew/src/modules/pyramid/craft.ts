/** The Pyramid: a Storm on a cell must be lifted before the cell is filled. */
import { completedOffer } from "../../plan";
import type { SeaCraft } from "../../sea/sense";

/** The weights; found by comparing a few values each. */
const WEIGHTS = {
  lifted: 0.5,
} as const;

export const craft: SeaCraft<"pyramid"> = {
  isIn: ({ places }) => places.some(({ name }) => name === "explorer"),
  burden: null,
  laying: null,
  acts: {},
  ruled: {
    "T.pyramid.compass": (sense, offer) => {
      const { weights, known } = sense;
      const isSpecial = known.seen.rulebook.standIns.includes(offer.card);
      return {
        act: completedOffer(offer, []),
        value: sense.still + sense.spending(1) + WEIGHTS.lifted - (isSpecial ? weights.special : 0),
      };
    },
  },
};
