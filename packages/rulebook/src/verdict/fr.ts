import { capital } from "../counting";
import { kept, unsure } from "./checks/fr";
import { refused } from "./refused/fr";
import type { Sentences } from "./sentences";
import { closed, end, log, places } from "./story/fr";
import { card, SIDE, une } from "./words/fr";

export const fr: Sentences = {
  language: "fr",
  yes: "Oui",
  no: "Non",
  perhaps: "Peut-être",

  allowed: {
    free: "gratuit",
    discard: (count) => `défausse ${count}`,
    discardTwo: "défausse ces deux cartes",
    discardThese: "défausse ces cartes",
    start: (count) => `${une(count)} cartes, ensemble`,
    startAlone: (count) => `défausse ${une(count)} cartes`,
    finishTried: "essai permis : une autre main tient peut-être un Monstre marin",
    finish: "l’île est atteinte",
    summit: "le sommet est atteint",
    give: (count) => `donne ${count}`,
    fits: "cela convient",
    rocks: "les récifs vont là",
    monster: "la carte disparaît",
    compass: "la Tempête s’en va",
    noCompass: "pas de Boussole",
    fog: "la Tempête se pose là",
    sweep: "une Boussole pour la main",
    unseen: "deux cartes non vues",
    swap: "prends la ligne visible",
    pass: "passe",
    campfire: "puis la carte monte",
    stuck: "plus rien à faire, tous perdent",
    rope: "une nouvelle main",
  },

  refused,

  notes: {
    openWater: "De l’eau libre des deux côtés.",
    pillarsFree: "Les piliers ne coûtent rien.",
    oneNeighbour: (card, side, across) =>
      across
        ? `Le ${card} est son voisin par le bout de la rangée.`
        : `Le ${card} à sa ${SIDE[side]} compte.`,
    smaller: ({ card, left, right }) =>
      `Le ${card} compte : le *plus petit* écart entre ${left} et ${right}.`,
    greater: ({ card, left, right }) =>
      `Le ${card} compte : le *plus grand* écart entre ${left} et ${right}.`,
    sameDifference: (difference) => `Les deux voisins sont à ${difference}.`,
    across: (card, side) =>
      side === "left" ? `Le ${card} finit la rangée du dessous.` : `Le ${card} commence la rangée du dessus.`,
    sameNumber: "Ce nombre est déjà posé.",
    order: (card, blocker, side, row) => {
      const word = side === "left" ? "plus petit" : "plus grand";
      return row === undefined
        ? `${card} est ${word} que ${blocker}.`
        : `${card} est ${word} que le ${blocker} de la rangée ${row}.`;
    },
    doesNotPay: (card) => `Le ${card} que tu poses ne compte pas.`,
    startIsSpare: "Il se défausse comme une autre carte.",
    startMissingToo: "Il manque aussi un départ.",
    hugTheCoast: "Tu es sous une Tempête orange (côte).",
    islandReached: "L’île est atteinte.",
    seaClosed: "La mer s’est refermée.",
    nothingBeside: "Aucun nombre à côté.",
    campfireCounts: (value, side) => `Le feu à sa ${SIDE[side]} vaut ${value}.`,
    explorerCard: "Une carte de la pile d’explorateur est retournée.",
    nextSpace: (place) => `La prochaine : ${place}.`,
    emptyBelow: (place) => `Vide : ${place}.`,
    besideIt: (card, side) => `${/^\d/.test(card) ? `Le ${card}` : capital(card)} est à sa ${SIDE[side]}.`,
  },

  kept,
  unsure,
  places,
  log,

  turn: {
    yours: "À toi de jouer.",
    other: (name) => `C’est à ${name} de jouer.`,
  },

  end,
  closed,
  card,
};
