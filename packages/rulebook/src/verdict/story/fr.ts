import { capital, counted, listed } from "../../counting";
import { cards, goats, SIDE, spaces } from "../words/fr";
import type { Closed, End, Log, Places } from "./shapes";

export const places: Places = {
  cell: (row, column) => `rangée ${row}, colonne ${column}`,
  cellBriefly: (row, column) => `rangée ${row} colonne ${column}`,
  step: (row, place) => `rangée ${row}, place ${place}`,
  stepBriefly: (row, place) => `rangée ${row} place ${place}`,
  pillar: (side, place) => `pilier de ${SIDE[side]}, place ${place}`,
  pillarBriefly: (side, place) => `pilier de ${SIDE[side]} place ${place}`,
  row: (row) => `rangée ${row}`,
  startBerth: "la case du départ",
  finishBerth: "la case de l’arrivée",
  summitBerth: "le sommet",
  hand: (name) => `${name}, main`,
  pile: (name) => `${name}, pioche`,
  discards: (name) => `${name}, défausse`,
  before: (name) => `devant ${name}`,
  openCard: (number) => `carte visible ${number}`,
  explorer: "la pile d’explorateur",
  seat: (number) => `Siège ${number}`,
};

const paid = (cost: number): string => (cost > 0 ? `, défausse ${cost}` : "");

export const log: Log = {
  laid: (name, card, place, cost) => `${name} : ${card}, ${place}${paid(cost)}.`,
  laidWild: (name, number, place, cost) => `${name} : Joker en ${number}, ${place}${paid(cost)}.`,
  laidStart: (name) => `${name} pose le départ.`,
  laidFinish: (name) => `${name} pose l’arrivée.`,
  laidSummit: (name) => `${name} pose le sommet.`,
  triedFinish: (name) => `${name} tente l’arrivée.`,
  discarded: (name, count) => `${name} défausse ${count}.`,
  drew: (name, count) => `${name} pioche ${count}.`,
  allDrew: "Chacun complète sa main.",
  offered: (name, gladly, atMost) =>
    `${name} offre ${gladly === undefined ? "" : atMost === undefined ? gladly : `${gladly}, `}${atMost === undefined ? "" : `au plus ${atMost}`}.`,
  sameOffer: (name) => `${name} garde la même offre.`,
  agreed: (name) => `${name} est d’accord.`,
  allAgree: (split) => `Tous d’accord : ${split}.`,
  dealt: "Les cartes sont distribuées.",
  other: "La table a changé.",

  rocksMoved: (name, row) => `${name} déplace les récifs à la rangée ${row}.`,
  rocksStayed: (name, count) => `${name} laisse les récifs, défausse ${count}.`,
  monster: (name, card, place) => `${name} : Monstre marin sur ${card}, ${place}.`,
  compass: (name, storm) => `${name} dépense une Boussole contre ${storm}.`,
  wildCompass: (name, storm) => `${name} dépense un Joker en Boussole contre ${storm}.`,
  noCompass: (name) => `${name} garde les Boussoles.`,
  fog: (name, row) => `${name} pose la Tempête pourpre à la rangée ${row}.`,
  shed: (name, count) => `${name}, Tempête jaune, défausse ${count}.`,
  swept: (name, count) => `${name} défausse toute sa main, ${count}.`,
  unseen: (name, count) => `${name} donne ${count} cartes non vues de sa pioche.`,
  turned: (name, place, side, cost) =>
    `${name} tourne ${place} côté ${side === "day" ? "jour" : "nuit"}${paid(cost)}.`,
  swapped: (name) => `${name} échange sa main contre la ligne visible.`,
  passed: (name) => `${name} passe.`,
  moved: (name, card, place, cost) => `${name} : ${card} monte, ${place}${paid(cost)}.`,
  waived: (name, count) => `${name} : l’équipage donne ${count} de moins.`,
  stuck: (name) => `${name} ne peut plus rien faire.`,
  rope: (name) => `${name} utilise une corde.`,
  herded: (name, count, place, cost) => `${name} : ${goats(count)}, ${place}${paid(cost)}.`,

  rocksDrifted: (row) => `Récifs à la rangée ${row}.`,
  rocksGone: "Les récifs sont partis.",
  holdsMonster: (name) => `${name} a encore un Monstre marin.`,
  holdMonsters: (names) => `${listed(names, "et")} ont encore des Monstres marins.`,
  stormDrawn: (name, storm) => `${name} pioche ${storm}.`,
  stormStrikes: (storm) => `${capital(storm)} agit.`,
  stormPasses: "La Tempête pourpre reste sans rangée.",
  compassEarned: "Une Boussole gagnée.",
  nightFalls: "La nuit tombe.",
  dayBreaks: "Le jour se lève.",
  explorerHand: "Une carte d’explorateur pour la main.",
  explorerStorm: (card) => `Une Tempête : ${card} revient.`,
  explorerMonster: (card) => `Un Monstre marin prend ${card}.`,
  explorerMore: "L’explorateur demande une carte de plus.",
  explorerNothing: "L’explorateur est sans effet.",
  bridgeCovered: "Un pont est couvert.",
  lifted: (card) => `${capital(card)} doit monter.`,
  goatCame: "Une chèvre arrive.",
  panoramaMet: (numbers) => `Panorama ${numbers} atteint.`,
  seaClosed: "La mer s’est refermée.",
  climbOver: "L’ascension s’arrête ici.",
  duelOver: "La partie est finie.",
};

export const closed: Closed = (place, open, count, bridge) =>
  bridge
    ? `${capital(place)} : aucune carte ne peut couvrir ce pont.`
    : `${capital(place)} et au-delà : ${spaces(open)} pour ${count === 0 ? "aucune carte" : cards(count)}.`;

const BY = {
  points: "",
  placed: ", avec plus de cartes posées",
  discarded: ", avec moins de cartes défaussées",
  longest: ", avec la plus longue suite",
} as const;

const spareOf = (spare: number): string => (spare === 0 ? "aucune carte" : cards(spare));

export const end: End = {
  won: (spare) => `L’île est atteinte, ${spareOf(spare)} en réserve.`,
  lost: (open) => `La mer s’est refermée. Il restait ${spaces(open)}.`,
  lostAtFinish: "La mer s’est refermée. Toutes les cases étaient remplies, il manquait l’arrivée.",
  wonClimb: (spare) => `Le sommet est atteint, ${spareOf(spare)} en réserve.`,
  lostClimb: (open) => `L’ascension s’arrête ici. Il restait ${spaces(open)} à remplir ou à couvrir.`,
  lostAtSummit: "L’ascension s’arrête ici. Toutes les cases étaient remplies, il manquait le sommet.",
  duel: (name, points, other, by) => `${name} gagne, ${points} à ${other}${BY[by]}.`,
  shared: (points) => `Victoire partagée, ${points} partout.`,
  score: (name, points, placed, discarded, runs) =>
    `${name} : ${counted("fr", points, { one: "point", other: "points" })}. ${counted("fr", placed, { one: "posée", other: "posées" })}, ${counted("fr", discarded, { one: "défaussée", other: "défaussées" })}, ${runs === "" ? "aucune suite" : `suites de ${runs}`}.`,
};
