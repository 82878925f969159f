/** The order in which seats play: clockwise, from one to the seat at its left. */
import { turnOf } from "./furniture";
import type { Seat, Table } from "./table";

/** The seat that is so many turns after one. */
export const seatAfter = (seats: number, seat: Seat, turns: number): Seat => (seat + turns) % seats;

/** How many turns after one a seat comes; 0 for itself. */
export const turnsUntil = (seats: number, from: Seat, seat: Seat): number => (seat - from + seats) % seats;

/** The seats clockwise, beginning with one. */
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
