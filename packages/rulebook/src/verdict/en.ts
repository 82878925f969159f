import { capital } from "../counting";
import { kept, unsure } from "./checks/en";
import { refused } from "./refused/en";
import type { Sentences } from "./sentences";
import { closed, end, log, places } from "./story/en";
import { card, say } from "./words/en";

export const en: Sentences = {
  language: "en",
  yes: "Yes",
  no: "No",
  perhaps: "Perhaps",

  allowed: {
    free: "free",
    discard: (count) => `discard ${count}`,
    discardTwo: "discard these two",
    discardThese: "discard these",
    start: (count) => `${say(count)} cards, together`,
    startAlone: (count) => `discard ${say(count)}`,
    finishTried: "it may be tried: another hand may hold a Sea Monster",
    finish: "the island is reached",
    summit: "the summit is reached",
    give: (count) => `give ${count}`,
    fits: "it fits",
    rocks: "the rocks move there",
    monster: "the card there goes",
    compass: "the Storm goes",
    noCompass: "no Compass is spent",
    fog: "the Storm lies there",
    sweep: "a Compass for the hand",
    unseen: "two unseen cards go",
    swap: "take the open row",
    pass: "pass",
    campfire: "then the card moves up",
    stuck: "nothing can be done, all lose",
    rope: "a new hand",
  },

  refused,

  notes: {
    openWater: "Open water on both sides.",
    pillarsFree: "The pillars cost nothing.",
    oneNeighbour: (card, side, across) =>
      across ? `${card} is its neighbour across the row end.` : `${card} on its ${side} counts.`,
    smaller: ({ card, left, right }) => `${card} counts: the *smaller* of ${left} and ${right}.`,
    greater: ({ card, left, right }) => `${card} counts: the *greater* of ${left} and ${right}.`,
    sameDifference: (difference) => `Both neighbours are ${difference} away.`,
    across: (card, side) =>
      side === "left" ? `${card} ends the row below.` : `${card} begins the row above.`,
    sameNumber: "The same number lies there already.",
    order: (card, blocker, side, row) => {
      const word = side === "left" ? "lower" : "higher";
      return row === undefined
        ? `${card} is ${word} than ${blocker}.`
        : `${card} is ${word} than the ${blocker} in row ${row}.`;
    },
    doesNotPay: (card) => `The ${card} you lay does not count.`,
    startIsSpare: "Discard it like any other card.",
    startMissingToo: "A Start is missing too.",
    hugTheCoast: "You are under an orange Storm (coast).",
    islandReached: "The island is reached.",
    seaClosed: "The sea is closed.",
    nothingBeside: "No number lies beside it.",
    campfireCounts: (value, side) => `The Campfire on its ${side} counts as ${value}.`,
    explorerCard: "A card of the Explorer deck is turned up.",
    nextSpace: (place) => `Next is ${place}.`,
    emptyBelow: (place) => `Empty: ${place}.`,
    besideIt: (card, side) => `${capital(card)} lies to its ${side}.`,
  },

  kept,
  unsure,
  places,
  log,

  turn: {
    yours: "Your turn.",
    other: (name) => `It is ${name}’s turn.`,
  },

  end,
  closed,
  card,
};
