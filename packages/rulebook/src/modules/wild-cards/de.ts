import { paid } from "../../verdict/words/de";
import type { en } from "./en";

export const de: typeof en = {
  cards: {
    wild: "der Joker",
  },
  refused: {
    wildTaken: (card) => `${card ?? "diese Karte"} ist nicht frei`,
    realStartFirst: "ein echter Start geht vor",
  },
  kept: {
    freeToName: (card) => `Die ${card} ist frei.`,
    noWild: "Hier wird kein Joker benannt.",
    noRealStart: "Kein echter Start geht vor.",
  },
  log: {
    laidWild: (name, number, place, cost) => `${name}: Joker als ${number}, ${place}${paid(cost)}.`,
    wildCompass: (name, storm) => `${name} spielt einen Joker als Kompass: ${storm} ist weg.`,
  },
};
