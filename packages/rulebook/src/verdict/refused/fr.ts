import { counted, formFor } from "../../counting";
import { cards, FEMININE_COLOURS, MASCULINE_COLOURS, SIDE, spaces, un, une } from "../words/fr";
import type { Refused } from "./shapes";

export const refused: Refused = {
  other: "les règles ne le permettent pas",
  gameOver: "la partie est finie",
  notYourTurn: (name) => (name ? `c’est à ${name} de jouer` : "ce n’est pas à toi de jouer"),
  notNow: "ce n’est pas le moment",
  tellFirst: "il faut d’abord dire ce qui est apparu",
  notStuck: "il reste quelque chose à faire",
  notInHand: (card) => `${card} n’est pas dans ta main`,
  occupied: "une carte est déjà là",
  offGrid: "aucune carte ne va là",
  cannotPay: (need, have) =>
    `il faut ${cards(need)}, ${have === 0 ? "tu n’en as aucune" : `tu en as ${have}`}`,
  giveExactly: (count) => `donne exactement ${cards(count)}`,
  discardExactly: (count) => `défausse exactement ${cards(count)}`,
  costsNothing: "c’est gratuit, garde tes cartes",
  cannotGive: (card) => `on ne peut pas donner ${card}`,
  giveFirst: "il faut d’abord donner des cartes",
  nothingOwed: "il n’y a rien à donner",
  silence: "l’équipage se tait maintenant",
  spacesOpen: (count) => `il reste ${spaces(count)} à remplir`,

  noStartInHand: "tu n’as pas de départ en main",
  noFinishInHand: "tu n’as pas d’arrivée en main",
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
  pledgeFirst: "il faut d’abord s’accorder sur les parts",
  lastCard: (have) => (have === 0 ? "il ne te reste aucune carte" : "une seule carte ne suffit pas"),

  rocks: (row) => (row === undefined ? "les récifs bloquent cette rangée" : `récifs sur la rangée ${row}`),
  rocksFirst: "les récifs d’abord : déplace-les ou défausse deux cartes",
  rocksStay: "défausse deux cartes ou déplace les récifs",
  rocksNeedRoom: "les récifs demandent une autre rangée avec une case vide",
  monsterCount: "choisis trois, quatre ou cinq Monstres marins",
  monsterKept: "un Monstre marin ne se défausse pas",
  monsterNeedsCard: "un Monstre marin se pose sur une carte",
  monsterHeld: (name) => `${name ?? "quelqu’un"} a encore un Monstre marin`,
  ownMonsterHeld: "tu as encore un Monstre marin",

  fog: (row) =>
    row === undefined
      ? "une Tempête pourpre (brume) couvre cette rangée"
      : `Tempête pourpre (brume) sur la rangée ${row}`,
  fogFirst: "la Tempête pourpre doit d’abord avoir sa rangée",
  noRowForFog: "la Tempête pourpre (brume) demande une rangée avec une case vide",
  mustTouch: "il faut toucher une carte",
  threeAtMost: "une Tempête jaune permet trois cartes en main",
  shedFirst: "Tempête jaune : garde d’abord trois cartes",
  stormFirst: "une Tempête est là : dépense une Boussole ou passe",
  noStorm: "aucune Tempête n’est là",
  noCompass: "l’équipage n’a pas de Boussole",
  noCompassLeft: "il ne reste pas de Boussole à gagner",
  wholeHand: "il faut deux cartes et aucun Monstre marin",
  noUnseenCards: "aucune carte non vue ne se donne maintenant",
  unseenCardsFirst: "donne d’abord les deux cartes de ta pioche",
  wildTaken: (card) => `${card ?? "cette carte"} n’est pas libre`,
  realStartFirst: "un vrai départ passe en premier",

  pillarsFirst: "les deux piliers passent en premier",
  noStartHere: "cette partie n’a pas de départ",
  stormOnSpace: "une Tempête couvre cette case",
  wrongSide: (count) =>
    count === undefined
      ? "des cartes sont du mauvais côté"
      : `${une(count)} ${formFor("fr", count, { one: "carte est", other: "cartes sont" })} du mauvais côté`,
  turnNeedsCard: "il n’y a pas de carte à tourner",
  exactlyTwo: "cette partie se joue à deux",
  tooFewNumbers: (open, numbers) =>
    `il resterait ${counted("fr", open, { one: "case", other: "cases" })} pour ${counted("fr", numbers, { one: "nombre", other: "nombres" })}`,
  canStillPlay: "tu peux encore poser une carte",
  noOpenCards: "il ne reste pas de carte visible à prendre",
  cardsLeft: "il reste des cartes à défausser ou à prendre",

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
  moveFirst: "la carte remplacée bouge d’abord",
  bridgesOpen: (count) =>
    `il reste ${un(count)} ${formFor("fr", count, { one: "pont", other: "ponts" })} à couvrir`,
  noRope: "il ne reste pas de corde",
  greenPathEnds: (row) => {
    if (row === undefined) return "aucun sentier vert n’atteint la rangée 8";
    return row === 0
      ? "aucun sentier vert ne part de la rangée 1"
      : `le sentier vert s’arrête à la rangée ${row}`;
  },
  panoramasMissing: (count) =>
    `il manque ${un(count)} ${formFor("fr", count, { one: "panorama", other: "panoramas" })}`,
  herdOnlyUp: "les chèvres montent d’une rangée par carte",
  noGoatsThere: "il n’y a pas de chèvre là",
  goatsFearBridges: "les chèvres ne passent pas les ponts",
  goatsNeedCard: "les chèvres ne sont que sur des cartes",
  goatsStandThere: "des chèvres sont sur cette carte",
  goatsMissing: (have) => `${counted("fr", have, { one: "chèvre", other: "chèvres" })} sur 8 à la rangée 8`,
};
