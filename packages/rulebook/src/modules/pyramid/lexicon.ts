import type { RoomLexicon } from "../../lexicon/shapes";

export const lexicon = {
  searched: {
    pyramid: { en: "pyramid triangle", fr: "pyramide triangle", de: "pyramide dreieck" },
    explorer: {
      en: "explorer explorer_deck exploration explorer_card explore exploring explorers explorer_pile exploration_deck explored",
      fr: "explorateur exploration pile_d_explorateur exploratrice explorateurs pile_explorateur paquet_explorateur explorer explorant exploré explorée explore",
      de: "entdecker entdeckerstapel entdeckerkarte erforscher explorer entdeckerdeck entdeckerkarten forscher erkunder entdecken entdeckt entdeckte erkundet",
    },
    border: {
      en: "border border_card frame edge_card border_cards frame_cards edge_cards frames",
      fr: "bordure carte_de_bordure cadre cartes_de_bordure cartes_de_cadre",
      de: "rand randkarte randkarten rahmen rahmenkarte rahmenkarten rand_karten",
    },
  },
  apart: ["#pyramid", "#explorer", "#border"],
} as const satisfies RoomLexicon;
