import { counted, formFor, spelled } from "../counting";
import { kindOf } from "./kinds";
import type { Sentences } from "./sentences";

const FEMININE = "une deux trois quatre cinq six sept huit neuf dix onze douze".split(" ");
const MASCULINE = ["un", ...FEMININE.slice(1)];
const une = (count: number): string => spelled(count, FEMININE);
const un = (count: number): string => spelled(count, MASCULINE);
const cards = (count: number): string => counted("fr", count, { one: "carte", other: "cartes" });
const spaces = (count: number): string =>
  `${une(count)} ${formFor("fr", count, { one: "case", other: "cases" })}`;
const SIDE = { left: "gauche", right: "droite" } as const;
const MASCULINE_COLOURS = { green: "vert", blue: "bleu", red: "rouge" } as const;
const FEMININE_COLOURS = { green: "verte", blue: "bleue", red: "rouge" } as const;

const CARDS: Readonly<Record<string, string>> = {
  start: "le départ",
  finish: "l’arrivée",
  monster: "le Monstre marin",
  rocks: "les Récifs acérés",
  compass: "une Boussole",
  wild: "le Joker",
  bridge: "un pont",
  summit: "le sommet",
  "?": "une carte",
};

export const fr: Sentences = {
  language: "fr",
  yes: "Oui",
  no: "Non",
  perhaps: "Peut-être",

  allowed: {
    free: "gratuit",
    discard: (count) => `défausse ${count}`,
    discardTwo: "défausse ces deux cartes",
    start: (count) => `${une(count)} cartes, ensemble`,
    startAlone: (count) => `défausse ${une(count)} cartes`,
    finish: "l’île est atteinte",
    give: (count) => `donne ${count}`,
    fits: "cela convient",
  },

  refused: {
    other: "les règles ne le permettent pas",
    gameOver: "la partie est finie",
    notYourTurn: (name) => (name ? `c’est à ${name} de jouer` : "ce n’est pas à toi de jouer"),
    notInHand: (card) => `${card} n’est pas dans ta main`,
    noStartInHand: "tu n’as pas de départ en main",
    noFinishInHand: "tu n’as pas d’arrivée en main",
    occupied: "une carte est déjà là",
    offGrid: "aucune carte ne va là",
    islandsOnly: "seules les îles vont dans la grille",
    blocker: (card, side) => `le ${card} est à sa ${SIDE[side]}`,
    cannotPay: (need, have) =>
      `il faut ${cards(need)}, ${have === 0 ? "tu n’en as aucune" : `tu en as ${have}`}`,
    startFirst: "ton départ passe en premier",
    startLies: "un départ est déjà posé",
    startMissing: "il faut d’abord un départ",
    startUnpayable: (need, have) =>
      `le départ demande ${cards(need)}, l’équipage ${have === 0 ? "n’en a aucune" : `en a ${have}`}`,
    spacesOpen: (count) => `il reste ${spaces(count)} à remplir`,
    offerMisfits: "cette offre ne convient pas",
    splitMisfits: "ce partage n’est pas proposé",
    giveExactly: (count) => `donne exactement ${cards(count)}`,
    removedMisfits: "retire 12 îles au plus",
    mixed: "les variantes se jouent sans Mers agitées",
    silence: "l’équipage se tait maintenant",
    pledgeFirst: "il faut d’abord s’accorder sur les parts",
    giveFirst: "il faut d’abord donner des cartes",
    nothingOwed: "il n’y a rien à donner",
    costsNothing: "c’est gratuit, garde tes cartes",
    cannotGive: (card) => `${card} ne peut pas être donné`,
    lastCard: "une seule carte ne suffit pas",

    rocks: (row) => (row === undefined ? "les récifs bloquent cette rangée" : `récifs sur la rangée ${row}`),
    rocksStay: "défausse deux cartes ou déplace les récifs",
    rocksNeedRoom: "il faut aux récifs une rangée avec une case vide",
    monsterCount: "choisis trois, quatre ou cinq Monstres marins",
    monsterKept: "un Monstre marin ne se défausse pas",
    monsterNeedsCard: "un Monstre marin se pose sur une carte",
    monsterHeld: (name) => `${name ?? "quelqu’un"} a encore un Monstre marin`,
    fog: (row) => (row === undefined ? "la brume couvre cette rangée" : `brume sur la rangée ${row}`),
    mustTouch: "il faut toucher une carte",
    noRowForFog: "il faut à la brume une rangée avec une case vide",
    threeAtMost: "une Tempête jaune permet trois cartes en main",
    noStorm: "il n’y a pas de Tempête à retirer",
    noCompassLeft: "il ne reste pas de Boussole à gagner",
    wholeHand: "il faut deux cartes et aucun Monstre marin",
    wildTaken: (card) => `${card ?? "cette carte"} n’est pas libre`,
    pillarsFirst: "les deux piliers passent en premier",
    noStartHere: "cette partie n’a pas de départ",
    stormOnSpace: "une Tempête couvre cette case",
    wrongSide: (count) =>
      count === undefined
        ? "des cartes sont du mauvais côté"
        : `${une(count)} ${formFor("fr", count, { one: "carte est", other: "cartes sont" })} du mauvais côté`,
    rotateNeedsCard: "choisis une carte à défausser et une à tourner",
    exactlyTwo: "cette partie se joue à deux",
    tooFewNumbers: (open, numbers) =>
      `il resterait ${counted("fr", open, { one: "case", other: "cases" })} pour ${counted("fr", numbers, { one: "nombre", other: "nombres" })}`,
    canStillPlay: "tu peux encore poser une carte",

    notNextSpace: "ce n’est pas la prochaine case de la rangée",
    rowFull: (row) => (row === undefined ? "cette rangée est pleine" : `la rangée ${row} est pleine`),
    needsSupport: "il faut deux cartes dessous",
    sameColour: (colour) =>
      colour
        ? `${MASCULINE_COLOURS[colour]} à côté de ${MASCULINE_COLOURS[colour]}`
        : "la même couleur est à côté",
    numberTooLow: (number) => `un ${number} s’arrête à la rangée ${number}`,
    bridgeAtEnd: "un pont ne termine pas une rangée",
    coverBridgeOnly: "seule une carte à nombre couvre un pont",
    campfireColour: (colour) =>
      colour
        ? `un feu ${MASCULINE_COLOURS[colour]} prend une carte ${FEMININE_COLOURS[colour]}`
        : "un feu de camp prend une carte de sa couleur",
    nowhereHigher: "la carte n’a pas de case plus haut",
    bridgesOpen: (count) =>
      `il reste ${un(count)} ${formFor("fr", count, { one: "pont", other: "ponts" })} à couvrir`,
    noRope: "il ne reste pas de corde",
    noGreenPath: "aucun sentier vert n’atteint la rangée 8",
    panoramasMissing: (count) =>
      `il manque ${un(count)} ${formFor("fr", count, { one: "panorama", other: "panoramas" })}`,
    herdOnlyUp: "les chèvres montent d’une rangée par carte",
    goatsFearBridges: "les chèvres ne passent pas les ponts",
    goatsStandThere: "des chèvres sont sur cette carte",
    goatsMissing: (have) => `${counted("fr", have, { one: "chèvre", other: "chèvres" })} sur 8 à la rangée 8`,
  },

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
    order: (card, blocker, side, row) => {
      const word = side === "left" ? "plus petit" : "plus grand";
      return row === undefined
        ? `${card} est ${word} que ${blocker}.`
        : `${card} est ${word} que le ${blocker} de la rangée ${row}.`;
    },
    doesNotPay: (card) => `Le ${card} que tu poses ne compte pas.`,
    startIsSpare: "Il se défausse comme une autre carte.",
    startMissingToo: "Il manque aussi un départ.",
    hugTheCoast: "Tu longes la côte.",
    islandReached: "L’île est atteinte.",
    seaClosed: "La mer s’est refermée.",
  },

  kept: {
    other: "Cette règle est respectée.",
    yourTurn: "C’est à toi de jouer.",
    inHand: "La carte est dans ta main.",
    island: "La carte est une île.",
    empty: "La case est vide.",
    rising: "Les nombres montent toujours le long de la ligne.",
    free: "Cela ne coûte rien.",
    costs: (count) => `Cela coûte ${cards(count)}.`,
    canPay: (need, have) => `Il en faut ${need}, tu en as ${have}.`,
    noStartHeld: "Aucun départ ne passe en premier.",
    startPayable: "L’équipage peut payer le départ.",
    noStartYet: "Aucun départ n’est encore posé.",
    gridFull: "La grille est pleine et un départ est posé.",
    twoCards: "Tu as deux cartes à défausser.",
  },

  unsure: {
    other: "seule la main le sait",
    holds: (card) => `seule la main sait si ${card} s’y trouve`,
    startHeld: "un départ en main passerait en premier",
    payable: (need) => `il faut ${cards(need)} à donner en main`,
  },

  places: {
    cell: (row, column) => `rangée ${row}, colonne ${column}`,
    cellBriefly: (row, column) => `rangée ${row} colonne ${column}`,
    step: (row, place) => `rangée ${row}, place ${place}`,
    pillar: (side, place) => `pilier de ${SIDE[side]}, place ${place}`,
    row: (row) => `rangée ${row}`,
    startBerth: "la case du départ",
    finishBerth: "la case de l’arrivée",
    hand: (name) => `${name}, main`,
    pile: (name) => `${name}, pioche`,
    discards: (name) => `${name}, défausse`,
    seat: (number) => `Siège ${number}`,
  },

  log: {
    laid: (name, card, place, discarded) =>
      `${name} : ${card}, ${place}${discarded > 0 ? `, défausse ${discarded}` : ""}.`,
    laidStart: (name) => `${name} pose le départ.`,
    laidFinish: (name) => `${name} pose l’arrivée.`,
    discarded: (name, count) => `${name} défausse ${count}.`,
    drew: (name, count) => `${name} pioche ${count}.`,
    allDrew: "Chacun complète sa main.",
    offered: (name, gladly, atMost) =>
      `${name} offre ${gladly === undefined ? "" : atMost === undefined ? gladly : `${gladly}, `}${atMost === undefined ? "" : `au plus ${atMost}`}.`,
    agreed: (name) => `${name} est d’accord.`,
    allAgree: (split) => `Tous d’accord : ${split}.`,
    dealt: "Les cartes sont distribuées.",
    other: "La table a changé.",
  },

  turn: {
    yours: "À toi de jouer.",
    other: (name) => `C’est à ${name} de jouer.`,
  },

  end: {
    won: (spare) => `L’île est atteinte, ${spare === 0 ? "aucune carte" : cards(spare)} en réserve.`,
    lost: (open) => `La mer s’est refermée. Il restait ${spaces(open)}.`,
    lostAtFinish: "La mer s’est refermée. Il ne manquait que l’arrivée.",
  },

  card: (name) => CARDS[kindOf(name)] ?? kindOf(name),
};
