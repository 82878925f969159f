/**
 * Where a game was lost: the last table from which a line that wins is shown, and the first of which it is proven that
 * there is none. Whoever can win later could win earlier, so that halving finds where no line is found any more.
 */
import { type Breath, stream } from "@stillwater/crew";
import { type Act, type Fate, outcome, type Table } from "@stillwater/engine";
import { provenLost } from "./bounds/bounds";
import type { Bound } from "./modules/shapes";
import { winsTogether } from "./modules/terms";
import { Search } from "./search";
import { lookForLine } from "./solver";

/** Why there is no line: a bound, or everything that could be done was tried. */
export type Proof = Bound | "search";

/** What is known so far; tables are counted from the one before the first act. */
export interface Losing {
  /** The last table that could still be won, with the acts that win from there; undefined where no line is known. */
  readonly won: { readonly table: number; readonly acts: readonly Act[] } | undefined;
  /** The first table that is proven lost; the end of a lost game at the latest, which needs no proof. */
  readonly lost: { readonly table: number; readonly proof: Proof | undefined };
}

/**
 * - `here`: the act between the two tables lost the game, proven; or the deal did, where no table could be won
 * - `between`: it was lost somewhere between the two
 * - `unknown`: nothing before the end is proven lost, or no line is known at all
 */
export type LosingKind = "here" | "between" | "unknown";

export function losingKindOf({ won, lost }: Losing): LosingKind {
  if (!won) return lost.table === 0 && lost.proof !== undefined ? "here" : "unknown";
  if (lost.table === won.table + 1) return "here";
  return lost.proof === undefined ? "unknown" : "between";
}

/** How far each table is looked into; later tries look farther. */
export interface LosingEffort {
  /** Games played from a table before no line is thought to be found. */
  readonly playouts: number;
  /** Tables that a search may look at. */
  readonly search: number;
  /** How often the tables in between are tried again, searched four times as far each time. */
  readonly rounds: number;
}

export const LOSING_EFFORT: LosingEffort = { playouts: 24, search: 1500, rounds: 5 };

/** How much farther each round searches. */
const FARTHER = 4;
/** More playouts than so many times the first find hardly a line that these do not: what is left is left to the search. */
const MOST_PLAYOUTS = 4;

/**
 * The first table of a lost game that a bound tells, looked for from its end, where that is quickly found; or the end. What
 * a bound tells of the deal itself it need not tell of every later table.
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
 * Looks for where a game was lost, a table at a time: every step yields what is known so far, so that whoever asks can
 * show it, and stop; between them it takes breath. Nothing where the game was not lost by all.
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
    // Each round plays games of its own.
    const line = table && (yield* lookForLine({ table, fate }, games, stream(tables.length * round + at)));
    if (line) won = { table: at, acts: line.acts };
    return line !== undefined;
  }
  /** Halves what lies between: tables without a line are taken for lost here, without being called so. */
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
   * From the end back: the later a table, the less there is to try, and what is proven of it is known to those before it.
   * A line ends it, and so does a table that is too much.
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
  // By when it was lost is known long before the first game is played to its end.
  if (lost.proof !== undefined) yield { won, lost };
  for (; round < rounds && !isTold(); round++) {
    const farther = FARTHER ** round;
    yield* halve(playouts * Math.min(farther, MOST_PLAYOUTS));
    yield* back(search * farther);
  }
  return { won, lost };
}
