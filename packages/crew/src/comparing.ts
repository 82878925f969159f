/** Compares acts by playouts: each is played on in the same worlds, all of which agree with what a seat has seen. */
import {
  type Act,
  due,
  type Fate,
  outcome,
  type Seen,
  seededFate,
  type Table,
  Trial,
} from "@stillwater/engine";
import type { Breath } from "./breath";
import { Imagining } from "./imagining";
import { entryAt } from "./lists";
import { type Dice, type Memory, NOTHING_YET } from "./policy";
import { decided, steady, usefulTo } from "./steady";

const MOST_ACTS = 600;

/** Steady never rolls the dice. */
const NO_DICE: Dice = { number: () => 0 };

/** How a world ends if steady plays all seats on after an act; the deciding seat keeps its memory in that world. */
function* playout(
  { table: world, fate }: World,
  first: Act,
  seen: Seen,
  memory: Memory,
): Generator<Breath, number> {
  const { rulebook } = world;
  const memories = rulebook.hands.map((_, seat) => (seat === seen.viewer ? memory : NOTHING_YET));
  const trial = new Trial(world, fate);
  const { table } = trial;
  if (!trial.does(first)) return 0;
  memories[first.seat] = decided(first, memory).memory;
  for (let acts = 0; outcome(table) === "playing" && acts < MOST_ACTS; acts++) {
    yield;
    if (!plays(trial, memories)) return 0;
  }
  if (rulebook.leads !== null) {
    const leader = rulebook.leads(table);
    return leader === seen.viewer ? 1 : leader === null ? 0.5 : 0;
  }
  return outcome(table) === "won" ? 1 : 0;
}

/** Plays steady's next act at the first seat that has one; false where no seat can do anything that the rules allow. */
function plays(trial: Trial, memories: Memory[]): boolean {
  for (const seat of [...due(trial.table).seats, ...memories.keys()]) {
    const decision = steady(trial.look(seat), entryAt(memories, seat), NO_DICE, 0);
    if (decision.act === undefined) continue;
    memories[seat] = decision.memory;
    return trial.does(decision.act);
  }
  return false;
}

/** Cards that fit nowhere are more likely to have been discarded. */
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

/** The mean of some results and its error. A few worlds with the same result do not count as certainty. */
function estimate(results: readonly number[]): Estimate {
  const worlds = results.length;
  let sum = 0;
  let squares = 0;
  for (const result of results) {
    sum += result;
    squares += result ** 2;
  }
  const mean = sum / worlds;
  return { mean, error: Math.sqrt(Math.max(squares / worlds - mean ** 2, 0.25 / worlds) / worlds) };
}

/** A table with the unseen cards dealt, and the fate that belongs to it. */
interface World {
  readonly table: Table;
  readonly fate: Fate;
}

/** How often to deal cards to their usual places without success, before any card may lie among the discards. */
const MOST_TRIES = 20;

export class Comparison {
  readonly #imagining: Imagining;
  #anyDiscards: Imagining | undefined;
  readonly #worlds: World[] = [];
  /** For each act, how each world ended in which it was played on, in the order of the worlds. */
  readonly #results: readonly number[][];

  constructor(
    readonly seen: Seen,
    readonly memory: Memory,
    readonly acts: readonly Act[],
    readonly chance: () => number,
  ) {
    this.#imagining = new Imagining(seen, memory.given, leaning(seen, memory));
    this.#results = acts.map(() => []);
  }

  /** The number of worlds in which every act was played on. */
  get worlds(): number {
    return Math.min(...this.#results.map(({ length }) => length));
  }

  /** Plays every act on in one more world; false where no world agrees with what was seen. */
  *step(): Generator<Breath, boolean> {
    const worlds = this.worlds + 1;
    if (this.#worlds.length < worlds) this.#seek();
    for (const index of this.acts.keys()) if (!(yield* this.play(index, worlds))) return false;
    return true;
  }

  /** Plays one act on until it has been in this many worlds; false where no world agrees with what was seen. */
  *play(index: number, worlds: number): Generator<Breath, boolean> {
    const act = this.acts[index];
    const results = this.#results[index];
    if (!act || !results) throw new RangeError(`No act ${index} is compared.`);
    while (results.length < worlds) {
      const world = this.#worlds[results.length] ?? this.#another();
      if (!world) return false;
      results.push(yield* playout(world, act, this.seen, this.memory));
      yield;
    }
    return true;
  }

  /** Searches longer for a world than `play` does. The navigator's stored games are verified without this search. */
  #seek(): void {
    for (let tries = 0; this.#anyDiscards === undefined && tries < MOST_TRIES; tries++)
      if (this.#another()) return;
    const { seen, memory } = this;
    this.#anyDiscards ??= new Imagining(seen, memory.given, leaning(seen, memory), true);
    this.#another(this.#anyDiscards);
  }

  #another(imagining = this.#imagining): World | undefined {
    const table = imagining.world(this.chance);
    if (!table) return undefined;
    const fate = seededFate(`world ${Math.floor(this.chance() * 2 ** 31)}`);
    const world: World = { table, fate };
    this.#worlds.push(world);
    return world;
  }

  /** The share of its worlds that an act won. */
  chanceOf(index: number): Estimate {
    return estimate(this.#results[index] ?? []);
  }

  /** How much more an act won than the first one, compared world by world. */
  gainOf(index: number): Estimate {
    const [first = []] = this.#results;
    const results = this.#results[index] ?? [];
    const both = Math.min(first.length, results.length);
    return estimate(Array.from({ length: both }, (_, world) => (results[world] ?? 0) - (first[world] ?? 0)));
  }

  /** The share of worlds that each act won, in the order of the acts. */
  chances(): readonly Estimate[] {
    return this.acts.map((_, index) => this.chanceOf(index));
  }

  /** How much more each act won than the first one. */
  gains(): readonly Estimate[] {
    return this.acts.map((_, index) => this.gainOf(index));
  }
}
