import { capital } from "../../counting";
import type { en } from "./en";

export const fr: typeof en = {
  cards: {
    compass: "une Boussole",
    storm: "une Tempête",
    "storm:yellow": "la Tempête jaune",
    "storm:purple": "la Tempête pourpre",
    "storm:orange": "la Tempête orange",
  },
  seats: {
    yellow: (name) => `devant ${name}`,
    orange: (name) => `devant ${name}`,
    drawn: (name) => `devant ${name}`,
    shedding: (name) => `devant ${name}`,
  },
  due: {
    fog: "la Tempête pourpre doit d’abord avoir sa rangée",
    shed: "Tempête jaune : garde d’abord trois cartes",
    storm: "une Tempête est là : dépense une Boussole ou passe",
  },
  allowed: {
    shed: "défausse ces cartes",
    compass: "la Tempête s’en va",
    pass: "pas de Boussole",
    fog: "la Tempête se pose là",
    sweep: "une Boussole pour la main",
    blind: "deux cartes non vues",
  },
  refused: {
    fog: (row) =>
      row === undefined
        ? "une Tempête pourpre (brume) couvre cette rangée"
        : `Tempête pourpre (brume) sur la rangée ${row}`,
    noRowForFog: "la Tempête pourpre (brume) demande une rangée avec une case vide",
    mustTouch: "il faut toucher une carte",
    threeAtMost: "une Tempête jaune permet trois cartes en main",
    noStorm: "aucune Tempête n’est là",
    noCompass: "l’équipage n’a pas de Boussole",
    noCompassLeft: "il ne reste pas de Boussole à gagner",
    wholeHand: "il faut deux cartes et aucun Monstre marin",
    noUnseenCards: "aucune carte non vue ne se donne maintenant",
    unseenCardsFirst: "donne d’abord les deux cartes de ta pioche",
  },
  notes: {
    hugTheCoast: "Tu es sous une Tempête orange (côte).",
  },
  kept: {
    "T.storm.orange": "Aucune Tempête orange ne s’y oppose.",
    "T.storm.purple": "Aucune Tempête pourpre (brume) sur cette rangée.",
    "T.storm.yellow-start": "Les cartes peuvent se donner ainsi.",
    "T.compass.shared": "Une Boussole est disponible.",
    "T.compass.target": "Une Tempête est là.",
    "T.compass.gain-hand": "Toute la main peut partir.",
    "T.compass.six": "Il reste une Boussole à gagner.",
  },
  log: {
    compass: (name, storm) => `${name} dépense une Boussole contre ${storm}.`,
    noCompass: (name) => `${name} garde les Boussoles.`,
    fog: (name, row) => `${name} pose la Tempête pourpre à la rangée ${row}.`,
    shed: (name, count) => `${name}, Tempête jaune, défausse ${count}.`,
    swept: (name, count) => `${name} défausse toute sa main, ${count}.`,
    unseen: (name, count) => `${name} donne ${count} cartes non vues de sa pioche.`,
    stormDrawn: (name, storm) => `${name} pioche ${storm}.`,
    stormStrikes: (storm) => `${capital(storm)} agit.`,
    stormPasses: "La Tempête pourpre reste sans rangée.",
    compassEarned: "Une Boussole gagnée.",
  },
};
