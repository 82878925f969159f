import { capital, counted, formFor, spelled } from "../../counting";
import type { common as english } from "./en";

const FEMININE = "une deux trois quatre cinq six sept huit neuf dix onze douze".split(" ");
const MASCULINE = ["un", ...FEMININE.slice(1)];

export const une = (count: number): string => spelled(count, FEMININE);
export const un = (count: number): string => spelled(count, MASCULINE);
export const cards = (count: number): string => counted("fr", count, { one: "carte", other: "cartes" });
export const spaces = (count: number): string =>
  `${une(count)} ${formFor("fr", count, { one: "case", other: "cases" })}`;
export const SIDE = { left: "gauche", right: "droite" } as const;
export const MASCULINE_COLOURS = { green: "vert", blue: "bleu", red: "rouge" } as const;
export const FEMININE_COLOURS = { green: "verte", blue: "bleue", red: "rouge" } as const;
export const paid = (cost: number): string => (cost > 0 ? `, défausse ${cost}` : "");
export const spareOf = (spare: number): string => (spare === 0 ? "aucune carte" : cards(spare));

/** What every game says. */
export const common: typeof english = {
  language: "fr",
  yes: "Oui",
  no: "Non",
  perhaps: "Peut-être",
  closed: (place, open, count) =>
    `${capital(place)} et au-delà : ${spaces(open)} pour ${count === 0 ? "aucune carte" : cards(count)}.`,

  cards: {
    "?": "une carte",
  },
  seats: {
    hand: (name) => `${name}, main`,
    pile: (name) => `${name}, pioche`,
    discard: (name) => `${name}, défausse`,
  },
  numbered: {
    row: (row) => `rangée ${row}`,
    seat: (number) => `Siège ${number}`,
  },
  due: {
    over: "la partie est finie",
    give: "il faut d’abord donner des cartes",
  },
  permits: {
    free: "gratuit",
    discard: (count) => `défausse ${count}`,
    give: (count) => `donne ${count}`,
  },
  allowed: {
    discard: "défausse ces deux cartes",
    stuck: "plus rien à faire, tous perdent",
  },
  refused: {
    notYourTurn: (name) => (name ? `c’est à ${name} de jouer` : "ce n’est pas à toi de jouer"),
    notNow: "ce n’est pas le moment",
    tellFirst: "il faut d’abord dire ce qui est apparu",
    notStuck: "il reste quelque chose à faire",
    notInHand: (card) => `${card} n’est pas dans ta main`,
    cannotPay: (need, have) =>
      `il faut ${cards(need)}, ${have === 0 ? "tu n’en as aucune" : `tu en as ${have}`}`,
    giveExactly: (count) => `donne exactement ${cards(count)}`,
    discardExactly: (count) => `défausse exactement ${cards(count)}`,
    costsNothing: "c’est gratuit, garde tes cartes",
    cannotGive: (card) => `on ne peut pas donner ${card}`,
    nothingOwed: "il n’y a rien à donner",
    silence: "l’équipage se tait maintenant",
    spacesOpen: (count) => `il reste ${spaces(count)} à remplir`,
  },
  notes: {
    oneNeighbour: (card, side, across) =>
      across
        ? `Le ${card} est son voisin par le bout de la rangée.`
        : `Le ${card} à sa ${SIDE[side]} compte.`,
    sameDifference: (difference) => `Les deux voisins sont à ${difference}.`,
    doesNotPay: (card) => `Le ${card} que tu poses ne compte pas.`,
  },
  kept: {
    yourTurn: "C’est à toi de jouer.",
    askedNow: "Cela peut se faire maintenant.",
    goesOn: "La partie continue.",
    stuck: "Il n’y a plus rien à faire.",
    inHand: "La carte est dans ta main.",
    free: "Cela ne coûte rien.",
    costs: (count) => `Cela coûte ${cards(count)}.`,
    canPay: (need, have) => `Il en faut ${need}, tu en as ${have}.`,
    chosen: (count) => `Tu as choisi ${cards(count)}.`,
    chooseLater: "Tu choisis les cartes dans un instant.",
    twoCards: "Tu as deux cartes à défausser.",
  },
  unsure: {
    holds: (card) => `seule la main sait si ${card} s’y trouve`,
    payable: (need) => `il faut ${cards(need)} à donner en main`,
    hiddenCard: "cela dépend d’une carte que personne ne voit ici",
    unknownFace: (place) => `cela dépend de la carte en ${place}, que personne ne connaît`,
    priceBetween: (least, most, place) => {
      const why = place === undefined ? "" : ` : personne ne connaît la carte en ${place}`;
      return `cela coûte de ${least} à ${most} cartes${why}`;
    },
    stuck: "seule la main sait s’il n’y a plus rien à faire",
  },
  log: {
    laid: (name, card, place, cost) => `${name} : ${card}, ${place}${paid(cost)}.`,
    discarded: (name, count) => `${name} défausse ${count}.`,
    dealt: "Les cartes sont distribuées.",
    stuck: (name) => `${name} ne peut plus rien faire.`,
  },
  turn: {
    yours: "À toi de jouer.",
    other: (name) => `C’est à ${name} de jouer.`,
  },
};
