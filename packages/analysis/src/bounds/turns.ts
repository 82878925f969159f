/** Turns against cards: whether the seats, taking turns, can last as long as there is something to be done. */
import { seatAfter, turnsUntil } from "@stillwater/engine";

export interface SeatCards {
  /** Cards in hand and pile, less those that are owed. */
  readonly cards: number;
  /** For each card that could still do part of what is to be done, the lowest cost of playing it, in rising order. */
  readonly prices: readonly number[];
  /** How many of the cards can be played for a turn without doing any part of it. */
  readonly idle: number;
  /** Whether one of them ends the game as won. */
  readonly ends: boolean;
}

export interface Work {
  /** How many turns do part of it, including the last; every other turn takes two cards, or an idle one. */
  readonly plays: number;
  /** How many more cards the seats will have to give together. */
  readonly gifts: number;
  /** The seat whose turn comes next. */
  readonly next: number;
  /** The most idle cards that may be played. */
  readonly sparing: number;
  /** How many plays of one seat may cost nothing, whatever their lowest price. */
  readonly spared: number;
}

/** Whether any number of turns is possible. */
export function lasts(seats: readonly SeatCards[], work: Work): boolean {
  const all = seats.reduce((sum, { cards }) => sum + cards, 0);
  for (let turns = work.plays; turns <= all; turns++) {
    const last = seats[seatAfter(seats.length, work.next, turns - 1)];
    if (last?.ends && fits(seats, work, turns, all)) return true;
  }
  return false;
}

/** The fewest and the most plays that a seat can make in this many turns of its own; undefined if its cards do not last. */
function playsOf(
  { cards, prices, idle }: SeatCards,
  turns: number,
  spared: number,
): readonly [number, number] | undefined {
  let fewest = -1;
  let most = -1;
  let cost = 0;
  for (let plays = 0; plays <= Math.min(turns, prices.length); plays++) {
    if (plays > spared) cost += prices[plays - spared - 1] ?? 0;
    const rest = turns - plays;
    if (plays + cost + 2 * rest - Math.min(idle, rest) > cards) continue;
    if (fewest < 0) fewest = plays;
    most = plays;
  }
  return fewest < 0 ? undefined : [fewest, most];
}

function fits(
  seats: readonly SeatCards[],
  { plays, gifts, next, sparing, spared }: Work,
  turns: number,
  all: number,
): boolean {
  let least = 0;
  let most = 0;
  let idles = 0;
  for (const [seat, own] of seats.entries()) {
    const after = turnsUntil(seats.length, next, seat);
    const range = playsOf(own, Math.floor((turns - after + seats.length - 1) / seats.length), spared);
    if (range === undefined) return false;
    least += range[0];
    most += range[1];
    idles += own.idle;
  }
  const rest = turns - plays;
  return least <= plays && plays <= most && all - plays - 2 * rest + Math.min(idles, rest, sparing) >= gifts;
}
