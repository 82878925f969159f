/** What can no longer be filled: rows with fewer cards high enough than places, Bridges that no card could cover. */
import { type Closure, mayCome } from "../kernel/coming";
import { handLimit } from "../kernel/drawing";
import { ACTED, seatAt } from "../kernel/furniture";
import { leftOfPrice } from "../kernel/gauge";
import {
  countAt,
  isFilled,
  NOWHERE,
  type Piece,
  type Place,
  type Table,
  topOf,
  UNSEEN,
} from "../kernel/table";
import { colourOf, isAscent, isBridge, isCampfire, leastNumberIn, numberOn } from "./cards";
import { bridgeLies } from "./lying";
import { FIRST_PLACE, firstOfRow, LAST_PLACE, ledge, slopeRowOf, TOP_ROW } from "./slope";

/**
 * Numbers and colours are enough: whatever they allow to be filled can be filled from the bottom up, so that support
 * never closes anything. Colours and prices only count at a Bridge, whose neighbours already lie there; everywhere else
 * another order or another Bridge may help.
 */
export function closedMountain(table: Table): readonly Closure[] {
  return [...closedRows(table), ...closedBridges(table)];
}

/** The rows for which, with all rows above, too few high cards are left, by number alone (A.place.number). */
function closedRows(table: Table): readonly Closure[] {
  const { rulebook } = table;
  const coming = rulebook.pieces.flatMap((spec, card) =>
    card > 0 && spec.starts !== "" && !spec.token && mayCome(table, card) ? [card] : [],
  );
  const campfires = coming.filter(isCampfire).length;
  return Array.from({ length: TOP_ROW }, (_, index) => TOP_ROW - index).flatMap((row): Closure[] => {
    let spaces = 0;
    for (let place = FIRST_PLACE; place <= LAST_PLACE; place++) {
      const card = topOf(table, place);
      if (slopeRowOf(place) >= row && (!isFilled(table, place) || isBridge(card))) spaces++;
    }
    // A Campfire sends a card up from below, so each one may fill one place more.
    const cards =
      coming.filter((card) => isAscent(card) && numberOn(card) >= leastNumberIn(row)).length + campfires;
    const at = rulebook.placeName(firstOfRow(row));
    return cards < spaces ? [{ clause: "A.place.number", at, spaces, cards }] : [];
  });
}

/** Bridges that no card could cover: every card has the colour of a neighbour, or is too dear for any hand on one side. */
function closedBridges(table: Table): readonly Closure[] {
  const campfires = table.rulebook.pieces.flatMap((_spec, card) =>
    isCampfire(card) && mayCome(table, card) ? [colourOf(card)] : [],
  );
  const most = mostToPay(table);
  const found: Closure[] = [];
  for (let place = FIRST_PLACE; place <= LAST_PLACE; place++) {
    if (!bridgeLies(table, place)) continue;
    const fits = table.rulebook.pieces.some(
      (_spec, card) =>
        isAscent(card) &&
        (mayCome(table, card) || mayClimb(table, card, place, campfires)) &&
        mayCover(table, card, place, campfires, most),
    );
    const at = table.rulebook.placeName(place);
    if (!fits) found.push({ clause: "A.bridge.cover", at, spaces: 1, cards: 0 });
  }
  return found;
}

/** Whether a Campfire to come could send a card up from below a place. */
function mayClimb(table: Table, card: Piece, place: Place, campfires: readonly number[]): boolean {
  if (!campfires.includes(colourOf(card))) return false;
  for (let below = FIRST_PLACE; below < firstOfRow(slopeRowOf(place)); below++)
    if (topOf(table, below) === card) return true;
  return false;
}

/** Whether a card may cover a Bridge between neighbours that stay, unless a Campfire to come changes their numbers. */
function mayCover(
  table: Table,
  card: Piece,
  place: Place,
  campfires: readonly number[],
  most: number,
): boolean {
  const { row, left, right } = ledge(place);
  if (numberOn(card) < leastNumberIn(row)) return false;
  return [left, right].every((side) => {
    const beside = side === NOWHERE ? UNSEEN : topOf(table, side);
    if (beside !== UNSEEN && colourOf(beside) === colourOf(card)) return false;
    if (!isAscent(beside) || campfires.includes(colourOf(beside))) return true;
    return Math.abs(numberOn(beside) - numberOn(card)) <= most;
  });
}

/**
 * The greatest difference that any hand could ever pay: all but the card played, or the whole hand once the action is done;
 * infinite where a module may lower the price of every difference to what a hand can pay.
 */
function mostToPay(table: Table): number {
  const { actOf, hands } = table.rulebook;
  const acted = seatAt(table, ACTED);
  const held = hands.map((hand, seat) =>
    Math.max(handLimit(table, seat), countAt(table, hand) + (seat === acted ? 1 : 0)),
  );
  const most = Math.max(...held) - 1;
  const left = Math.min(leftOfPrice(actOf.lay), leftOfPrice(actOf.move));
  return left <= most ? Number.POSITIVE_INFINITY : most;
}
