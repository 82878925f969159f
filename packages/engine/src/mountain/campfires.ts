/**
 * ASC 4a "Campfire cards": a Campfire replaces an Ascent card of its colour, which at once moves up by at least one row
 * under all rules of placement, its price included.
 */

import type { Description } from "../description";
import { type Answer, type Chapter, NO, type PlaceSpec, UNKNOWN, YES } from "../kernel/chapter";
import { ACTED, kindBits, seatAt, spot } from "../kernel/furniture";
import { priceOf } from "../kernel/judge";
import { freeRules, heldCopy, priceRules, settlePrice } from "../kernel/paying";
import {
  countAt,
  isUnknownFace,
  NOWHERE,
  ofSeat,
  type Piece,
  type Place,
  type Table,
  topOf,
  UNSEEN,
} from "../kernel/table";
import { ofUnknown, takenUp } from "../kernel/unknown-faces";
import { COLOURS } from "../notation/names";
import { colourOf, highestRowFor, inColour, isAscent, isCampfire } from "./cards";
import { ascentRules, mayStand, openPlaces, standingRules, uncover } from "./placement";
import { costOf, type Placed, placementCost, valueAt } from "./pricing";
import { FIRST_PLACE, LAST_PLACE, slopeRowOf, TOP_ROW } from "./slope";
import { actionDone, PAYING } from "./turn";

/** While a replaced card is on its way, it lies at the `lifted` place of the row that it comes from. */
const firstLifted = spot("lifted:1");
const campfireCards = COLOURS.map((letter, index) => ({
  colour: index + 1,
  bits: kindBits(`campfire:${letter}`),
}));

const LIFTED: readonly PlaceSpec[] = Array.from({ length: TOP_ROW }, (_, index) => {
  return {
    name: `lifted:${index + 1}`,
    sort: 65,
    sight: "all",
    holds: ["ascent"],
    most: 1,
    source: true,
    pending: true,
  };
});

/** The row that the card on its way comes from; 0 if no card is on its way. */
function liftedRow(table: Table): number {
  const first = firstLifted(table);
  for (let row = 1; row <= TOP_ROW; row++) if (topOf(table, first + row - 1) !== UNSEEN) return row;
  return 0;
}

/** The card that a Campfire has taken up and that is on its way; UNSEEN if there is none. */
export function liftedCard(table: Table): Piece {
  const row = liftedRow(table);
  return row === 0 ? UNSEEN : topOf(table, firstLifted(table) + row - 1);
}

const lifted: Placed = liftedCard;

/** The number that each Campfire on the slope counts as. */
function borrowedOf(table: Table): ReadonlyMap<Place, number> {
  const fires = table.rulebook.cells.filter((place) => isCampfire(topOf(table, place)));
  return new Map(fires.map((place) => [place, valueAt(table, place)]));
}

/** The Ascent card on a place of the slope, if one lies there. */
function ascentAt(table: Table, place: Place): Piece {
  const card = slopeRowOf(place) === 0 ? UNSEEN : topOf(table, place);
  return isAscent(card) ? card : UNSEEN;
}

/** Whether a replaced card has a place to go to that can still be paid for once the Campfire is played. */
function canGoHigher(table: Table, card: Piece, from: Place, left: number): Answer {
  let best: Answer = NO;
  for (const place of openPlaces(table, slopeRowOf(from) + 1, highestRowFor(card))) {
    const stands = mayStand(table, card, place, left);
    if (stands === YES) return YES;
    if (stands === UNKNOWN) best = UNKNOWN;
  }
  return best;
}

/** The price of the cheapest move up that only its price may forbid; undefined where no place is open. */
function leastToMove(table: Table, card: Piece, from: Place): number | undefined {
  const prices = openPlaces(table, slopeRowOf(from) + 1)
    .filter((place) => mayStand(table, card, place, Number.POSITIVE_INFINITY) !== NO)
    .map((place) => costOf(table, card, place));
  return prices.length === 0 ? undefined : Math.min(...prices);
}

export const campfires: Chapter<
  "places" | "acts" | "rules" | "levies" | "steps" | "describes",
  Pick<Description, "borrowed" | "lifted">
