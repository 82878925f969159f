/** One deal and one way to choose, shared by all engines in the run, so that they play exactly the same games. */
import {
  cardsAt,
  countAt,
  deal,
  evolve,
  readOptions,
  rulebookFor,
  seededFate,
  type Table,
  whereIs,
} from "../src/index";

export const CODE = "sea p2";
export const SEATS = 2;

const options = readOptions(CODE);
if (!options.ok) throw new Error("The bench needs a readable option code.");
export const rulebook = rulebookFor(options.value);

/** A deal as plain data: hands and piles from the top, and who begins. */
export interface Deal {
  readonly table: Table;
  readonly hands: readonly (readonly number[])[];
  readonly piles: readonly (readonly number[])[];
  readonly first: number;
}

export function dealFor(seed: number): Deal {
  const fate = seededFate(`v1:bench-${seed}`);
  const { table } = deal(rulebook, fate);
  const hands = rulebook.hands.map((hand) => cardsAt(table, hand));
  const piles = rulebook.piles.map((pile) => orderOf(table, pile, seed));
  const first = table.rulebook.placeName(whereIs(table, rulebook.turn.marker)).endsWith(":1") ? 0 : 1;
  return { table, hands, piles, first };
}

/** The order in which a pile will be drawn: turns over the cards of a copy until it is empty. */
function orderOf(table: Table, pile: number, seed: number): number[] {
  const fate = seededFate(`v1:bench-${seed}`);
  const cards: number[] = [];
  for (let rest = table; countAt(rest, pile) > 0; ) {
    const piece = fate.next(rest, pile);
    cards.push(piece);
    rest = evolve(rest, [{ piece, from: pile, to: rulebook.place("gone"), clause: "T.turn.draw" }]);
  }
  return cards;
}

/** A small generator for choices only (mulberry32); deals come from the engine's own fate. */
export function chooser(seed: number): (count: number) => number {
  let state = seed >>> 0;
  return (count) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let x = state;
    x = Math.imul(x ^ (x >>> 15), x | 1);
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
    return ((x ^ (x >>> 14)) >>> 0) % count;
  };
}

/** What is compared at the end of a game: the grid, both hands, the result and the number of acts. */
export interface Ending {
  readonly grid: readonly number[];
  readonly hands: readonly (readonly number[])[];
  readonly result: string;
  readonly acts: number;
}

/** The split that a crew of the bench agrees on: four each, unless the shorter hand has fewer. */
export function splitOf(first: number, second: number): readonly [number, number] {
  const share = Math.max(8 - second, Math.min(4, first));
  return [share, 8 - share];
}
