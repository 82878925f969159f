import { paid } from "../../verdict/words/fr";
import type { en } from "./en";

export const fr: typeof en = {
  cards: {
    wild: "le Joker",
  },
  refused: {
    wildTaken: (card) => `${card ?? "cette carte"} n’est pas libre`,
    realStartFirst: "un vrai départ passe en premier",
  },
  kept: {
    freeToName: (card) => `Le ${card} est libre.`,
    noWild: "Aucun Joker n’est nommé ici.",
    noRealStart: "Aucun vrai départ ne passe en premier.",
  },
  log: {
    laidWild: (name, number, place, cost) => `${name} : Joker en ${number}, ${place}${paid(cost)}.`,
    wildCompass: (name, storm) => `${name} dépense un Joker en Boussole contre ${storm}.`,
  },
};
