import { formFor } from "../../counting";
import { numberWord, paid } from "../../verdict/words/en";

export const en = {
  refused: {
    wrongSide: (count: number | undefined) =>
      count === undefined
        ? "some cards show the wrong side"
        : `${numberWord(count)} ${formFor("en", count, { one: "card shows", other: "cards show" })} the wrong side`,
    turnNeedsCard: "there is no card to turn",
  },
  kept: {
    "T.night.rotate": "A card lies there to turn.",
    "T.night.win": "All cards show the right side.",
  },
  log: {
    turned: (name: string, place: string, side: "day" | "night", cost: number) =>
      `${name} turned ${place} to ${side}${paid(cost)}.`,
    nightFalls: "Night falls.",
    dayBreaks: "Day breaks.",
  },
};
