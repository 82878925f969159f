import { counted, formFor } from "../../counting";
import { paid, une } from "../../verdict/words/fr";
import type { en } from "./en";

const goats = (count: number): string =>
  `${une(count)} ${formFor("fr", count, { one: "chèvre", other: "chèvres" })}`;

export const fr: typeof en = {
  cards: {
    goat: "une chèvre",
  },
  refused: {
    herdOnlyUp: "les chèvres montent d’une rangée par carte",
    noGoatsThere: "il n’y a pas de chèvre là",
    goatsFearBridges: "les chèvres ne passent pas les ponts",
    goatsNeedCard: "les chèvres ne sont que sur des cartes",
    goatsStandThere: "des chèvres sont sur cette carte",
    goatsMissing: (have) => `${counted("fr", have, { one: "chèvre", other: "chèvres" })} sur 8 à la rangée 8`,
  },
  kept: {
    "A.goat.herd": "Le troupeau peut monter par là.",
    "A.goat.bridge": "Aucun pont sur le chemin.",
    "A.goat.campfire": "Aucune chèvre sur cette carte.",
    "A.goat.win": "Huit chèvres sont à la rangée 8.",
  },
  log: {
    herded: (name, count, place, cost) => `${name} : ${goats(count)}, ${place}${paid(cost)}.`,
    goatCame: "Une chèvre arrive.",
  },
};
