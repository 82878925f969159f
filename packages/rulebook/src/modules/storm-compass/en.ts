import { capital } from "../../counting";

export const en = {
  cards: {
    compass: "a Compass",
    storm: "a Storm",
    "storm:yellow": "the yellow Storm",
    "storm:purple": "the purple Storm",
    "storm:orange": "the orange Storm",
  },
  seats: {
    /** Where a Storm lies that is a player's. */
    yellow: (name: string) => `before ${name}`,
    /** Where a Storm lies that is a player's. */
    orange: (name: string) => `before ${name}`,
    /** Where a Storm lies that is a player's. */
    drawn: (name: string) => `before ${name}`,
    /** Where a Storm lies that is a player's. */
    shedding: (name: string) => `before ${name}`,
  },
  due: {
    fog: "the purple Storm needs a row first",
    shed: "a yellow Storm: come down to three cards first",
    storm: "a Storm is drawn: spend a Compass or pass",
  },
  allowed: {
    shed: "discard these",
    compass: "the Storm goes",
    pass: "no Compass is spent",
    fog: "the Storm lies there",
    sweep: "a Compass for the hand",
    blind: "two unseen cards go",
  },
  refused: {
    fog: (row: number | undefined) =>
      row === undefined ? "a purple Storm (fog) lies on this row" : `purple Storm (fog) on row ${row}`,
    noRowForFog: "the purple Storm (fog) needs a row with an open space",
    mustTouch: "it must touch a card",
    threeAtMost: "a yellow Storm allows three cards in hand",
    noStorm: "no Storm lies there",
    noCompass: "the crew has no Compass",
    noCompassLeft: "no Compass is left to earn",
    wholeHand: "this takes two cards and no Sea Monster",
    /** Two cards of the own pile go toward the eight only once, and only when they are there. */
    noUnseenCards: "no unseen cards can be given now",
    unseenCardsFirst: "give the top two of your pile first",
  },
  notes: {
    hugTheCoast: "You are under an orange Storm (coast).",
  },
  kept: {
    "T.storm.orange": "No orange Storm stands against it.",
    "T.storm.purple": "No purple Storm (fog) lies on this row.",
    "T.storm.yellow-start": "The cards can be given this way.",
    "T.compass.shared": "A Compass is at hand.",
    "T.compass.target": "A Storm lies there.",
    "T.compass.gain-hand": "The whole hand may go.",
    "T.compass.six": "A Compass is left to earn.",
  },
  log: {
    compass: (name: string, storm: string) => `${name} spent a Compass: ${storm} is gone.`,
    noCompass: (name: string) => `${name} spends no Compass.`,
    fog: (name: string, row: number) => `${name} laid the purple Storm on row ${row}.`,
    shed: (name: string, count: number) => `${name}, under a yellow Storm, discarded ${count}.`,
    swept: (name: string, count: number) => `${name} discarded the whole hand, ${count}.`,
    unseen: (name: string, count: number) => `${name} gave ${count} unseen from the pile.`,
    stormDrawn: (name: string, storm: string) => `${name} drew ${storm}.`,
    stormStrikes: (storm: string) => `${capital(storm)} takes effect.`,
    stormPasses: "The purple Storm finds no row.",
    compassEarned: "A Compass is earned.",
  },
};
