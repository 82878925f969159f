import { capital, counted, formFor, listed } from "../../counting";
import { cards, goats, spaces } from "../words/en";
import type { Closed, End, Log, Places } from "./shapes";

export const places: Places = {
  cell: (row, column) => `row ${row}, column ${column}`,
  cellBriefly: (row, column) => `row ${row} column ${column}`,
  step: (row, place) => `row ${row}, place ${place}`,
  stepBriefly: (row, place) => `row ${row} place ${place}`,
  pillar: (side, place) => `${side} pillar, place ${place}`,
  pillarBriefly: (side, place) => `${side} pillar place ${place}`,
  row: (row) => `row ${row}`,
  startBerth: "the Start space",
  finishBerth: "the Finish space",
  summitBerth: "the summit",
  hand: (name) => `${name}, hand`,
  pile: (name) => `${name}, draw pile`,
  discards: (name) => `${name}, discard pile`,
  before: (name) => `before ${name}`,
  openCard: (number) => `open card ${number}`,
  explorer: "the Explorer deck",
  seat: (number) => `Seat ${number}`,
};

const paid = (cost: number): string => (cost > 0 ? `, discarded ${cost}` : "");

export const log: Log = {
  laid: (name, card, place, cost) => `${name}: ${card}, ${place}${paid(cost)}.`,
  laidWild: (name, number, place, cost) => `${name}: Wild as ${number}, ${place}${paid(cost)}.`,
  laidStart: (name) => `${name} laid the Start.`,
  laidFinish: (name) => `${name} laid the Finish.`,
  laidSummit: (name) => `${name} placed the Summit.`,
  triedFinish: (name) => `${name} tried the Finish.`,
  discarded: (name, count) => `${name} discarded ${count}.`,
  drew: (name, count) => `${name} drew ${count}.`,
  allDrew: "All drew up.",
  offered: (name, gladly, atMost) =>
    `${name} offers ${gladly === undefined ? "" : atMost === undefined ? gladly : `${gladly}, `}${atMost === undefined ? "" : `at most ${atMost}`}.`,
  sameOffer: (name) => `${name} keeps the same offer.`,
  agreed: (name) => `${name} agrees.`,
  allAgree: (split) => `All agree: ${split}.`,
  dealt: "The cards are dealt.",
  other: "The table changed.",

  rocksMoved: (name, row) => `${name} moved the rocks to row ${row}.`,
  rocksStayed: (name, count) => `${name} kept the rocks there, discarded ${count}.`,
  monster: (name, card, place) => `${name}: Sea Monster on ${card}, ${place}.`,
  compass: (name, storm) => `${name} spent a Compass: ${storm} is gone.`,
  wildCompass: (name, storm) => `${name} spent a Wild as Compass: ${storm} is gone.`,
  noCompass: (name) => `${name} spends no Compass.`,
  fog: (name, row) => `${name} laid the purple Storm on row ${row}.`,
  shed: (name, count) => `${name}, under a yellow Storm, discarded ${count}.`,
  swept: (name, count) => `${name} discarded the whole hand, ${count}.`,
  unseen: (name, count) => `${name} gave ${count} unseen from the pile.`,
  turned: (name, place, side, cost) => `${name} turned ${place} to ${side}${paid(cost)}.`,
  swapped: (name) => `${name} took the open row for the whole hand.`,
  passed: (name) => `${name} passed.`,
  moved: (name, card, place, cost) => `${name}: ${card} up to ${place}${paid(cost)}.`,
  waived: (name, count) => `${name}: the crew gives ${count} less.`,
  stuck: (name) => `${name} can do nothing.`,
  rope: (name) => `${name} used a Guide rope.`,
  herded: (name, count, place, cost) => `${name}: ${goats(count)} to ${place}${paid(cost)}.`,

  rocksDrifted: (row) => `Rocks now on row ${row}.`,
  rocksGone: "The rocks are gone.",
  holdsMonster: (name) => `${name} still holds a Sea Monster.`,
  holdMonsters: (names) => `${listed(names, "and")} still hold Sea Monsters.`,
  stormDrawn: (name, storm) => `${name} drew ${storm}.`,
  stormStrikes: (storm) => `${capital(storm)} takes effect.`,
  stormPasses: "The purple Storm finds no row.",
  compassEarned: "A Compass is earned.",
  nightFalls: "Night falls.",
  dayBreaks: "Day breaks.",
  explorerHand: "An Explorer card for the hand.",
  explorerStorm: (card) => `A Storm: ${card} goes back.`,
  explorerMonster: (card) => `A Sea Monster takes ${card}.`,
  explorerMore: "The Explorer deck asks one card more.",
  explorerNothing: "The Explorer deck does nothing.",
  bridgeCovered: "A Bridge is covered.",
  lifted: (card) => `${capital(card)} must go higher.`,
  goatCame: "A goat came.",
  panoramaMet: (numbers) => `Panorama ${numbers} is met.`,
  seaClosed: "The sea is closed.",
  climbOver: "The climb ends here.",
  duelOver: "The duel is over.",
};

export const closed: Closed = (place, open, count, bridge) =>
  bridge
    ? `${capital(place)}: no card can cover this bridge.`
    : `From ${place} on: ${spaces(open)} for ${count === 0 ? "no card" : cards(count)}.`;

const BY = {
  points: "",
  placed: ", with more cards placed",
  discarded: ", with fewer cards discarded",
  longest: ", with the longer run",
} as const;

const spareOf = (spare: number): string => (spare === 0 ? "no cards" : cards(spare));
const wereLeft = (open: number): string =>
  `${capital(spaces(open))} ${formFor("en", open, { one: "was", other: "were" })} left.`;

export const end: End = {
  won: (spare) => `You reached the island, ${spareOf(spare)} to spare.`,
  lost: (open) => `The sea is closed. ${wereLeft(open)}`,
  lostAtFinish: "The sea is closed. Every space was filled, the Finish was missing.",
  wonClimb: (spare) => `You reached the summit, ${spareOf(spare)} to spare.`,
  lostClimb: (open) =>
    `The climb ends here. ${capital(spaces(open))} ${formFor("en", open, { one: "was", other: "were" })} still to fill or to cover.`,
  lostAtSummit: "The climb ends here. Every space was filled, the Summit was missing.",
  duel: (name, points, other, by) => `${name} wins, ${points} to ${other}${BY[by]}.`,
  shared: (points) => `A shared win, ${points} each.`,
  score: (name, points, placed, discarded, runs) =>
    `${name}: ${counted("en", points, { one: "point", other: "points" })}. ${placed} placed, ${discarded} discarded, ${runs === "" ? "no runs" : `runs of ${runs}`}.`,
};
