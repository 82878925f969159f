import { capital, counted, formFor, spelled } from "../../counting";
import type { Language } from "../../language";
import type { Side } from "../shapes";

const NUMBERS = "one two three four five six seven eight nine ten eleven twelve".split(" ");

export const numberWord = (count: number): string => spelled(count, NUMBERS);
export const cards = (count: number): string => counted("en", count, { one: "card", other: "cards" });
export const spaces = (count: number): string =>
  `${numberWord(count)} ${formFor("en", count, { one: "space", other: "spaces" })}`;
const are = (count: number): string => formFor("en", count, { one: "is", other: "are" });
export const amount = (count: number): string => (count === 0 ? "none" : String(count));
export const paid = (cost: number): string => (cost > 0 ? `, discarded ${cost}` : "");
export const spareOf = (spare: number): string => (spare === 0 ? "no cards" : cards(spare));
export const wereLeft = (open: number): string =>
  `${capital(spaces(open))} ${formFor("en", open, { one: "was", other: "were" })} left.`;

/** What every game says. */
export const common = {
  language: "en" as Language,
  yes: "Yes",
  no: "No",
  perhaps: "Perhaps",
  /** Spaces that can never all be filled, from a place on. */
  closed: (place: string, open: number, count: number) =>
    `From ${place} on: ${spaces(open)} for ${count === 0 ? "no card" : cards(count)}.`,

  cards: {
    "?": "a card",
  },
  seats: {
    hand: (name: string) => `${name}, hand`,
    pile: (name: string) => `${name}, draw pile`,
    discard: (name: string) => `${name}, discard pile`,
  },
  numbered: {
    row: (row: number) => `row ${row}`,
    seat: (number: number) => `Seat ${number}`,
  },
  due: {
    over: "the game is over",
    give: "cards have to be given first",
  },
  permits: {
    free: "free",
    discard: (count: number) => `discard ${count}`,
    give: (count: number) => `give ${count}`,
  },
  allowed: {
    /** Two cards chosen instead of playing one. */
    discard: "discard these two",
    /** Nothing can be done: the game is lost. */
    stuck: "nothing can be done, all lose",
  },
  refused: {
    /** Undefined name: the seat is not told. */
    notYourTurn: (name: string | undefined) => (name ? `it is ${name}’s turn` : "it is not your turn"),
    /** The own turn, and something else is due in it. */
    notNow: "that is not due now",
    /** At a real table something came to light, and nobody has said yet what. */
    tellFirst: "say first what came to light",
    /** Somebody says that nothing can be done, and something can. */
    notStuck: "something can still be done",
    notInHand: (card: string) => `${card} is not in your hand`,
    cannotPay: (need: number, have: number) => `needs ${cards(need)}, you hold ${amount(have)}`,
    giveExactly: (count: number) => `give exactly ${cards(count)}`,
    discardExactly: (count: number) => `discard exactly ${cards(count)}`,
    costsNothing: "it costs nothing, keep your cards",
    cannotGive: (card: string) => `${card} cannot be given`,
    nothingOwed: "nothing is owed now",
    silence: "the crew is silent now",
    spacesOpen: (count: number) => `${spaces(count)} ${are(count)} still open`,
  },
  notes: {
    /** One neighbour; `across` when it lies over the row end. */
    oneNeighbour: (card: string, side: Side, across: boolean) =>
      across ? `${card} is its neighbour across the row end.` : `${card} on its ${side} counts.`,
    sameDifference: (difference: number) => `Both neighbours are ${difference} away.`,
    doesNotPay: (card: string) => `The ${card} you lay does not count.`,
  },
  kept: {
    yourTurn: "It is your turn.",
    /** It is another's turn, and this may be done all the same. */
    askedNow: "This may be done now.",
    goesOn: "The game goes on.",
    /** Somebody says that nothing can be done, and so it is. */
    stuck: "Nothing can be done.",
    inHand: "The card is in your hand.",
    free: "It costs nothing.",
    costs: (count: number) => `It costs ${cards(count)}.`,
    canPay: (need: number, have: number) => `You need ${need} and hold ${have}.`,
    chosen: (count: number) => `You chose ${cards(count)}.`,
    chooseLater: "You choose the cards in a moment.",
    twoCards: "You have two cards to discard.",
  },
  unsure: {
    holds: (card: string) => `only the hand can tell if ${card} is there`,
    payable: (need: number) => `the hand must have ${cards(need)} to give`,
    /** The card itself is hidden. */
    hiddenCard: "it depends on a card nobody here can see",
    /** A card on the board whose face nobody knows, by where it lies. */
    unknownFace: (place: string) => `it depends on the card on ${place}, whose face nobody knows`,
    /** The same for a price; where no place is named, the card played is hidden. */
    priceBetween: (least: number, most: number, place?: string): string => {
      const why = place === undefined ? "" : `: nobody knows the card on ${place}`;
      return `it costs ${least} to ${most} cards${why}`;
    },
    stuck: "only the hand can tell if nothing can be done",
  },
  log: {
    laid: (name: string, card: string, place: string, cost: number) =>
      `${name}: ${card}, ${place}${paid(cost)}.`,
    discarded: (name: string, count: number) => `${name} discarded ${count}.`,
    dealt: "The cards are dealt.",
    /** Said by a player whose hand nobody here sees. */
    stuck: (name: string) => `${name} can do nothing.`,
  },
  turn: {
    yours: "Your turn.",
    other: (name: string) => `It is ${name}’s turn.`,
  },
};
