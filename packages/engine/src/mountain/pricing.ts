/**
 * ASC 4a.5: what an Ascent card costs beside others, with a Campfire's borrowed number. Shared by cards played and
 * cards that a Campfire moves.
 */

import type { Act, ActType, Evidence, Levy } from "../kernel/chapter";
import {
  isUnknownFace,
  NOWHERE,
  type Piece,
  type Place,
  type Table,
  topOf,
  unknownFaces,
} from "../kernel/table";
import { ofUnknown } from "../kernel/unknown-faces";
import { colourOf, HIGHEST_ASCENT, isCampfire, leastNumberIn, numberOn } from "./cards";
import { ledge } from "./slope";

/** The card that an act puts on the slope; UNSEEN where nobody here knows it. */
export type Placed = (table: Table, act: Act) => Piece;

/**
 * The number that a place counts as for its neighbours (A.campfire.value): an Ascent card counts as its own, a Campfire
 * as that of the nearest Ascent card to its left, looking past Campfires and Bridges; 0 if there is nothing to differ from.
 */
export function valueAt(table: Table, place: Place): number {
  if (place === NOWHERE) return 0;
  const card = topOf(table, place);
  if (!isCampfire(card)) return numberOn(card);
  for (let { left } = ledge(place); left !== NOWHERE; { left } = ledge(left)) {
    const number = numberOn(topOf(table, left));
    if (number > 0) return number;
  }
  return 0;
}

/** The difference from the card beside it; the greater one where there are two. */
export function costOf(table: Table, card: Piece, place: Place): number {
  const number = numberOn(card);
  const { left, right } = ledge(place);
  return number === 0 ? 0 : dearerDifference(number, valueAt(table, left), valueAt(table, right));
}

/** The greater of a number's differences from both sides; a side that counts as 0 adds nothing. */
export function dearerDifference(number: number, left: number, right: number): number {
  const toLeft = left === 0 ? 0 : Math.abs(number - left);
  const toRight = right === 0 ? 0 : Math.abs(number - right);
  return Math.max(toLeft, toRight);
}

/** Everything about a place that decides which Ascent cards may lie there, and at what price. */
export interface Sides {
  /** From 1; 0 off the slope. */
  readonly row: number;
  /** The number that each side counts as (A.campfire.value); 0 where there is nothing to differ from. */
  readonly left: number;
  readonly right: number;
  /** The colours on both sides, as bits by their number. */
  readonly colours: number;
}

/** What lies on both sides of a place, for callers that consider many cards for it. */
export function sidesOf(table: Table, place: Place): Sides {
  const { row, left, right } = ledge(place);
  return {
    row,
    left: valueAt(table, left),
    right: valueAt(table, right),
    colours: colourBit(table, left) | colourBit(table, right),
  };
}

/** The colour of the card on a place, as a bit; no bit for a Bridge or an empty place. */
function colourBit(table: Table, place: Place): number {
  const colour = place === NOWHERE ? 0 : colourOf(topOf(table, place));
  return colour === 0 ? 0 : 1 << colour;
}

/** The price of an Ascent card between two sides; -1 where it may not lie there (A.place.number, A.place.colour). */
export function costBetween(sides: Sides, number: number, colour: number): number {
  if (number < leastNumberIn(sides.row) || ((sides.colours >> colour) & 1) === 1) return -1;
  return dearerDifference(number, sides.left, sides.right);
}

/** The first of two neighbours whose face nobody here knows; NOWHERE if there is none. */
export function unknownBeside(table: Table, left: Place, right: Place): Place {
  if (unknownFaces(table) === 0) return NOWHERE;
  return [left, right].find((side) => isUnknownFace(table, side)) ?? NOWHERE;
}

/** The card whose unknown face hides what a neighbour counts as: the neighbour, or the one its Campfire looks for. */
function unsureValue(table: Table, place: Place): Place {
  if (unknownFaces(table) === 0 || place === NOWHERE) return NOWHERE;
  if (isUnknownFace(table, place)) return place;
  if (!isCampfire(topOf(table, place))) return NOWHERE;
  for (let { left } = ledge(place); left !== NOWHERE; { left } = ledge(left)) {
    if (isUnknownFace(table, left)) return left;
    if (numberOn(topOf(table, left)) > 0) return NOWHERE;
  }
  return NOWHERE;
}

/** The most a card can cost: more than `costOf` beside a card of unknown face, which is at least as high as its row. */
export function mostCostOf(table: Table, card: Piece, place: Place): number {
  const number = numberOn(card);
  const { left, right, row } = ledge(place);
  const isUnsure = [left, right].some((side) => unsureValue(table, side) !== NOWHERE);
  const least = costOf(table, card, place);
  return number === 0 || !isUnsure
    ? least
    : Math.max(least, number - leastNumberIn(row), HIGHEST_ASCENT - number);
}

function tellCost(table: Table, card: Piece, place: Place): Evidence {
  const price = costOf(table, card, place);
  const most = mostCostOf(table, card, place);
  if (most > price) {
    const { left, right } = ledge(place);
    const unsure = [left, right].map((side) => unsureValue(table, side)).find((side) => side !== NOWHERE);
    return { price, most, ...ofUnknown(table, unsure ?? NOWHERE) };
  }
  const number = numberOn(card);
  const { left, right } = ledge(place);
  const toLeft = number === 0 ? 0 : valueAt(table, left);
  const toRight = number === 0 ? 0 : valueAt(table, right);
  const leftDifference = Math.abs(number - toLeft);
  const rightDifference = Math.abs(number - toRight);
  const counts =
    toLeft === 0
      ? toRight === 0
        ? "none"
        : "right"
      : toRight === 0 || leftDifference >= rightDifference
        ? "left"
        : "right";
  const borrowed = (side: Place): string | undefined =>
    isCampfire(topOf(table, side)) ? table.rulebook.pieceName(topOf(table, side)) : undefined;
  const leftCampfire = toLeft === 0 ? undefined : borrowed(left);
  const rightCampfire = toRight === 0 ? undefined : borrowed(right);
  return {
    price,
    counts,
    ...(toLeft === 0 ? {} : { left: toLeft, leftDifference }),
    ...(toRight === 0 ? {} : { right: toRight, rightDifference }),
    ...(leftCampfire === undefined ? {} : { leftCampfire }),
    ...(rightCampfire === undefined ? {} : { rightCampfire }),
  };
}

/** The price of an Ascent card. */
export function placementCost(on: readonly ActType[], placed: Placed): Levy {
  return {
    clause: "A.place.cost",
    on,
    freed: null,
    leaves: null,
    atEnds: false,
    about: "cost",
    price: (table, act) => costOf(table, placed(table, act), act.to),
    most: (table, act) => mostCostOf(table, placed(table, act), act.to),
    tell: (table, act) => tellCost(table, placed(table, act), act.to),
  };
}
