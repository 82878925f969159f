/**
 * Looks for a line that wins from a table with all its cards known. Steady plays every seat with knowledge of which cards
 * can still come: first as it is, then swayed by chance, game after game, until one is won.
 */

import { type Decide, decide, swayed } from "@stillwater/crew";
import { type Act, outcome } from "@stillwater/engine";
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

/**
 * A line that wins, or nothing where none was found, which proves nothing. There is none where players are against each other.
 * @param playouts games that may be played
 * @param chance fractions below one: equal ones give equal lines
 */
export function findLine(
  position: Position,
  playouts: number,
  chance: () => number,
): WinningLine | undefined {
  if (!winsTogether(position.table.rulebook)) return undefined;
  for (let played = 0; played < playouts; played++) {
    const sway = SWAYS[played % SWAYS.length] as number;
    const hand = played === 0 ? steady : swayed(() => sway * gumbel(chance));
    const { acts, table } = playOn(position, hand);
    if (outcome(table) === "won" && isWon(position, acts)) return { acts, playouts: played + 1 };
  }
  return undefined;
}

const steady: Decide = (...given) => decide("steady", ...given);
