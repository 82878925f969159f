import { formFor } from "../../counting";
import { numberWord, paid } from "../../verdict/words/en";

const goats = (count: number): string =>
  `${numberWord(count)} ${formFor("en", count, { one: "goat", other: "goats" })}`;

export const en = {
  cards: {
    goat: "a goat",
  },
  refused: {
    herdOnlyUp: "goats climb one row for each card",
    noGoatsThere: "no goats stand there",
    goatsFearBridges: "goats won’t cross bridges",
    /** Of a position that was entered: goats where no card lies. */
    goatsNeedCard: "goats stand on cards only",
    goatsStandThere: "goats stand on this card",
    goatsMissing: (have: number) => `${have} of 8 goats are on row 8`,
  },
  kept: {
    "A.goat.herd": "The herd can climb this way.",
    "A.goat.bridge": "No bridge is on the way.",
    "A.goat.campfire": "No goats stand on this card.",
    "A.goat.win": "Eight goats are on row 8.",
  },
  log: {
    herded: (name: string, count: number, place: string, cost: number) =>
      `${name}: ${goats(count)} to ${place}${paid(cost)}.`,
    goatCame: "A goat came.",
  },
};
