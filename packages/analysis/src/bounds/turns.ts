/** Turns against cards: whether the seats, taking turns, can last as long as what is still to be done. */

export interface SeatCards {
  /** Cards in hand and pile, less those that are owed. */
  readonly cards: number;
  /** Of them, those that could still do part of what is to be done. */
  readonly useful: number;
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
}

/** Whether some number of turns is possible at all. */
export function lasts(seats: readonly SeatCards[], { plays, gifts, next }: Work): boolean {
  const all = seats.reduce((sum, { cards }) => sum + cards, 0);
  for (let turns = plays; turns <= all; turns++) {
    const last = seats[(next + turns - 1) % seats.length];
    if (last?.ends && fits(seats, { plays, gifts, next }, turns, all)) return true;
  }
  return false;
}

function fits(
  seats: readonly SeatCards[],
  { plays, gifts, next }: Work,
  turns: number,
  all: number,
): boolean {
  let least = 0;
  let most = 0;
  let idles = 0;
  for (const [seat, { cards, useful, idle }] of seats.entries()) {
    const after = (seat - next + seats.length) % seats.length;
    const own = Math.floor((turns - after + seats.length - 1) / seats.length);
    const atLeast = Math.max(0, 2 * own - cards - idle);
    const atMost = Math.min(own, useful);
    if (atLeast > atMost) return false;
    least += atLeast;
    most += atMost;
    idles += idle;
  }
  const rest = turns - plays;
  return least <= plays && plays <= most && all - plays - 2 * rest + Math.min(idles, rest) >= gifts;
}