> = {
  describes: (table) => ({ borrowed: borrowedOf(table), lifted: liftedCard(table) }),
  places: LIFTED,
  acts: [
    {
      type: "campfire",
      during: "act",
      clause: "A.campfire.replace",
      each: false,
      chooses: null,
      slips: null,
      complete: null,
      traits: ["action", "gives", "aims", "takes"],
      targets: (rulebook, card) => (isCampfire(card) ? rulebook.cells : []),
      offers: (table, seat, list) => {
        for (const { colour, bits } of campfireCards) {
          const held = heldCopy(table, seat, bits(table));
          if (held === UNSEEN) continue;
          for (let place = FIRST_PLACE; place <= LAST_PLACE; place++) {
            const card = topOf(table, place);
            if (isAscent(card) && colourOf(card) === colour) list.add("campfire", held, place);
          }
        }
      },
      does: (game, act) => {
        const { table } = game;
        const way = firstLifted(table) + slopeRowOf(act.to) - 1;
        game.emit(takenUp(game, act.to, way), act.to, way, "A.campfire.replace");
        game.emit(act.card, ofSeat(table.rulebook.hands, act.seat), act.to, "A.campfire.replace");
        actionDone(game, act.seat);
      },
    },
    {
      type: "move",
      during: "relocate",
      clause: "A.campfire.move",
      each: false,
      chooses: null,
      slips: null,
      complete: null,
      traits: ["gives"],
      targets: (rulebook, card) => (card === UNSEEN ? rulebook.cells : []),
      offers: (table, _seat, list) => {
        const highest = highestRowFor(liftedCard(table));
        for (const place of openPlaces(table, liftedRow(table) + 1, highest)) list.add("move", UNSEEN, place);
      },
      does: (game, act) => {
        const { table } = game;
        const price = priceOf(table, act);
        const card = lifted(table, act);
        const from = firstLifted(table) + liftedRow(table) - 1;
        uncover(game, act.to);
        game.emit(card, from, act.to, "A.campfire.move");
        settlePrice(game, act, price, PAYING, "A.place.cost");
      },
    },
  ],
  rules: [
    {
      clause: "A.campfire.replace",
      on: ["campfire"],
      rank: 32,
      about: null,
      asked: "honoured",
      slip: null,
      test: (table, act) => {
        if (isCampfire(act.card) && isUnknownFace(table, act.to)) return UNKNOWN;
        const replaced = ascentAt(table, act.to);
        return isCampfire(act.card) && colourOf(replaced) === colourOf(act.card) ? YES : NO;
      },
      tell: (table, act) => {
        const { rulebook } = table;
        const card = slopeRowOf(act.to) === 0 ? UNSEEN : topOf(table, act.to);
        return {
          ...inColour(act.card),
          at: rulebook.placeName(act.to),
          ...(card === UNSEEN ? {} : { card: rulebook.pieceName(card) }),
          ...(isUnknownFace(table, act.to) ? ofUnknown(table, act.to) : {}),
        };
      },
    },
    {
      clause: "A.campfire.move",
      on: ["campfire"],
      rank: 45,
      about: null,
      asked: "offer",
      slip: "lies",
      test: (table, act) => {
        const replaced = ascentAt(table, act.to);
        if (isUnknownFace(table, act.to)) return UNKNOWN;
        if (replaced === UNSEEN) return YES;
        const left = countAt(table, ofSeat(table.rulebook.hands, act.seat)) - 1;
        return canGoHigher(table, replaced, act.to, left);
      },
      tell: (table, act) => {
        const { rulebook } = table;
        const replaced = ascentAt(table, act.to);
        if (isUnknownFace(table, act.to)) return ofUnknown(table, act.to);
        if (replaced === UNSEEN) return {};
        const card = rulebook.pieceName(replaced);
        const need = leastToMove(table, replaced, act.to);
        const have = Math.max(0, countAt(table, ofSeat(rulebook.hands, act.seat)) - 1);
        return need === undefined || need <= have ? { card } : { card, need, have };
      },
    },
    ...freeRules(PAYING, ["campfire"]),
    {
      clause: "A.campfire.move",
      on: ["move"],
      rank: 34,
      about: null,
      asked: "honoured",
      slip: "lies",
      test: (table, act) => {
        const row = liftedRow(table);
        return row > 0 && slopeRowOf(act.to) > row ? YES : NO;
      },
      tell: (table, act) => {
        const row = liftedRow(table);
        if (row === 0) return {};
        return { card: table.rulebook.pieceName(lifted(table, act)), row };
      },
    },
    ...standingRules(["move"], lifted),
    ...ascentRules(["move"], lifted),
    ...priceRules(PAYING.pay, ["move"]),
  ],
  levies: [placementCost(["move"], lifted)],
  steps: [
    {
      name: "relocate",
      clause: "A.campfire.move",
      rank: 55,
      when: "pending",
      due: (table) => liftedRow(table) !== NOWHERE,
      asks: (table, seat) => seatAt(table, ACTED) === seat,
    },
  ],
};
