/** Drawing: from the top of a seat's own pile up to the hand limit; an empty pile simply gives nothing. */
import type { ClauseId } from "../clauses";
import type { Allowance, Game, Limit } from "./chapter";
import { countAt, ofSeat, type Seat, type Table } from "./table";

/** How many cards a hand may hold now: the smallest of all limits, and what is allowed beyond it. */
export function handLimit(table: Table, seat: Seat): number {
  let least = 255;
  const { limits, allowances } = table.rulebook;
  for (let index = 0; index < limits.length; index++) {
    least = Math.min(least, (limits[index] as Limit)(table, seat));
  }
  for (let index = 0; index < allowances.length; index++)
    least += (allowances[index] as Allowance)(table, seat);
  return least;
}

/** Whether a seat may draw at least one more card. */
export function needsCards(table: Table, seat: Seat): boolean {
  const { hands, piles } = table.rulebook;
  return (
    countAt(table, ofSeat(piles, seat)) > 0 && countAt(table, ofSeat(hands, seat)) < handLimit(table, seat)
  );
}

/** Draws one card, if the pile has one. False when something else comes first: the card did not stay in the hand. */
export function drawOne(game: Game, seat: Seat, clause: ClauseId): boolean {
  const { table, fate } = game;
  const pile = ofSeat(table.rulebook.piles, seat);
  if (countAt(table, pile) === 0) return true;
  const hand = ofSeat(table.rulebook.hands, seat);
  const held = countAt(table, hand);
  game.emit(fate.next(table, pile, hand), pile, hand, clause);
  return countAt(table, hand) > held;
}

/**
 * Draws up to the limit, as far as the pile goes. False when a card drawn did not stay in the hand: the step must then
 * end and be due again, so that what follows from that card comes before the next one.
 */
export function drawUp(game: Game, seat: Seat, clause: ClauseId): boolean {
  while (needsCards(game.table, seat)) if (!drawOne(game, seat, clause)) return false;
  return true;
}
