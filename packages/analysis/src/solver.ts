/**
 * Looks for a line that wins from a table with all its cards known. Steady plays every seat with knowledge of which cards
 * can still come: first as it is, then swayed by chance, game after game, until one is won; where that
 * takes long, most go on from somewhere in the best one so far.
 */

import { type Breath, inOneGo, steady, swayed } from "@stillwater/crew";
import { type Act, gauge, outcome, type Table } from "@stillwater/engine";
import { winsTogether } from "./modules/terms";
import { isWon, type Position, playOn } from "./position";

/** How much chance sways what steady thinks of an act, in turn: about the logarithm of the chance to win. */
const SWAYS = [0.05, 0.1, 0.2, 0.4] as const;

/** Added to the worth of everything there is to choose from, it makes choosing the most worth a choice by weight. */
export const gumbel = (chance: () => number): number => -Math.log(-Math.log(chance() + 1e-12));

/** A line that wins, replayed by the engine; and how many games were played to find it. */
export interface WinningLine {
  readonly acts: readonly Act[];
  readonly playouts: number;
}

/** So many games begin at the table itself, and of those after them this share; the others go on from somewhere in the best. */
const ANEW_FIRST = 12;
const ANEW = 0.34;

/** A game that was not won, with all its tables: the fewer spaces it left, the better. */
interface Attempt {
  readonly acts: readonly Act[];
  readonly tables: readonly Table[];
  readonly open: number;
}

/**
 * A line that wins, or nothing where none was found, which proves nothing. There is none where players are against each other.
 * @param playouts games that may be played
 * @param chance fractions below one: equal ones give equal lines
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
    // As good is as welcome: what is tried over and over is not the same.
    if (best !== undefined && open > best.open) continue;
    const tables = [...(best?.tables.slice(0, kept) ?? []), ...course.tables];
    best = { acts, tables, open };
  }
  return undefined;
}

/** The same in one go. */
export const findLine = (...asked: Parameters<typeof lookForLine>): WinningLine | undefined =>
  inOneGo(lookForLine(...asked));
