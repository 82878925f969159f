/** Turns against cards: whether the seats, taking turns, can last as long as what is still to be done. */
import { seatAfter, turnsUntil } from "@stillwater/engine";

export interface SeatCards {
  /** Cards in hand and pile, less those that are owed. */
  readonly cards: number;
  /** For each that could still do part of what is to be done the least that playing it costs, the lowest first. */
  readonly prices: readonly number[];
  /** Of them, those that can be played for a turn and do no part of it. */
  readonly idle: number;
  /** Whether one of them ends the game as won. */
  readonly ends: boolean;
}

export interface Work {
  /** Turns that do part of it, the last one included; every other turn takes two cards, or one that is idle. */
  readonly plays: number;
  /** Cards that all together will have to give besides. */
  readonly gifts: number;
  /** The seat whose turn comes next. */
  readonly next: number;
  /** Idle cards that are played at most. */
  readonly sparing: number;
  /** Plays of one seat that may cost nothing, whatever their least price is. */
  readonly spared: number;
}

/** Whether some number of turns is possible at all. */
export function lasts(seats: readonly SeatCards[], work: Work): boolean {
  const all = seats.reduce((sum, { cards }) => sum + cards, 0);
  for (let turns = work.plays; turns <= all; turns++) {
    const last = seats[seatAfter(seats.length, work.next, turns - 1)];
    if (last?.ends && fits(seats, work, turns, all)) return true;
  }
  return false;
}

/** Plays that a seat can have part in, the fewest and the most, over so many turns of its own; undefined where it cannot last. */
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
