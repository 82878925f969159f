/** The order in which seats play: clockwise, from each seat to the one at its left. */
import { turnOf } from "./furniture";
import type { Seat, Table } from "./table";

/** The seat that plays a number of turns after another. */
export const seatAfter = (seats: number, seat: Seat, turns: number): Seat => (seat + turns) % seats;

/** How many turns after another (`from`) a seat plays; 0 for itself. */
export const turnsUntil = (seats: number, from: Seat, seat: Seat): number => (seat - from + seats) % seats;

/** All seats clockwise, from `first` on. */
export function seatsFrom(table: Table, first: Seat): readonly Seat[] {
  const { seats } = table.rulebook;
  return Array.from({ length: seats }, (_, turns) => seatAfter(seats, first, turns));
}

/** The seat to the left. */
export const nextSeat = ({ rulebook }: Table, seat: Seat): Seat => seatAfter(rulebook.seats, seat, 1);

/** The seat that plays next: the one in turn until it has acted, then the one to its left; undefined before the first turn and after the last. */
export function playsNext(table: Table): Seat | undefined {
  const turn = turnOf(table);
  if (turn === undefined) return undefined;
  return turn.stage === "dawn" || turn.stage === "helm" ? turn.seat : nextSeat(table, turn.seat);
}
