import type { en } from "./en";

export const fr: typeof en = {
  cards: {
    blank: "une carte vierge",
  },
  places: {
    explorer: "la pile d’explorateur",
  },
  refused: {
    stormOnSpace: "une Tempête couvre cette case",
  },
  notes: {
    explorerCard: "Une carte de la pile d’explorateur est retournée.",
  },
  kept: {
    explorerCard: "Une carte de la pile d’explorateur sera retournée.",
    explorerEmpty: "La pile d’explorateur est vide.",
    noBorder: "Il n’y a pas de carte de bordure.",
    "T.pyramid.compass": "Une Tempête est là.",
    "T.pyramid.storm": "Aucune Tempête sur cette case.",
    "T.pyramid.win": "La pyramide est achevée.",
  },
  log: {
    explorerHand: "Une carte d’explorateur pour la main.",
    explorerStorm: (card) => `Une Tempête : ${card} revient.`,
    explorerMonster: (card) => `Un Monstre marin prend ${card}.`,
    explorerMore: "L’explorateur demande une carte de plus.",
    explorerNothing: "L’explorateur est sans effet.",
  },
};
