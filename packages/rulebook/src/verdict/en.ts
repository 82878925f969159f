import { capital, counted, formFor, spelled } from "../counting";
import { kindOf } from "./kinds";
import type { Sentences } from "./sentences";

const NUMBERS = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const say = (count: number): string => spelled(count, NUMBERS);
const cards = (count: number): string => counted("en", count, { one: "card", other: "cards" });
const spaces = (count: number): string =>
  `${say(count)} ${formFor("en", count, { one: "space", other: "spaces" })}`;
const are = (count: number): string => formFor("en", count, { one: "is", other: "are" });
const amount = (count: number): string => (count === 0 ? "none" : String(count));

const CARDS: Readonly<Record<string, string>> = {
  start: "the Start",
  finish: "the Finish",
  monster: "the Sea Monster",
  rocks: "the Jagged Rocks",
  compass: "a Compass",
  wild: "the Wild card",
  bridge: "a Bridge",
  summit: "the Summit",
  "?": "a card",
};

export const en: Sentences = {
  language: "en",
  yes: "Yes",
  no: "No",
  perhaps: "Perhaps",

  allowed: {
    free: "free",
    discard: (count) => `discard ${count}`,
    discardTwo: "discard these two",
    start: (count) => `${say(count)} cards, together`,
    startAlone: (count) => `discard ${say(count)}`,
    finish: "the island is reached",
    give: (count) => `give ${count}`,
    fits: "it fits",
  },

  refused: {
    other: "the rules do not allow it",
    gameOver: "the game is over",
    notYourTurn: (name) => (name ? `it is ${name}’s turn` : "it is not your turn"),
    notInHand: (card) => `${card} is not in your hand`,
    noStartInHand: "you hold no Start",
    noFinishInHand: "you hold no Finish",
    occupied: "a card lies there",
    offGrid: "no card goes there",
    islandsOnly: "only Islands go in the grid",
    blocker: (card, side) => `${card} lies to its ${side}`,
    cannotPay: (need, have) => `needs ${cards(need)}, you hold ${amount(have)}`,
    startFirst: "your Start comes first",
    startLies: "a Start already lies there",
    startMissing: "a Start must lie first",
    startUnpayable: (need, have) => `the Start needs ${cards(need)}, the crew holds ${amount(have)}`,
    spacesOpen: (count) => `${spaces(count)} ${are(count)} still open`,
    offerMisfits: "this offer does not fit",
    splitMisfits: "this split is not on offer",
    giveExactly: (count) => `give exactly ${cards(count)}`,
    removedMisfits: "take out 12 Islands at most",
    mixed: "the variants do not mix with Stormy Seas",
    silence: "the crew is silent now",
    pledgeFirst: "agree on the shares first",
    giveFirst: "cards have to be given first",
    nothingOwed: "nothing is owed now",
    costsNothing: "it costs nothing, keep your cards",
    cannotGive: (card) => `${card} cannot be given`,
    lastCard: "one card is not enough to go on",

    rocks: (row) => (row === undefined ? "the rocks block this row" : `rocks on row ${row}`),
    rocksStay: "discard two, or move the rocks",
    rocksNeedRoom: "the rocks need a row with an open space",
    monsterCount: "choose three, four or five Sea Monsters",
    monsterKept: "a Sea Monster cannot be discarded",
    monsterNeedsCard: "a Sea Monster needs a card to land on",
    monsterHeld: (name) => `${name ?? "someone"} still holds a Sea Monster`,
    fog: (row) => (row === undefined ? "fog lies on this row" : `fog on row ${row}`),
    mustTouch: "it must touch a card",
    noRowForFog: "the fog needs a row with an open space",
    threeAtMost: "a yellow Storm allows three cards in hand",
    noStorm: "there is no Storm to remove",
    noCompassLeft: "no Compass is left to earn",
    wholeHand: "this takes two cards and no Sea Monster",
    wildTaken: (card) => `${card ?? "this card"} is not free to name`,
    pillarsFirst: "the two pillars come first",
    noStartHere: "this game has no Start",
    stormOnSpace: "a Storm lies on this space",
    wrongSide: (count) =>
      count === undefined
        ? "some cards show the wrong side"
        : `${say(count)} ${formFor("en", count, { one: "card shows", other: "cards show" })} the wrong side`,
    rotateNeedsCard: "choose one card to discard and one to turn",
    exactlyTwo: "this game is for exactly two",
    tooFewNumbers: (open, numbers) =>
      `leaves ${counted("en", open, { one: "space", other: "spaces" })} for ${counted("en", numbers, { one: "number", other: "numbers" })}`,
    canStillPlay: "you can still lay a card",

    notNextSpace: "that is not the row’s next space",
    rowFull: (row) => (row === undefined ? "this row is full" : `row ${row} is full`),
    needsSupport: "needs two cards under it",
    sameColour: (colour) => (colour ? `${colour} beside ${colour}` : "the same colour lies beside it"),
    numberTooLow: (number) => `a ${number} stops at row ${number}`,
    bridgeAtEnd: "a bridge cannot end a row",
    coverBridgeOnly: "a numbered card covers a bridge, nothing else",
    campfireColour: (colour) =>
      colour ? `a ${colour} campfire takes a ${colour} card` : "a campfire takes a card of its colour",
    nowhereHigher: "the card has no higher space to go to",
    bridgesOpen: (count) =>
      `${say(count)} ${formFor("en", count, { one: "bridge is", other: "bridges are" })} not covered`,
    noRope: "no rope is left",
    noGreenPath: "no green path reaches row 8",
    panoramasMissing: (count) =>
      `${say(count)} ${formFor("en", count, { one: "panorama is", other: "panoramas are" })} missing`,
    herdOnlyUp: "goats climb one row for each card",
    goatsFearBridges: "goats won’t cross bridges",
    goatsStandThere: "goats stand on this card",
    goatsMissing: (have) => `${have} of 8 goats are on row 8`,
  },

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
    order: (card, blocker, side, row) => {
      const word = side === "left" ? "lower" : "higher";
      return row === undefined
        ? `${card} is ${word} than ${blocker}.`
        : `${card} is ${word} than the ${blocker} in row ${row}.`;
    },
    doesNotPay: (card) => `The ${card} you lay does not count.`,
    startIsSpare: "Discard it like any other card.",
    startMissingToo: "A Start is missing too.",
    hugTheCoast: "You are under Hug the coast.",
    islandReached: "The island is reached.",
    seaClosed: "The sea is closed.",
  },

  kept: {
    other: "This rule is kept.",
    yourTurn: "It is your turn.",
    inHand: "The card is in your hand.",
    island: "The card is an Island.",
    empty: "The space is empty.",
    rising: "The numbers still rise along the line.",
    free: "It costs nothing.",
    costs: (count) => `It costs ${cards(count)}.`,
    canPay: (need, have) => `You need ${need} and hold ${have}.`,
    noStartHeld: "No Start has to be played first.",
    startPayable: "The crew can pay for the Start.",
    noStartYet: "No Start lies there yet.",
    gridFull: "The grid is full and a Start lies there.",
    twoCards: "You have two cards to discard.",
  },

  unsure: {
    other: "only the holder of the cards can tell",
    holds: (card) => `only the hand can tell if ${card} is there`,
    startHeld: "a Start in the hand would come first",
    payable: (need) => `the hand must have ${cards(need)} to give`,
  },

  places: {
    cell: (row, column) => `row ${row}, column ${column}`,
    cellBriefly: (row, column) => `row ${row} column ${column}`,
    step: (row, place) => `row ${row}, place ${place}`,
    pillar: (side, place) => `${side} pillar, place ${place}`,
    row: (row) => `row ${row}`,
    startBerth: "the Start space",
    finishBerth: "the Finish space",
    hand: (name) => `${name}, hand`,
    pile: (name) => `${name}, draw pile`,
    discards: (name) => `${name}, discard pile`,
    seat: (number) => `Seat ${number}`,
  },

  log: {
    laid: (name, card, place, discarded) =>
      `${name}: ${card}, ${place}${discarded > 0 ? `, discarded ${discarded}` : ""}.`,
    laidStart: (name) => `${name} laid the Start.`,
    laidFinish: (name) => `${name} laid the Finish.`,
    discarded: (name, count) => `${name} discarded ${count}.`,
    drew: (name, count) => `${name} drew ${count}.`,
    allDrew: "All drew up.",
    offered: (name, gladly, atMost) =>
      `${name} offers ${gladly === undefined ? "" : atMost === undefined ? gladly : `${gladly}, `}${atMost === undefined ? "" : `at most ${atMost}`}.`,
    agreed: (name) => `${name} agrees.`,
    allAgree: (split) => `All agree: ${split}.`,
    dealt: "The cards are dealt.",
    other: "The table changed.",
  },

  turn: {
    yours: "Your turn.",
    other: (name) => `It is ${name}’s turn.`,
  },

  end: {
    won: (spare) => `You reached the island, ${spare === 0 ? "no cards" : cards(spare)} to spare.`,
    lost: (open) =>
      `The sea is closed. ${capital(spaces(open))} ${formFor("en", open, { one: "was", other: "were" })} left.`,
    lostAtFinish: "The sea is closed. Only the Finish was missing.",
  },

  card: (name) => CARDS[kindOf(name)] ?? kindOf(name),
};
