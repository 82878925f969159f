import { formFor } from "../../counting";
import { paid, une } from "../../verdict/words/fr";
import type { en } from "./en";

export const fr: typeof en = {
  refused: {
    wrongSide: (count) =>
      count === undefined
        ? "des cartes sont du mauvais côté"
        : `${une(count)} ${formFor("fr", count, { one: "carte est", other: "cartes sont" })} du mauvais côté`,
    turnNeedsCard: "il n’y a pas de carte à tourner",
  },
  kept: {
    "T.night.rotate": "Une carte est là, à tourner.",
    "T.night.win": "Toutes les cartes sont du bon côté.",
  },
  log: {
    turned: (name, place, side, cost) =>
      `${name} tourne ${place} côté ${side === "day" ? "jour" : "nuit"}${paid(cost)}.`,
    nightFalls: "La nuit tombe.",
    dayBreaks: "Le jour se lève.",
  },
};
