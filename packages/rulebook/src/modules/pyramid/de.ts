import { asObject } from "../../verdict/words/de";
import type { en } from "./en";

export const de: typeof en = {
  cards: {
    blank: "eine leere Karte",
  },
  places: {
    explorer: "der Entdeckerstapel",
  },
  refused: {
    stormOnSpace: "ein Sturm liegt auf diesem Feld",
  },
  notes: {
    explorerCard: "Eine Karte des Entdeckerstapels wird aufgedeckt.",
  },
  kept: {
    explorerCard: "Eine Karte des Entdeckerstapels wird aufgedeckt.",
    explorerEmpty: "Der Entdeckerstapel ist leer.",
    noBorder: "Dort liegt keine Randkarte.",
    "T.pyramid.compass": "Dort liegt ein Sturm.",
    "T.pyramid.storm": "Kein Sturm auf diesem Feld.",
    "T.pyramid.win": "Die Pyramide ist vollendet.",
  },
  log: {
    explorerHand: "Eine Entdeckerkarte für die Hand.",
    explorerStorm: (card) => `Ein Sturm: ${card} kommt zurück.`,
    explorerMonster: (card) => `Ein Seeungeheuer nimmt ${asObject(card)}.`,
    explorerMore: "Der Entdeckerstapel verlangt eine Karte mehr.",
    explorerNothing: "Der Entdeckerstapel bewirkt nichts.",
  },
};
