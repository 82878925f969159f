import { formFor } from "../../counting";
import { eine, paid } from "../../verdict/words/de";
import type { en } from "./en";

const goats = (count: number): string =>
  `${eine(count)} ${formFor("de", count, { one: "Ziege", other: "Ziegen" })}`;

export const de: typeof en = {
  cards: {
    goat: "eine Ziege",
  },
  refused: {
    herdOnlyUp: "Ziegen steigen je Karte eine Reihe hinauf",
    noGoatsThere: "dort stehen keine Ziegen",
    goatsFearBridges: "Ziegen gehen nicht über Brücken",
    goatsNeedCard: "Ziegen stehen nur auf Karten",
    goatsStandThere: "auf dieser Karte stehen Ziegen",
    goatsMissing: (have) =>
      `${have} von 8 Ziegen ${formFor("de", have, { one: "ist", other: "sind" })} auf Reihe 8`,
  },
  kept: {
    "A.goat.herd": "Die Herde kann so steigen.",
    "A.goat.bridge": "Keine Brücke auf dem Weg.",
    "A.goat.campfire": "Keine Ziegen auf dieser Karte.",
    "A.goat.win": "Acht Ziegen sind auf Reihe 8.",
  },
  log: {
    herded: (name, count, place, cost) => `${name}: ${goats(count)}, ${place}${paid(cost)}.`,
    goatCame: "Eine Ziege kommt.",
  },
};
