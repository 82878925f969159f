/** VAR "Competitive": what a duel is worth at any moment, and who wins it. */
import { spots } from "../../kernel/furniture";
import { countAt, isFilled, ofSeat, type Place, type Seat, type Table, whereIs } from "../../kernel/table";
import { markOf } from "../../sea/cell-marks";
import type { Run } from "./description";

/** Points for each card placed (T.duel.score). */
export const POINTS_PER_CARD = 2;
/** The length from which a run of a player's own cards counts. */
const LEAST_RUN = 3;

const owner = spots("of");

/** Extra points for a run of so many of a player's own cards (T.duel.score). */
export const pointsOfRun = (length: number): number => (length < LEAST_RUN ? 0 : length);

export interface DuelScore {
  readonly placed: number;
  readonly discarded: number;
  /** Lengths of the runs that count. */
  readonly runs: readonly number[];
  /** The longest run of the player's own cards, whether or not it counts. */
  readonly longest: number;
  readonly points: number;
}

export interface DuelResult {
  readonly scores: readonly DuelScore[];
  /** The seat that leads; null in a complete tie. */
  readonly leader: Seat | null;
  /** What decides between the players (T.duel.score, then T.duel.tie in order). */
  readonly by: "points" | "placed" | "discarded" | "longest" | "shared";
}

/** The points of both seats (T.duel.score) and who is ahead (T.duel.tie); null in any other game. */
export function duelResult(table: Table): DuelResult | null {
  if (table.rulebook.actOf.swap === undefined) return null;
  const scores = table.rulebook.hands.map((_hand, seat) => scoreOf(table, seat));
  const [first, second] = scores;
  if (!first || !second) return null;
  const margins = [
    ["points", first.points - second.points],
    ["placed", first.placed - second.placed],
    ["discarded", second.discarded - first.discarded],
    ["longest", first.longest - second.longest],
  ] as const;
  const [by, margin] = margins.find(([, difference]) => difference !== 0) ?? ["shared", 0];
  return { scores, leader: margin === 0 ? null : margin > 0 ? 0 : 1, by };
}

/** Whose card lies on each space. */
export function ownersOf(table: Table): ReadonlyMap<Place, Seat> {
  const { cells, hands } = table.rulebook;
  return new Map(
    cells.flatMap((cell) => {
      const seat = hands.findIndex((_hand, index) => isOwn(table, cell, index));
      return seat < 0 ? [] : [[cell, seat] as const];
    }),
  );
}

/** The runs that score, of both seats. */
export function runsOf(table: Table): readonly Run[] {
  return table.rulebook.hands.flatMap((_hand, seat) =>
    ownRuns(table, seat).flatMap((spaces) => (pointsOfRun(spaces.length) === 0 ? [] : [{ seat, spaces }])),
  );
}

function scoreOf(table: Table, seat: Seat): DuelScore {
  const lengths = ownRuns(table, seat).map((spaces) => spaces.length);
  const placed = lengths.reduce((sum, length) => sum + length, 0);
  const discarded = countAt(table, ofSeat(table.rulebook.discards, seat));
  const runs = lengths.filter((length) => pointsOfRun(length) > 0);
  const bonus = runs.reduce((sum, length) => sum + pointsOfRun(length), 0);
  const points = POINTS_PER_CARD * placed - discarded + bonus;
  return { placed, discarded, runs, longest: Math.max(0, ...lengths), points };
}

const isOwn = (table: Table, cell: Place, seat: Seat): boolean =>
  isFilled(table, cell) && whereIs(table, markOf(table, cell)) === owner(table, seat);

/** How many cards of a seat lie side by side just before and just after a cell of the sequence. */
export function runsBeside(table: Table, cell: Place, seat: Seat): readonly [before: number, after: number] {
  const { firstCell, lastCell } = table.rulebook;
  let before = 0;
  while (cell - before > firstCell && isOwn(table, cell - before - 1, seat)) before++;
  let after = 0;
  while (cell + after < lastCell && isOwn(table, cell + after + 1, seat)) after++;
  return [before, after];
}

/** All runs of a seat's cards in adjacent cells of the sequence. */
function ownRuns(table: Table, seat: Seat): readonly (readonly Place[])[] {
  const runs: Place[][] = [];
  let run: Place[] = [];
  for (const cell of table.rulebook.cells) {
    if (!isOwn(table, cell, seat)) run = [];
    else if (run.push(cell) === 1) runs.push(run);
  }
  return runs;
}
