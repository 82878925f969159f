/**
 * Every option set against the base sea for two: random games in place, with the list of legal moves made for every
 * decision, in one process that has run all sets, so that the code is equally warm and equally general for each.
 */
import {
  type Act,
  deal,
  type Fate,
  outcome,
  readOptions,
  rulebookFor,
  seededFate,
  startTable,
  type Table,
} from "../src/index";
import { Writing } from "../src/kernel/enact";
import { askedStep, Moves } from "../src/kernel/judge";
import { discardable } from "../src/kernel/paying";
import { copyInto, copyTable } from "../src/kernel/table";
import { unseenCards } from "../src/modules/storm-compass/storms";
import { EIGHT } from "../src/sea/start";
import { chooser } from "./game";
import { lowest } from "./lowest";

export const BASE = "sea p2";

const ALL = "monsters5 storms wild2";

/** Option sets by family: each expansion alone, all together, every number of players, every variant and module. */
export const SETS: readonly string[] = [
  ...["p1", "p3", "p4", "p5", "p2 -12", "p2 strict"].map((words) => `sea ${words}`),
  ...["rocks", "rocks:auto", "monsters3", "monsters5", "storms", "wild1", "wild2"].map(
    (it) => `sea p2 ${it}`,
  ),
  `sea p2 rocks ${ALL}`,
  ...[1, 2, 3, 4, 5].map((players) => `sea p${players} rocks:auto ${ALL}`),
  ...["p1 arch", "p2 arch", "p2 pyramid", "p2 pyramid harder", "p2 pyramid easier"].map(
    (words) => `sea ${words}`,
  ),
  ...["p4 pyramid steps", "p1 night", "p2 night", "p4 night", "p2 duel"].map((words) => `sea ${words}`),
  ...["p1", "p1 ropes0", "p2", "p3", "p4", "p5"].map((words) => `mountain ${words}`),
  ...["green", "panoramas3", "panoramas5", "goats"].map((module) => `mountain p2 ${module}`),
  ...[1, 2, 5].map((players) => `mountain p${players} green panoramas5 goats`),
];

/** One option set ready to be timed: the same deals each time, and a table that is overwritten. */
export interface Contest {
  readonly code: string;
  /** Plays all deals; returns how many decisions that took. */
  play(): number;
}

export function prepare(code: string, games: number): Contest {
  const options = readOptions(code);
  if (!options.ok) throw new Error(`The bench needs a readable option code: ${code}`);
  const rulebook = rulebookFor(options.value);
  const dealt = Array.from({ length: games }, (_, seed) => {
    const fate = seededFate(`v1:bench-${seed}`);
    return { table: deal(rulebook, fate).table, fate };
  });
  const spare = copyTable(deal(rulebook, seededFate("v1:bench-0")).table);
  return {
    code,
    play: () => dealt.reduce((sum, { table, fate }, seed) => sum + playOut(table, spare, fate, seed), 0),
  };
}

/** Plays one deal to its end; returns how many decisions were made. */
function playOut(dealt: Table, table: Table, fate: Fate, seed: number): number {
  copyInto(table, dealt);
  const choose = chooser(seed);
  const writing = new Writing(table, fate);
  let decisions = 0;
  for (let said = 0; outcome(table) === "playing"; decisions++) {
    if (decisions > MOST) throw new Error(`${table.rulebook.code} does not end.`);
    const talk = askedStep(table)?.name === "pledge";
    const type = talk ? (said < table.rulebook.seats ? "dial" : "agree") : undefined;
    moves.fill(table, askedSeat(table, said));
    said = talk ? said + 1 : 0;
    // Another seat's Compass may be all that can still help the player in turn.
    for (let seat = 0; moves.count === 0; seat++) moves.fill(table, seat);
    writing.carryOut(decided(table, type ? indexOf(type) : choose(moves.count)));
  }
  return decisions;
}

const MOST = 2000;
const moves = new Moves();

/** The seat that is asked; while a split is being agreed on, each seat in turn. */
function askedSeat(table: Table, said: number): number {
  const step = askedStep(table);
  const { seats } = table.rulebook;
  for (let index = 0; index < seats; index++) {
    const seat = (said + index) % seats;
    if (step?.asks?.(table, seat)) return seat;
  }
  throw new Error(`${table.rulebook.code}: nobody is asked.`);
}

/** The index of an act of a type in the list. */
function indexOf(type: Act["type"]): number {
  let index = 0;
  while (index < moves.count && moves.typeAt(index) !== type) index++;
  return index;
}

/** One act of the list, paid with the lowest cards that may go; at the Start table all a seat has, and the first split. */
function decided(table: Table, index: number): Act {
  const { type, seat, card, to, numbers, choose } = moves.offer(index);
  if (type === "agree" || type === "dial")
    return {
      type,
      seat,
      card,
      to,
      cards: [],
      numbers: type === "agree" ? firstSplit(table) : allOf(table, seat),
    };
  return { type, seat, card, to, cards: lowest(table, seat, choose, card), numbers };
}

function firstSplit(table: Table): readonly number[] {
  return startTable(table)?.proposals[0]?.split ?? [];
}

function allOf(table: Table, seat: number): readonly number[] {
  const beside = table.rulebook.code.includes("storms") ? unseenCards(table, seat, 0) : 0;
  return [0, Math.min(EIGHT, discardable(table, seat).most + beside)];
}
