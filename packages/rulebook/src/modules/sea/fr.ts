import { cards, SIDE, spaces, spareOf, une } from "../../verdict/words/fr";
import type { en } from "./en";

export const fr: typeof en = {
  cards: {
    start: "le départ",
    finish: "l’arrivée",
  },
  missing: {
    start: "tu n’as pas de départ en main",
    finish: "tu n’as pas d’arrivée en main",
  },
  grid: {
    cell: (row, column) => `rangée ${row}, colonne ${column}`,
    cellBriefly: (row, column) => `rangée ${row} colonne ${column}`,
  },
  places: {
    "berth:start": "la case du départ",
    "berth:finish": "la case de l’arrivée",
  },
  due: {
    pledge: "il faut d’abord s’accorder sur les parts",
  },
  permits: {
    start: (count) => `${une(count)} cartes, ensemble`,
    startAlone: (count) => `défausse ${une(count)} cartes`,
  },
  allowed: {
    finish: "l’île est atteinte",
    dial: "cela convient",
    agree: "cela convient",
  },
  refused: {
    occupied: "une carte est déjà là",
    offGrid: "aucune carte ne va là",
    islandsOnly: "seules les îles vont dans la grille",
    blocker: (card, side) => `le ${card} est à sa ${SIDE[side]}`,
    noNumberFits: "aucun nombre ne convient entre ses voisins",
    startFirst: "ton départ passe en premier",
    startLies: "un départ est déjà posé",
    startMissing: "il faut d’abord un départ",
    startUnpayable: (need, have) =>
      `le départ demande ${cards(need)}, l’équipage ${have === 0 ? "n’en a aucune" : `en a ${have}`}`,
    crewHasEnough: "l’équipage a assez de cartes",
    offerMisfits: "cette offre ne convient pas",
    offerTooHigh: (have) => (have === 0 ? "tu ne peux rien donner" : `tu peux donner ${cards(have)} au plus`),
    splitMisfits: "ce partage n’est pas proposé",
    removedMisfits: "retire 12 îles au plus",
    mixed: "les variantes se jouent sans Mers agitées",
    lastCard: (have) => (have === 0 ? "il ne te reste aucune carte" : "une seule carte ne suffit pas"),
  },
  notes: {
    openWater: "De l’eau libre des deux côtés.",
    smaller: ({ card, left, right }) =>
      `Le ${card} compte : le *plus petit* écart entre ${left} et ${right}.`,
    across: (card, side) =>
      side === "left" ? `Le ${card} finit la rangée du dessous.` : `Le ${card} commence la rangée du dessus.`,
    sameNumber: "Ce nombre est déjà posé.",
    order: (card, blocker, side, row) => {
      const word = side === "left" ? "plus petit" : "plus grand";
      return row === undefined
        ? `${card} est ${word} que ${blocker}.`
        : `${card} est ${word} que le ${blocker} de la rangée ${row}.`;
    },
    startIsSpare: "Il se défausse comme une autre carte.",
    startMissingToo: "Il manque aussi un départ.",
    islandReached: "L’île est atteinte.",
    seaClosed: "La mer s’est refermée.",
  },
  kept: {
    "T.end.last-card": "Tu as plus d’une carte.",
    "T.place.island": "La carte est une île.",
    "T.place.empty": "La case est vide.",
    "T.place.ascending": "Les nombres montent toujours le long de la ligne.",
    "T.start.forced": "Aucun départ ne passe en premier.",
    "T.start.eight": "Cela convient pour les huit.",
    "T.start.unpayable": "L’équipage peut payer le départ.",
    "T.start.spare": "Aucun départ n’est encore posé.",
    "T.finish.when": "La grille est pleine et un départ est posé.",
  },
  unsure: {
    startHeld: "un départ en main passerait en premier",
    crewHas: "seules les mains savent ce que l’équipage peut donner",
  },
  log: {
    laidStart: (name) => `${name} pose le départ.`,
    laidFinish: (name) => `${name} pose l’arrivée.`,
    drew: (name, count) => `${name} pioche ${count}.`,
    allDrew: "Chacun complète sa main.",
    offered: (name, gladly, atMost) =>
      `${name} offre ${gladly === undefined ? "" : atMost === undefined ? gladly : `${gladly}, `}${atMost === undefined ? "" : `au plus ${atMost}`}.`,
    sameOffer: (name) => `${name} garde la même offre.`,
    agreed: (name) => `${name} est d’accord.`,
    allAgree: (split) => `Tous d’accord : ${split}.`,
    waived: (name, count) => `${name} : l’équipage donne ${count} de moins.`,
    seaClosed: "La mer s’est refermée.",
  },
  end: {
    won: (spare) => `L’île est atteinte, ${spareOf(spare)} en réserve.`,
    lost: (open) => `La mer s’est refermée. Il restait ${spaces(open)}.`,
    lostAtFinish: "La mer s’est refermée. Toutes les cases étaient remplies, il manquait l’arrivée.",
  },
};
