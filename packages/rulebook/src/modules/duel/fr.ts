import { counted } from "../../counting";
import type { en } from "./en";

const BY = {
  points: "",
  placed: ", avec plus de cartes posées",
  discarded: ", avec moins de cartes défaussées",
  longest: ", avec la plus longue suite",
} as const;

export const fr: typeof en = {
  numbered: {
    open: (number) => `carte visible ${number}`,
  },
  permits: {
    pass: "passe",
  },
  allowed: {
    swap: "prends la ligne visible",
  },
  refused: {
    exactlyTwo: "cette partie se joue à deux",
    tooFewNumbers: (open, numbers) =>
      `il resterait ${counted("fr", open, { one: "case", other: "cases" })} pour ${counted("fr", numbers, { one: "nombre", other: "nombres" })}`,
    canStillPlay: "tu peux encore poser une carte",
    noOpenCards: "il ne reste pas de carte visible à prendre",
    cardsLeft: "il reste des cartes à défausser ou à prendre",
  },
  kept: {
    "T.duel.possible": "Il y a assez de nombres pour les cases.",
    "T.duel.swap": "Tu ne peux rien poser, et des cartes visibles sont là.",
    "T.duel.pass": "Il n’y a rien d’autre à faire.",
  },
  unsure: {
    cardFits: "seule la main sait si une carte va encore",
  },
  log: {
    swapped: (name) => `${name} échange sa main contre la ligne visible.`,
    passed: (name) => `${name} passe.`,
    duelOver: "La partie est finie.",
  },
  end: {
    duel: (name, points, other, by) => `${name} gagne, ${points} à ${other}${BY[by]}.`,
    shared: (points) => `Victoire partagée, ${points} partout.`,
    score: (name, points, placed, discarded, runs) =>
      `${name} : ${counted("fr", points, { one: "point", other: "points" })}. ${counted("fr", placed, { one: "posée", other: "posées" })}, ${counted("fr", discarded, { one: "défaussée", other: "défaussées" })}, ${runs === "" ? "aucune suite" : `suites de ${runs}`}.`,
  },
};
