import type { Neighbours, Side } from "../../verdict/shapes";
import { amount, cards, numberWord, spareOf, wereLeft } from "../../verdict/words/en";

export const en = {
  cards: {
    start: "the Start",
    finish: "the Finish",
  },
  missing: {
    start: "you hold no Start",
    finish: "you hold no Finish",
  },
  grid: {
    cell: (row: number, column: number) => `row ${row}, column ${column}`,
    /** The same in a log line, without its comma. */
    cellBriefly: (row: number, column: number) => `row ${row} column ${column}`,
  },
  places: {
    "berth:start": "the Start space",
    "berth:finish": "the Finish space",
  },
  due: {
    pledge: "agree on the shares first",
  },
  permits: {
    /** The Start is played: the crew gives so many. */
    start: (count: number) => `${numberWord(count)} cards, together`,
    /** The same for a crew of one. */
    startAlone: (count: number) => `discard ${numberWord(count)}`,
  },
  allowed: {
    finish: "the island is reached",
    dial: "it fits",
    agree: "it fits",
  },
  refused: {
    occupied: "a card lies there",
    offGrid: "no card goes there",
    islandsOnly: "only Islands go in the grid",
    blocker: (card: string, side: Side) => `${card} lies to its ${side}`,
    /** No number is left between the nearest cards. */
    noNumberFits: "no number fits between its neighbours",
    startFirst: "your Start comes first",
    startLies: "a Start has already been played",
    startMissing: "a Start must lie first",
    startUnpayable: (need: number, have: number) =>
      `the Start needs ${cards(need)}, the crew holds ${amount(have)}`,
    /** Somebody says that the crew has less to give, and it has enough for certain. */
    crewHasEnough: "the crew has cards enough",
    offerMisfits: "this offer does not fit",
    /** More is offered than the hand holds. */
    offerTooHigh: (have: number) => `you can give ${have === 0 ? "no card" : cards(have)} at most`,
    splitMisfits: "this split is not on offer",
    removedMisfits: "take out 12 Islands at most",
    mixed: "the variants do not mix with Stormy Seas",
    /** With the strict option: one card or none at the start of the turn. */
    lastCard: (have: number): string =>
      have === 0 ? "no card is left to go on with" : "one card is not enough to go on",
  },
  notes: {
    openWater: "Open water on both sides.",
    /** At sea, between two cards: the smaller difference. */
    smaller: ({ card, left, right }: Neighbours) => `${card} counts: the *smaller* of ${left} and ${right}.`,
    across: (card: string, side: Side) =>
      side === "left" ? `${card} ends the row below.` : `${card} begins the row above.`,
    /** A Wild stands for the number already, or is to stand for one that lies there. */
    sameNumber: "The same number lies there already.",
    /** The card is lower or higher than its blocker; the row is told when it is another one. */
    order: (card: string, blocker: string, side: Side, row: number | undefined): string => {
      const word = side === "left" ? "lower" : "higher";
      return row === undefined
        ? `${card} is ${word} than ${blocker}.`
        : `${card} is ${word} than the ${blocker} in row ${row}.`;
    },
    startIsSpare: "Discard it like any other card.",
    startMissingToo: "A Start is missing too.",
    islandReached: "The island is reached.",
    seaClosed: "The sea is closed.",
  },
  kept: {
    "T.end.last-card": "You hold more than one card.",
    "T.place.island": "The card is an Island.",
    "T.place.empty": "The space is empty.",
    "T.place.ascending": "The numbers still rise along the line.",
    "T.start.forced": "No Start has to be played first.",
    "T.start.eight": "This fits the eight.",
    "T.start.unpayable": "The crew can pay for the Start.",
    "T.start.spare": "No Start has been played yet.",
    "T.finish.when": "The grid is full and a Start has been played.",
  },
  unsure: {
    startHeld: "a Start in the hand would come first",
    crewHas: "only the hands can tell what the crew can give",
  },
  log: {
    laidStart: (name: string) => `${name} laid the Start.`,
    laidFinish: (name: string) => `${name} laid the Finish.`,
    drew: (name: string, count: number) => `${name} drew ${count}.`,
    allDrew: "All drew up.",
    /** A dial that did not move is undefined. */
    offered: (name: string, gladly: number | undefined, atMost: number | undefined) =>
      `${name} offers ${gladly === undefined ? "" : atMost === undefined ? gladly : `${gladly}, `}${atMost === undefined ? "" : `at most ${atMost}`}.`,
    /** Dials set as they were: agreement begins anew. */
    sameOffer: (name: string) => `${name} keeps the same offer.`,
    /** Marker put on one of the splits on offer. */
    agreed: (name: string) => `${name} agrees.`,
    /** The split in seat order: "2 · 4 · 2", in characters that do not break. */
    allAgree: (split: string) => `All agree: ${split}.`,
    /** The crew turns out to have less to give for the Start. */
    waived: (name: string, count: number) => `${name}: the crew gives ${count} less.`,
    seaClosed: "The sea is closed.",
  },
  end: {
    won: (spare: number) => `You reached the island, ${spareOf(spare)} to spare.`,
    lost: (open: number) => `The sea is closed. ${wereLeft(open)}`,
    lostAtFinish: "The sea is closed. Every space was filled, the Finish was missing.",
  },
};
