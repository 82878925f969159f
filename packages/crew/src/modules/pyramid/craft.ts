/** The Pyramid: a Storm on a cell must be lifted before the cell is filled. */
import { completedOffer } from "../../plan";
import type { SeaSense } from "../../sea/sense";
import type { Craft } from "../craft";

export const craft: Craft<SeaSense> = {
  isIn: ({ places }) => places.some(({ name }) => name === "explorer"),
  acts: {
    compass: (sense, offer) => {
      const { weights, known } = sense;
      const isWild = known.seen.rulebook.pieceName(offer.card) === "wild";
      return {
        act: completedOffer(offer, []),
        value: sense.still + sense.spending(1) + weights.lifted - (isWild ? weights.wild : 0),
      };
    },
  },
};
