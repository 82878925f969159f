/** Plays the naive duel on: the open row, the end and the score. */
import { HAND, summaryOf, take, toss } from "./deeds";
import { type Duel, priceOf } from "./duel";
import { GRID_CELLS } from "./night";
import type { Try } from "./standard";

export function play(before: Duel, act: Try): Duel {
  const duel = structuredClone(before);
  const hand = duel.hands[act.seat]!;
  if (act.type === "swap") {
    toss(duel, act.seat, [...hand]);
    hand.push(...duel.row.splice(0));
  }
  if (act.type === "lay") {
    const cell = GRID_CELLS.indexOf(act.at);
    take(hand, act.card);
    duel.grid[cell] = Number(act.card);
    duel.owners[cell] = act.seat;
    const price = priceOf(before, act);
    if (price > 0 && act.cards.length === 0) {
      duel.owed[act.seat] = price;
      return { ...duel, phase: "give" };
    }
  }
  toss(duel, act.seat, act.cards);
  duel.owed[act.seat] = 0;
  if (!duel.grid.includes(0)) return { ...duel, phase: "won" };
  // T.duel.draw: the card farthest from the deck goes first; the others move up, and the deck fills the gaps next to it.
  while (hand.length < HAND && duel.row.length > 0) hand.push(duel.row.shift()!);
  while (duel.row.length < 5 && duel.deck.length > 0) duel.row.push(duel.deck.shift()!);
  const over = duel.hands.every((cards) => cards.length <= 1);
  return over ? { ...duel, phase: "won" } : { ...duel, turn: 1 - act.seat, phase: "act" };
}

export interface Score {
  readonly placed: number;
  readonly discarded: number;
  readonly runs: readonly number[];
  readonly longest: number;
  readonly points: number;
}

/** T.duel.score: two for each card placed, minus one for each discarded, plus the length of each run of three or more. */
export function scoreOf(duel: Duel, seat: number): Score {
  const all: number[] = [];
  let run = 0;
  for (const owner of [...duel.owners, -1]) {
    if (owner === seat) run++;
    else {
      if (run > 0) all.push(run);
      run = 0;
    }
  }
  const placed = duel.owners.filter((owner) => owner === seat).length;
  const discarded = duel.discards[seat]!.length;
  const runs = all.filter((length) => length >= 3);
  const bonus = runs.reduce((sum, length) => sum + length, 0);
  return { placed, discarded, runs, longest: Math.max(0, ...all), points: 2 * placed - discarded + bonus };
}

/** T.duel.tie: points, then more placed, fewer discarded, the longest run; else nobody leads. */
export function winnerOf(duel: Duel): { leader: number | null; by: string } {
  const [one, two] = [scoreOf(duel, 0), scoreOf(duel, 1)];
  const ahead = (first: number, second: number): number => (first > second ? 0 : 1);
  if (one.points !== two.points) return { leader: ahead(one.points, two.points), by: "points" };
  if (one.placed !== two.placed) return { leader: ahead(one.placed, two.placed), by: "placed" };
  if (one.discarded !== two.discarded)
    return { leader: ahead(two.discarded, one.discarded), by: "discarded" };
  if (one.longest !== two.longest) return { leader: ahead(one.longest, two.longest), by: "longest" };
  return { leader: null, by: "shared" };
}

export function summary(duel: Duel): unknown {
  const { grid, owners, row } = duel;
  return { ...summaryOf(duel), grid, owners, row, deck: [...duel.deck].sort() };
}
