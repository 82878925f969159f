import type { NamedCard } from "../shapes";
import type { SayingWords } from "./shapes";

const COLOURS = { g: "vert", b: "bleu", r: "rouge" } as const;
const behind = ({ colour }: NamedCard): string => (colour === undefined ? "" : ` ${COLOURS[colour]}`);
/** "De le 45" is "du 45", "de un pont" is "d’un pont". */
const of = (card: string): string => {
  if (card.startsWith("le ")) return `du ${card.slice("le ".length)}`;
  return /^[aeiou]/.test(card) ? `d’${card}` : `de ${card}`;
};
const s = (cards: number): string => (cards > 1 ? "s" : "");

export const sayingWords: SayingWords = {
  card: (card) => {
    switch (card.kind) {
      case "number":
        return `le ${card.value}${behind(card)}`;
      case "finish":
        return "l’arrivée";
      case "summit":
        return "le Sommet";
      case "bridge":
        return "un pont";
      case "campfire":
        return `un feu de camp${behind(card)}`;
      case "monster":
        return "un Monstre marin";
      case "goat":
        return "une chèvre";
      case "card":
        return card.colour === undefined
          ? "une carte"
          : `une carte ${{ g: "verte", b: "bleue", r: "rouge" }[card.colour]}`;
    }
  },
  left: (card, other) => `${card} à gauche ${of(other)}`,
  right: (card, other) => `${card} à droite ${of(other)}`,
  on: (card, other) => `${card} sur la case où se trouve ${other}`,
  replacing: (card, other) => `${card} à la place ${of(other)}`,
  between: (card, one, other) => `${card} entre ${one} et ${other}`,
  bridgeBetween: (card, one, other) => `${card} sur le pont entre ${one} et ${other}`,
  across: (card, other, first, isFirst) =>
    isFirst
      ? `${card} au début de la rangée ${first}, ${other} à la fin de la rangée ${first - 1}`
      : `${card} à la fin de la rangée ${first - 1}, ${other} au début de la rangée ${first}`,
  rowEnd: (card, isFirst, row) =>
    `${card} au bout ${isFirst ? "gauche" : "droit"} ${row === undefined ? "d’une rangée" : `de la rangée ${row}`}`,
  alone: (card) => `${card} sans rien à côté`,
  emptySpace: (card) => `${card} sur une case vide`,
  cardWithGoat: (card) => `${card} à la place d’une carte avec une chèvre`,
  inRow: (row) => `dans la rangée ${row}`,
  column: (column) => `colonne ${column}`,
  toPay: (cards) =>
    cards === 0 ? "sans carte pour payer" : `avec ${cards} carte${s(cards)} restante${s(cards)} pour payer`,
  held: (cards) => (cards === 1 ? "dernière carte en main" : `avec ${cards} cartes en main`),
  below: (cards) =>
    cards === 0
      ? "sans carte dessous"
      : cards === 1
        ? "avec une seule carte dessous"
        : "avec les deux cartes dessous",
  spaceEmpty: "alors qu’une case est vide",
  allFull: "quand toutes les cases sont remplies",
  noStart: "sans départ",
  bridgeOpen: "alors qu’un pont n’est pas recouvert",
  purpleStorm: "dans une rangée avec une Tempête pourpre",
  orangeStorm: "sous une Tempête orange",
  discards: (card) => `${card} défaussé`,
  startHeld: "deux cartes défaussées, avec un départ en main et aucun posé",
  goatOnBridge: "une chèvre qui passe sur un pont",
};
