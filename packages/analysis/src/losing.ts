/**
 * Where a game was lost: the last table with a known winning line, and the first one proven to have none. A game that can be
 * won at a later table could be won at every earlier one, so a binary search finds where no line is found any more.
 */
import { type Breath, stream } from "@stillwater/crew";
import { type Act, type Fate, outcome, type Table } from "@stillwater/engine";
import { provenLost } from "./bounds/bounds";
import type { Bound } from "./modules/shapes";
import { winsTogether } from "./modules/terms";
import { Search } from "./search";
import { lookForLine } from "./solver";

/** Why there is no line: a bound proves it, or everything possible was tried. */
export type Proof = Bound | "search";

/** The results so far; table 0 is the one before the first act. */
export interface Losing {
  /** The last table that could still be won, with the acts that win from there; undefined if no line is known. */
  readonly won: { readonly table: number; readonly acts: readonly Act[] } | undefined;
  /** The first table that is proven lost; at the latest the end of a lost game, which needs no proof. */
  readonly lost: { readonly table: number; readonly proof: Proof | undefined };
}

/**
 * - `here`: the act between the two tables is proven to have lost the game; or the deal did, if no table could be won
 * - `between`: it was lost somewhere between the two
 * - `unknown`: nothing before the end is proven lost, or no line is known at all
 */
export type LosingKind = "here" | "between" | "unknown";

export function losingKindOf({ won, lost }: Losing): LosingKind {
  if (!won) return lost.table === 0 && lost.proof !== undefined ? "here" : "unknown";
  if (lost.table === won.table + 1) return "here";
  return lost.proof === undefined ? "unknown" : "between";
}

/** How far each table is searched; later rounds search farther. */
export interface LosingEffort {
  /** How many games are played from a table before it counts as having no line. */
  readonly playouts: number;
  /** How many tables a search may look at. */
  readonly search: number;
  /** How often the tables in between are tried again, each time with four times the search. */
  readonly rounds: number;
}

export const LOSING_EFFORT: LosingEffort = { playouts: 24, search: 1500, rounds: 5 };

/** How much farther each round searches. */
const FARTHER = 4;
/** More playouts than this many times the first number hardly find further lines; the rest is left to the search. */
const MOST_PLAYOUTS = 4;

/**
 * The first table of a lost game that a bound proves lost, searched from the end, where it is found quickly; otherwise the
 * end. A bound that holds for the deal itself need not hold for every later table.
 */
function* firstBound(tables: readonly Table[], fate: Fate): Generator<Breath, Losing["lost"]> {
  const proofAt = (at: number): Proof | undefined => {
    const table = tables[at];
    return table && provenLost({ table, fate });
  };
  const ofDeal = proofAt(0);
  if (ofDeal !== undefined) return { table: 0, proof: ofDeal };
  let lost: Losing["lost"] = { table: tables.length - 1, proof: undefined };
  for (let at = lost.table - 1; at > 0; at--) {
    yield;
    const proof = proofAt(at);
    if (proof === undefined) break;
    lost = { table: at, proof };
  }
  return lost;
}

/**
 * Searches for where a game was lost, one table at a time. Every step yields the results so far, so that the caller can show
 * them or stop; in between it pauses (see `Breath`). Undefined if the game was not lost by all.
 * @param tables the game, from its first table to its last
 */
export function* whereLost(
  tables: readonly Table[],
  fate: Fate,
  { playouts, search, rounds }: LosingEffort = LOSING_EFFORT,
): Generator<Losing | Breath, Losing | undefined> {
  const end = tables.at(-1);
  if (!end || outcome(end) !== "lost" || !winsTogether(end.rulebook)) return undefined;
  let lost = yield* firstBound(tables, fate);
  let won: Losing["won"];
  let round = 0;
  function* lineFrom(at: number, games: number): Generator<Breath, boolean> {
    const table = tables[at];
    // Each round plays different games.
    const line = table && (yield* lookForLine({ table, fate }, games, stream(tables.length * round + at)));
    if (line) won = { table: at, acts: line.acts };
    return line !== undefined;
  }
  /** Binary search of the tables in between: one without a line counts as lost here, but is not reported as lost. */
  function* halve(games: number): Generator<Losing | Breath> {
    let low = won?.table ?? -1;
    let high = lost.table;
    while (high - low > 1) {
      const middle = low < 0 ? 0 : Math.floor((low + high) / 2);
      if (yield* lineFrom(middle, games)) low = middle;
      else high = middle;
      yield { won, lost };
    }
  }
  const searching = new Search(fate);
  /**
   * From the end backwards: the later a table, the less there is to try, and its proofs help with the tables before it.
   * Stops at a table with a line, or one that is too much to search.
   */
  function* back(effort: number): Generator<Losing | Breath> {
    for (let at = lost.table - 1; at > (won?.table ?? -1); at--) {
      const table = tables[at];
      const found = table && (yield* searching.from(table, { effort }));
      if (found?.kind === "won") won = { table: at, acts: found.acts };
      else if (found?.kind === "lost") lost = { table: at, proof: "search" };
      else return;
      yield { won, lost };
    }
  }
  const isTold = (): boolean => lost.table === (won?.table ?? -1) + 1 && lost.proof !== undefined;
  // The bound is known long before the first game has been played to its end.
  if (lost.proof !== undefined) yield { won, lost };
  for (; round < rounds && !isTold(); round++) {
    const farther = FARTHER ** round;
    yield* halve(playouts * Math.min(farther, MOST_PLAYOUTS));
    yield* back(search * farther);
  }
  return { won, lost };
}
