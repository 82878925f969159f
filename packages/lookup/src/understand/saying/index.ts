/** A question as it was understood, in one sentence of the page's language: it stands wherever the verdict does. */
import type { Language } from "@stillwater/rulebook/citations";
import type { Reading, State } from "../shapes";
import { sayingWords as de } from "./de";
import { sayingWords as en } from "./en";
import { sayingWords as fr } from "./fr";
import type { SayingWords } from "./shapes";

const WORDS: Readonly<Record<Language, SayingWords>> = { en, fr, de };

function place(reading: Reading, own: string, words: SayingWords): string {
  const { where, card } = reading;
  if (where === undefined) return own;
  const of = (each: Parameters<SayingWords["card"]>[0]): string => words.card(each, "of");
  switch (where.kind) {
    case "left":
      return words.left(own, of(where.card));
    case "right":
      return words.right(own, of(where.card));
    case "on":
      return card?.kind === "campfire" ? words.replacing(own, of(where.card)) : words.on(own, of(where.card));
    case "between":
      return words.between(own, of(where.cards[0]), of(where.cards[1]));
    case "bridge-between":
      return words.bridgeBetween(own, of(where.cards[0]), of(where.cards[1]));
    case "across": {
      const isFirst = where.end === "first";
      return words.across(own, of(where.card), isFirst ? where.row : where.row + 1, isFirst);
    }
    case "row-end":
      return words.rowEnd(own, where.end === "first", reading.row);
    case "alone":
      return words.alone(own);
    case "empty-space":
      return words.emptySpace(own);
    case "card-with-goat":
      return words.cardWithGoat(own);
  }
}

function circumstance(state: State, words: SayingWords): string {
  switch (state) {
    case "space-empty":
      return words.spaceEmpty;
    case "all-full":
      return words.allFull;
    case "no-start":
      return words.noStart;
    case "bridge-open":
      return words.bridgeOpen;
    case "purple-storm":
      return words.purpleStorm;
    case "orange-storm":
      return words.orangeStorm;
    case "start-held":
      return words.startHeld;
  }
}

function said(reading: Reading, words: SayingWords): string {
  const { deed, card, where, row, column, hand, below, state } = reading;
  if (deed === "herd") return words.goatOnBridge;
  if (card === undefined) return words.startHeld;
  const own = words.card(card, "first");
  if (deed === "discard") return words.discards(own);
  const beside = [
    ...(row === undefined || where?.kind === "row-end" ? [] : [words.inRow(row)]),
    ...(column === undefined ? [] : [words.column(column)]),
    ...(state === undefined ? [] : [circumstance(state, words)]),
    ...(below === undefined ? [] : [words.below(below)]),
    ...(hand === undefined
      ? []
      : [hand.counts === "left" ? words.toPay(hand.cards) : words.held(hand.cards)]),
  ];
  return [place(reading, own, words), ...beside].join(", ");
}

/** "47 between 45 and 52, with 2 cards left to pay with." */
export function readingInWords(reading: Reading, language: Language): string {
  const text = said(reading, WORDS[language]);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
