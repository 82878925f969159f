import { capital, formFor } from "../../counting";
import type { ColourName, Neighbours, Side } from "../../verdict/shapes";
import { amount, cards, numberWord, paid, spaces, spareOf } from "../../verdict/words/en";

export const en = {
  cards: {
    bridge: "a Bridge",
    summit: "the Summit",
    rope: "a Guide rope",
    "campfire:g": "the green Campfire",
    "campfire:b": "the blue Campfire",
    "campfire:r": "the red Campfire",
  },
  ascents: {
    g: (number: string) => `green ${number}`,
    b: (number: string) => `blue ${number}`,
    r: (number: string) => `red ${number}`,
  },
  grid: {
    step: (row: number, place: number) => `row ${row}, place ${place}`,
    stepBriefly: (row: number, place: number) => `row ${row} place ${place}`,
  },
  places: {
    "berth:summit": "the summit",
  },
  due: {
    relocate: "the replaced card moves first",
  },
  allowed: {
    summit: "the summit is reached",
    campfire: "then the card moves up",
    rope: "a new hand",
  },
  refused: {
    notNextSpace: "that is not the row’s next space",
    rowFull: (row: number | undefined) => (row === undefined ? "this row is full" : `row ${row} is full`),
    needsSupport: "needs two cards under it",
    sameColour: (colour: ColourName | undefined) =>
      colour ? `${colour} beside ${colour}` : "the same colour lies beside it",
    numberTooLow: (number: number) => `a ${number} stops at row ${number}`,
    bridgeAtEnd: "a bridge cannot end a row",
    coverBridgeOnly: "only a bridge can be covered",
    onlyAscentCovers: "a numbered card covers a bridge, nothing else",
    campfireColour: (colour: ColourName | undefined) =>
      colour ? `a ${colour} campfire takes a ${colour} card` : "a campfire takes a card of its colour",
    campfireNeedsCard: "a campfire replaces a card that lies there",
    campfireOnBridge: "a campfire never replaces a bridge",
    nowhereHigher: "the card has no higher space to go to",
    moveTooDear: (need: number, have: number) =>
      `the card’s way up needs ${cards(need)}, you hold ${amount(have)}`,
    mustGoHigher: (row: number | undefined) =>
      row === undefined ? "the card must go higher" : `the card must go higher than row ${row}`,
    bridgesOpen: (count: number) =>
      `${numberWord(count)} ${formFor("en", count, { one: "bridge is", other: "bridges are" })} not covered`,
    noRope: "no rope is left",
  },
  notes: {
    /** Of a Bridge that can never be covered. */
    uncoverable: (place: string) => `${capital(place)}: no card can cover this bridge.`,
    /** Over a Bridge, between two cards: the greater difference. */
    greater: ({ card, left, right }: Neighbours) => `${card} counts: the *greater* of ${left} and ${right}.`,
    /** On the mountain: no number on either side. */
    nothingBeside: "No number lies beside it.",
    campfireCounts: (value: number, side: Side) => `The Campfire on its ${side} counts as ${value}.`,
    nextSpace: (place: string) => `Next is ${place}.`,
    emptyBelow: (place: string) => `Empty: ${place}.`,
    besideIt: (card: string, side: Side) => `${capital(card)} lies to its ${side}.`,
  },
  kept: {
    "A.place.next": "This space is open to play.",
    "A.place.row-full": "The row has room.",
    "A.place.support": "It stands firmly.",
    "A.place.colour": "No card beside it has its colour.",
    "A.place.number": "Its number is high enough for the row.",
    "A.bridge.place": "This is not the end of a row.",
    "A.bridge.cover": "Nothing is covered but a bridge.",
    "A.campfire.replace": "The campfire has the colour of the card.",
    "A.campfire.move": "The card can go higher.",
    "A.summit.when": "The mountain is complete.",
    "A.rope.use": "A rope is left.",
  },
  log: {
    laidSummit: (name: string) => `${name} placed the Summit.`,
    moved: (name: string, card: string, place: string, cost: number) =>
      `${name}: ${card} up to ${place}${paid(cost)}.`,
    rope: (name: string) => `${name} used a Guide rope.`,
    bridgeCovered: "A Bridge is covered.",
    lifted: (card: string) => `${capital(card)} must go higher.`,
    climbOver: "The climb ends here.",
  },
  end: {
    wonClimb: (spare: number) => `You reached the summit, ${spareOf(spare)} to spare.`,
    lostClimb: (open: number) =>
      `The climb ends here. ${capital(spaces(open))} ${formFor("en", open, { one: "was", other: "were" })} still to fill or to cover.`,
    lostAtSummit: "The climb ends here. Every space was filled, the Summit was missing.",
  },
};
