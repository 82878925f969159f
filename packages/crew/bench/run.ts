/**
 * What a decision costs, in processor time and relative to listing the legal acts of the same positions in the same run;
 * trust the ratios. Prints only: the figures are those of one machine.
 */
import {
  deal,
  due,
  enact,
  legalActs,
  look,
  outcome,
  type Seen,
  seededFate,
  type Table,
} from "@stillwater/engine";
import { rulebookOf } from "../scripts/playing";
import { type CrewHand, decide, diceOf, EFFORT, HANDS, type Memory, NOTHING_YET } from "../src/index";

const CODES = [
  "sea p2",
  "sea p5",
  "sea p3 -12",
  "sea p3 rocks monsters3 storms wild2",
  "mountain p2",
  "mountain p4",
];
const GAMES = 5;
const ROUNDS = 3;
interface Position {
  readonly seen: Seen;
  readonly memory: Memory;
}

/** The positions in which steady decided, game after game. */
function positions(code: string): readonly Position[] {
  const rulebook = rulebookOf(code);
  const found: Position[] = [];
  for (let game = 0; game < GAMES; game++) {
    const seed = `v1:bench-${game}`;
    const fate = seededFate(seed);
    let { table } = deal(rulebook, fate);
    const memories: Memory[] = rulebook.hands.map(() => NOTHING_YET);
    while (outcome(table) === "playing") table = step(table, memories, found, seed);
  }
  return found;
}

function step(table: Table, memories: Memory[], found: Position[], seed: string): Table {
  for (const seat of [...due(table).seats, ...memories.keys()]) {
    const position = { seen: look(table, seat), memory: memories[seat] ?? NOTHING_YET };
    const { act, memory } = decide("steady", position.seen, position.memory, diceOf(seed, seat), 0);
    if (act === undefined) continue;
    found.push(position);
    memories[seat] = memory;
    const done = enact(table, act, seededFate(seed));
    if (done.ok) return done.value.table;
  }
  throw new Error(`${table.rulebook.code}: nobody acts.`);
}

/** Microseconds of processor time for each position, the minimum of several rounds. */
function cost(all: readonly Position[], ask: (position: Position) => unknown): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const from = process.cpuUsage();
    for (const position of all) ask(position);
    const { user, system } = process.cpuUsage(from);
    least = Math.min(least, (user + system) / all.length);
  }
  return least;
}

const asking = (hand: CrewHand) => {
  const dice = diceOf("v1:bench", 0);
  return ({ seen, memory }: Position) => decide(hand, seen, memory, dice, EFFORT);
};

console.log(`option set | legalActs µs | ${HANDS.map((hand) => `${hand} µs (×)`).join(" | ")}`);
for (const code of CODES) {
  const all = positions(code);
  const list = cost(all, ({ seen }) => legalActs(seen, seen.viewer));
  const cells = HANDS.map((hand) => {
    const few = hand === "navigator" ? all.filter((_, index) => index % 12 === 0) : all;
    const own = cost(few, asking(hand));
    return `${own.toFixed(1)} (${(own / list).toFixed(1)}×)`;
  });
  console.log(`${code} | ${list.toFixed(1)} | ${cells.join(" | ")}`);
}
