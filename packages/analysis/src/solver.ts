/**
 * Searches for a line that wins from a table with all its cards known. Steady plays every seat and knows which cards can
 * still come: first without noise, then with random noise, game after game, until one is won; if that takes long, most games
 * continue from somewhere in the best one so far.
 */

import { type Breath, inOneGo, steady, swayed } from "@stillwater/crew";
import { type Act, gauge, outcome, type Table } from "@stillwater/engine";
import { winsTogether } from "./modules/terms";
import { isWon, type Position, playOn } from "./position";

/** How much random noise is added to steady's value of an act, in turn; values are about logarithms of the chance to win. */
const SWAYS = [0.05, 0.1, 0.2, 0.4] as const;

/** Gumbel noise: added to all values, it makes choosing the highest one a random choice weighted by them. */
export const gumbel = (chance: () => number): number => -Math.log(-Math.log(chance() + 1e-12));

/** A line that wins, replayed by the engine, and how many games were played to find it. */
export interface WinningLine {
  readonly acts: readonly Act[];
  readonly playouts: number;
}

/** This many games begin at the table itself, and this share of later ones; the others continue from the best one. */
const ANEW_FIRST = 12;
const ANEW = 0.34;

/** A game that was not won, with all its tables; better, the fewer spaces it left open. */
interface Attempt {
  readonly acts: readonly Act[];
  readonly tables: readonly Table[];
  readonly open: number;
}

/**
 * A line that wins, or undefined if none was found, which proves nothing, or if players play against each other.
 * @param playouts how many games may be played
 * @param chance fractions below one; equal sequences give equal lines
 */
export function* lookForLine(
  position: Position,
  playouts: number,
  chance: () => number,
): Generator<Breath, WinningLine | undefined> {
  if (!winsTogether(position.table.rulebook)) return undefined;
  let best: Attempt | undefined;
  for (let played = 0; played < playouts; played++) {
    const sway = SWAYS[played % SWAYS.length] as number;
    const hand = played === 0 ? steady : swayed(() => sway * gumbel(chance));
    const isAnew = played < ANEW_FIRST || chance() < ANEW;
    const kept = isAnew ? 0 : Math.floor(chance() * (best?.acts.length ?? 0));
    const from = best?.tables[kept] ?? position.table;
    const course = yield* playOn({ ...position, table: from }, hand);
    const acts = [...(best?.acts.slice(0, kept) ?? []), ...course.acts];
    if (outcome(course.table) === "won" && isWon(position, acts)) return { acts, playouts: played + 1 };
    const open = gauge(course.table).spacesToGo;
    // An equally good game replaces the best one, so that further tries vary.
    if (best !== undefined && open > best.open) continue;
    const tables = [...(best?.tables.slice(0, kept) ?? []), ...course.tables];
    best = { acts, tables, open };
  }
  return undefined;
}

/** The same without pauses. */
export const findLine = (...asked: Parameters<typeof lookForLine>): WinningLine | undefined =>
  inOneGo(lookForLine(...asked));
