import { counted } from "../../counting";

const BY = {
  points: "",
  placed: ", with more cards placed",
  discarded: ", with fewer cards discarded",
  longest: ", with the longer run",
} as const;

export const en = {
  numbered: {
    open: (number: number) => `open card ${number}`,
  },
  permits: {
    pass: "pass",
  },
  allowed: {
    swap: "take the open row",
  },
  refused: {
    exactlyTwo: "this game is for exactly two",
    tooFewNumbers: (open: number, numbers: number) =>
      `leaves ${counted("en", open, { one: "space", other: "spaces" })} for ${counted("en", numbers, { one: "number", other: "numbers" })}`,
    canStillPlay: "you can still lay a card",
    noOpenCards: "no open cards are left to take",
    cardsLeft: "there are still cards to discard or take",
  },
  kept: {
    "T.duel.possible": "There are enough numbers for the spaces.",
    "T.duel.swap": "You can place nothing, and open cards lie there.",
    "T.duel.pass": "Nothing else can be done.",
  },
  unsure: {
    cardFits: "only the hand can tell if a card still fits",
  },
  log: {
    swapped: (name: string) => `${name} took the open row for the whole hand.`,
    passed: (name: string) => `${name} passed.`,
    duelOver: "The duel is over.",
  },
  end: {
    duel: (name: string, points: string, other: string, by: keyof typeof BY) =>
      `${name} wins, ${points} to ${other}${BY[by]}.`,
    shared: (points: string) => `A shared win, ${points} each.`,
    /** What a score is made of. */
    score: (name: string, points: number, placed: number, discarded: number, runs: string) =>
      `${name}: ${counted("en", points, { one: "point", other: "points" })}. ${placed} placed, ${discarded} discarded, ${runs === "" ? "no runs" : `runs of ${runs}`}.`,
  },
};
