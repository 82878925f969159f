import { capital, formFor } from "../../counting";
import {
  cards,
  FEMININE_COLOURS,
  MASCULINE_COLOURS,
  paid,
  SIDE,
  spaces,
  spareOf,
  un,
} from "../../verdict/words/fr";
import type { en } from "./en";

export const fr: typeof en = {
  cards: {
    bridge: "un pont",
    summit: "le sommet",
    rope: "une corde",
    "campfire:g": "le feu vert",
    "campfire:b": "le feu bleu",
    "campfire:r": "le feu rouge",
  },
  ascents: {
    g: (number) => `${number} vert`,
    b: (number) => `${number} bleu`,
    r: (number) => `${number} rouge`,
  },
  grid: {
    step: (row, place) => `rangée ${row}, place ${place}`,
    stepBriefly: (row, place) => `rangée ${row} place ${place}`,
  },
  places: {
    "berth:summit": "le sommet",
  },
  due: {
    relocate: "la carte remplacée bouge d’abord",
  },
  allowed: {
    summit: "le sommet est atteint",
    campfire: "puis la carte monte",
    rope: "une nouvelle main",
  },
  refused: {
    notNextSpace: "ce n’est pas la prochaine case de la rangée",
    rowFull: (row) => (row === undefined ? "cette rangée est pleine" : `la rangée ${row} est pleine`),
    needsSupport: "il faut deux cartes dessous",
    sameColour: (colour) =>
      colour
        ? `${MASCULINE_COLOURS[colour]} à côté de ${MASCULINE_COLOURS[colour]}`
        : "la même couleur est à côté",
    numberTooLow: (number) => `un ${number} s’arrête à la rangée ${number}`,
    bridgeAtEnd: "un pont ne va jamais au bout d’une rangée",
    coverBridgeOnly: "seul un pont peut être couvert",
    onlyAscentCovers: "seule une carte à nombre couvre un pont",
    campfireColour: (colour) =>
      colour
        ? `un feu ${MASCULINE_COLOURS[colour]} prend une carte ${FEMININE_COLOURS[colour]}`
        : "un feu de camp prend une carte de sa couleur",
    campfireNeedsCard: "un feu de camp remplace une carte déjà posée",
    campfireOnBridge: "un feu de camp ne remplace jamais un pont",
    nowhereHigher: "la carte n’a pas de case plus haut",
    moveTooDear: (need, have) =>
      `la montée de la carte demande ${cards(need)}, ${have === 0 ? "tu n’en as aucune" : `tu en as ${have}`}`,
    mustGoHigher: (row) =>
      row === undefined ? "la carte doit monter" : `la carte doit monter plus haut que la rangée ${row}`,
    bridgesOpen: (count) =>
      `il reste ${un(count)} ${formFor("fr", count, { one: "pont", other: "ponts" })} à couvrir`,
    noRope: "il ne reste pas de corde",
  },
  notes: {
    uncoverable: (place) => `${capital(place)} : aucune carte ne peut couvrir ce pont.`,
    greater: ({ card, left, right }) =>
      `Le ${card} compte : le *plus grand* écart entre ${left} et ${right}.`,
    nothingBeside: "Aucun nombre à côté.",
    campfireCounts: (value, side) => `Le feu à sa ${SIDE[side]} vaut ${value}.`,
    nextSpace: (place) => `La prochaine : ${place}.`,
    emptyBelow: (place) => `Vide : ${place}.`,
    besideIt: (card, side) => `${/^\d/.test(card) ? `Le ${card}` : capital(card)} est à sa ${SIDE[side]}.`,
  },
  kept: {
    "A.place.next": "Cette case est ouverte.",
    "A.place.row-full": "La rangée a de la place.",
    "A.place.support": "Elle tient bien.",
    "A.place.colour": "Aucune voisine n’a sa couleur.",
    "A.place.number": "Son nombre suffit pour la rangée.",
    "A.bridge.place": "Ce n’est pas un bout de rangée.",
    "A.bridge.cover": "Rien n’est couvert, sinon un pont.",
    "A.campfire.replace": "Le feu a la couleur de la carte.",
    "A.campfire.move": "La carte peut monter.",
    "A.summit.when": "La montagne est achevée.",
    "A.rope.use": "Il reste une corde.",
  },
  log: {
    laidSummit: (name) => `${name} pose le sommet.`,
    moved: (name, card, place, cost) => `${name} : ${card} monte, ${place}${paid(cost)}.`,
    rope: (name) => `${name} utilise une corde.`,
    bridgeCovered: "Un pont est couvert.",
    lifted: (card) => `${capital(card)} doit monter.`,
    climbOver: "L’ascension s’arrête ici.",
  },
  end: {
    wonClimb: (spare) => `Le sommet est atteint, ${spareOf(spare)} en réserve.`,
    lostClimb: (open) => `L’ascension s’arrête ici. Il restait ${spaces(open)} à remplir ou à couvrir.`,
    lostAtSummit: "L’ascension s’arrête ici. Toutes les cases étaient remplies, il manquait le sommet.",
  },
};
