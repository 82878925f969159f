import type { NamedCard } from "../shapes";
import type { SayingWords } from "./shapes";

const COLOURS = { g: "green", b: "blue", r: "red" } as const;
const some = ({ colour }: NamedCard, noun: string): string =>
  colour === undefined ? `a ${noun}` : `a ${COLOURS[colour]} ${noun}`;

export const sayingWords: SayingWords = {
  card: (card, form) => {
    const { kind, value, colour } = card;
    switch (kind) {
      case "number":
        return colour === undefined
          ? String(value)
          : `${form === "of" ? "the " : ""}${COLOURS[colour]} ${value}`;
      case "finish":
        return "the Finish";
      case "summit":
        return "the Summit";
      case "bridge":
        return "a Bridge";
      case "campfire":
        return some(card, "Campfire");
      case "monster":
        return "a Sea Monster";
      case "goat":
        return "a goat";
      case "card":
        return some(card, "card");
    }
  },
  left: (card, other) => `${card} to the left of ${other}`,
  right: (card, other) => `${card} to the right of ${other}`,
  on: (card, other) => `${card} on the space where ${other} lies`,
  replacing: (card, other) => `${card} in place of ${other}`,
  between: (card, one, other) => `${card} between ${one} and ${other}`,
  bridgeBetween: (card, one, other) => `${card} over the Bridge between ${one} and ${other}`,
  across: (card, other, first, isFirst) =>
    isFirst
      ? `${card} at the start of row ${first}, ${other} at the end of row ${first - 1}`
      : `${card} at the end of row ${first - 1}, ${other} at the start of row ${first}`,
  rowEnd: (card, isFirst, row) =>
    `${card} at the ${isFirst ? "left" : "right"} end of ${row === undefined ? "a row" : `row ${row}`}`,
  alone: (card) => `${card} with nothing beside it`,
  emptySpace: (card) => `${card} on an empty space`,
  cardWithGoat: (card) => `${card} in place of a card with a goat`,
  inRow: (row) => `in row ${row}`,
  column: (column) => `column ${column}`,
  toPay: (cards) =>
    cards === 0
      ? "with nothing left to pay with"
      : `with ${cards} ${cards === 1 ? "card" : "cards"} left to pay with`,
  held: (cards) => (cards === 1 ? "as the last card in hand" : `with ${cards} cards in hand`),
  below: (cards) =>
    cards === 0 ? "with no card below" : cards === 1 ? "with only one card below" : "with both cards below",
  spaceEmpty: "while a space is empty",
  allFull: "when all spaces are full",
  noStart: "without a Start",
  bridgeOpen: "while a Bridge is not covered",
  purpleStorm: "in a row with a purple Storm",
  orangeStorm: "under an orange Storm",
  discards: (card) => `${card} discarded`,
  startHeld: "two cards discarded, with a Start in hand and none laid",
  goatOnBridge: "a goat on its way over a Bridge",
};
