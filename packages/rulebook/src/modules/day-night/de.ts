import { formFor } from "../../counting";
import { eine, paid } from "../../verdict/words/de";
import type { en } from "./en";

export const de: typeof en = {
  refused: {
    wrongSide: (count) =>
      count === undefined
        ? "einige Karten zeigen die falsche Seite"
        : `${eine(count)} ${formFor("de", count, { one: "Karte zeigt", other: "Karten zeigen" })} die falsche Seite`,
    turnNeedsCard: "dort liegt keine Karte zum Drehen",
  },
  kept: {
    "T.night.rotate": "Dort liegt eine Karte zum Drehen.",
    "T.night.win": "Alle Karten zeigen die richtige Seite.",
  },
  log: {
    turned: (name, place, side, cost) =>
      `${name} dreht ${place} auf ${side === "day" ? "Tag" : "Nacht"}${paid(cost)}.`,
    nightFalls: "Es wird Nacht.",
    dayBreaks: "Es wird Tag.",
  },
};
