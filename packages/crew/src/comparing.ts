/** Acts compared by playouts: each is played on in the same worlds, all of which agree with what a seat has seen. */
import { type Act, due, enact, look, outcome, type Seen, seededFate, type Table } from "@stillwater/engine";
import { Imagining } from "./imagining";
import { type Dice, type Memory, NOTHING_YET } from "./policy";
import { decided, steady, usefulTo } from "./steady";

const MOST_ACTS = 600;

/** Steady asks for no dice. */
const NO_DICE: Dice = { number: () => 0 };

/** How a world ends when steady plays all seats on from an act; what the seat remembers, it remembers there too. */
function playout(world: Table, first: Act, seen: Seen, memory: Memory, seed: string): number {
  const { rulebook } = world;
  const fate = seededFate(seed);
  const memories = rulebook.hands.map((_, seat) => (seat === seen.viewer ? memory : NOTHING_YET));
  const begun = enact(world, first, fate);
  if (!begun.ok) return 0;
  let { table } = begun.value;
  memories[first.seat] = decided(first, memory).memory;
  for (let acts = 0; outcome(table) === "playing" && acts < MOST_ACTS; acts++) {
    let next: Table | undefined;
    for (const seat of [...due(table).seats, ...memories.keys()]) {
      const decision = steady(look(table, seat), memories[seat] as Memory, NO_DICE, 0);
      if (decision.act === undefined) continue;
      memories[seat] = decision.memory;
      const done = enact(table, decision.act, fate);
      if (done.ok) next = done.value.table;
      break;
    }
    if (next === undefined) return 0;
    table = next;
  }
  if (rulebook.leads !== null) {
    const leader = rulebook.leads(table);
    return leader === seen.viewer ? 1 : leader === null ? 0.5 : 0;
  }
  return outcome(table) === "won" ? 1 : 0;
}

/** Discards lean to what fits nowhere. */
const USELESS = 3;
const USEFUL = 0.6;

function leaning(seen: Seen, memory: Memory): (card: number) => number {
  const isUseful = usefulTo(seen, memory);
  return (card) => (isUseful(card) ? USEFUL : USELESS);
}

/** A share of worlds, from 0 to 1 (a gain: from -1 to 1), and its standard error. */
export interface Estimate {
  readonly mean: number;
  readonly error: number;
}

/** The error of a share of worlds, or of the mean of their differences; few worlds that agree are not taken for certainty. */
function estimate(sum: number, squares: number, worlds: number): Estimate {
  const mean = sum / worlds;
  return { mean, error: Math.sqrt(Math.max(squares / worlds - mean ** 2, 0.25 / worlds) / worlds) };
}

const nothing = (): { sum: number; squares: number } => ({ sum: 0, squares: 0 });

export class Comparison {
  /** Worlds in which every act was played on. */
  worlds = 0;
  readonly #imagining: Imagining;
  readonly #wins: { sum: number; squares: number }[];
  readonly #gains: { sum: number; squares: number }[];

  constructor(
    readonly seen: Seen,
    readonly memory: Memory,
    readonly acts: readonly Act[],
    readonly chance: () => number,
  ) {
    this.#imagining = new Imagining(seen, memory.given, leaning(seen, memory));
    this.#wins = acts.map(nothing);
    this.#gains = acts.map(nothing);
  }

  /** Plays every act on in one more world; false where no world agrees with what was seen. */
  step(): boolean {
    const world = this.#imagining.world(this.chance);
    if (!world) return false;
    const seed = `world ${Math.floor(this.chance() * 2 ** 31)}`;
    let first = 0;
    this.acts.forEach((act, index) => {
      const result = playout(world, act, this.seen, this.memory, seed);
      if (index === 0) first = result;
      add(this.#wins[index], result);
      add(this.#gains[index], result - first);
    });
    this.worlds++;
    return true;
  }

  /** The share of the worlds that each act won, in the order of the acts. */
  chances(): readonly Estimate[] {
    return this.#wins.map(({ sum, squares }) => estimate(sum, squares, this.worlds));
  }

  /** What each act won more than the first, world by world. */
  gains(): readonly Estimate[] {
    return this.#gains.map(({ sum, squares }) => estimate(sum, squares, this.worlds));
  }
}

function add(total: { sum: number; squares: number } | undefined, result: number): void {
  if (!total) return;
  total.sum += result;
  total.squares += result ** 2;
}
