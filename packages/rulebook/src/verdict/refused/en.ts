import { counted, formFor } from "../../counting";
import { amount, are, cards, say, spaces } from "../words/en";
import type { Refused } from "./shapes";

export const refused: Refused = {
  other: "the rules do not allow it",
  gameOver: "the game is over",
  notYourTurn: (name) => (name ? `it is ${name}’s turn` : "it is not your turn"),
  notNow: "that is not due now",
  tellFirst: "say first what came to light",
  notStuck: "something can still be done",
  notInHand: (card) => `${card} is not in your hand`,
  occupied: "a card lies there",
  offGrid: "no card goes there",
  cannotPay: (need, have) => `needs ${cards(need)}, you hold ${amount(have)}`,
  giveExactly: (count) => `give exactly ${cards(count)}`,
  discardExactly: (count) => `discard exactly ${cards(count)}`,
  costsNothing: "it costs nothing, keep your cards",
  cannotGive: (card) => `${card} cannot be given`,
  giveFirst: "cards have to be given first",
  nothingOwed: "nothing is owed now",
  silence: "the crew is silent now",
  spacesOpen: (count) => `${spaces(count)} ${are(count)} still open`,

  noStartInHand: "you hold no Start",
  noFinishInHand: "you hold no Finish",
  islandsOnly: "only Islands go in the grid",
  blocker: (card, side) => `${card} lies to its ${side}`,
  noNumberFits: "no number fits between its neighbours",
  startFirst: "your Start comes first",
  startLies: "a Start has already been played",
  startMissing: "a Start must lie first",
  startUnpayable: (need, have) => `the Start needs ${cards(need)}, the crew holds ${amount(have)}`,
  crewHasEnough: "the crew has cards enough",
  offerMisfits: "this offer does not fit",
  offerTooHigh: (have) => `you can give ${have === 0 ? "no card" : cards(have)} at most`,
  splitMisfits: "this split is not on offer",
  removedMisfits: "take out 12 Islands at most",
  mixed: "the variants do not mix with Stormy Seas",
  pledgeFirst: "agree on the shares first",
  lastCard: (have) => (have === 0 ? "no card is left to go on with" : "one card is not enough to go on"),

  rocks: (row) => (row === undefined ? "the rocks block this row" : `rocks on row ${row}`),
  rocksFirst: "the rocks come first: move them or discard two",
  rocksStay: "discard two, or move the rocks",
  rocksNeedRoom: "the rocks need another row with an open space",
  monsterCount: "choose three, four or five Sea Monsters",
  monsterKept: "a Sea Monster cannot be discarded",
  monsterNeedsCard: "a Sea Monster needs a card to land on",
  monsterHeld: (name) => `${name ?? "someone"} still holds a Sea Monster`,
  ownMonsterHeld: "you still hold a Sea Monster",

  fog: (row) =>
    row === undefined ? "a purple Storm (fog) lies on this row" : `purple Storm (fog) on row ${row}`,
  fogFirst: "the purple Storm needs a row first",
  noRowForFog: "the purple Storm (fog) needs a row with an open space",
  mustTouch: "it must touch a card",
  threeAtMost: "a yellow Storm allows three cards in hand",
  shedFirst: "a yellow Storm: come down to three cards first",
  stormFirst: "a Storm is drawn: spend a Compass or pass",
  noStorm: "no Storm lies there",
  noCompass: "the crew has no Compass",
  noCompassLeft: "no Compass is left to earn",
  wholeHand: "this takes two cards and no Sea Monster",
  noUnseenCards: "no unseen cards can be given now",
  unseenCardsFirst: "give the top two of your pile first",
  wildTaken: (card) => `${card ?? "this card"} is not free to name`,
  realStartFirst: "a real Start comes first",

  pillarsFirst: "the two pillars come first",
  noStartHere: "this game has no Start",
  stormOnSpace: "a Storm lies on this space",
  wrongSide: (count) =>
    count === undefined
      ? "some cards show the wrong side"
      : `${say(count)} ${formFor("en", count, { one: "card shows", other: "cards show" })} the wrong side`,
  turnNeedsCard: "there is no card to turn",
  exactlyTwo: "this game is for exactly two",
  tooFewNumbers: (open, numbers) =>
    `leaves ${counted("en", open, { one: "space", other: "spaces" })} for ${counted("en", numbers, { one: "number", other: "numbers" })}`,
  canStillPlay: "you can still lay a card",
  noOpenCards: "no open cards are left to take",
  cardsLeft: "there are still cards to discard or take",

  notNextSpace: "that is not the row’s next space",
  rowFull: (row) => (row === undefined ? "this row is full" : `row ${row} is full`),
  needsSupport: "needs two cards under it",
  sameColour: (colour) => (colour ? `${colour} beside ${colour}` : "the same colour lies beside it"),
  numberTooLow: (number) => `a ${number} stops at row ${number}`,
  bridgeAtEnd: "a bridge cannot end a row",
  coverBridgeOnly: "only a bridge can be covered",
  onlyAscentCovers: "a numbered card covers a bridge, nothing else",
  campfireColour: (colour) =>
    colour ? `a ${colour} campfire takes a ${colour} card` : "a campfire takes a card of its colour",
  campfireNeedsCard: "a campfire replaces a card that lies there",
  campfireOnBridge: "a campfire never replaces a bridge",
  nowhereHigher: "the card has no higher space to go to",
  moveTooDear: (need, have) => `the card’s way up needs ${cards(need)}, you hold ${amount(have)}`,
  mustGoHigher: (row) =>
    row === undefined ? "the card must go higher" : `the card must go higher than row ${row}`,
  moveFirst: "the replaced card moves first",
  bridgesOpen: (count) =>
    `${say(count)} ${formFor("en", count, { one: "bridge is", other: "bridges are" })} not covered`,
  noRope: "no rope is left",
  greenPathEnds: (row) => {
    if (row === undefined) return "no green path reaches row 8";
    return row === 0 ? "no green path begins on row 1" : `the green path ends on row ${row}`;
  },
  panoramasMissing: (count) =>
    `${say(count)} ${formFor("en", count, { one: "panorama is", other: "panoramas are" })} missing`,
  herdOnlyUp: "goats climb one row for each card",
  noGoatsThere: "no goats stand there",
  goatsFearBridges: "goats won’t cross bridges",
  goatsNeedCard: "goats stand on cards only",
  goatsStandThere: "goats stand on this card",
  goatsMissing: (have) => `${have} of 8 goats are on row 8`,
};
