/** Games of the crew on a deal, with each seat deciding only from what it sees. */
import { type Decide, type Memory, NOTHING_YET } from "@stillwater/crew";
import { type Act, due, enact, look, outcome, type Table } from "@stillwater/engine";
import { MOST_ACTS, NO_DICE, type Position } from "./position";

/** A table of a game, and what each seat remembers at that point. */
export interface CrewGameStep {
  readonly table: Table;
  readonly memories: readonly Memory[];
  /** The act that led here; undefined for the first table. */
  readonly act: Act | undefined;
}

/** Plays a game step by step, from the deal to its end, with one hand at every seat; the hand must not use dice. */
export function* crewGame({ table: from, fate }: Position, hand: Decide): Generator<CrewGameStep, Table> {
  let table = from;
  const memories: Memory[] = table.rulebook.hands.map(() => NOTHING_YET);
  yield { table, memories: [...memories], act: undefined };
  for (let acts = 0; outcome(table) === "playing" && acts < MOST_ACTS; acts++) {
    let done: Act | undefined;
    for (const seat of [...due(table).seats, ...memories.keys()]) {
      const { act, memory } = hand(look(table, seat), memories[seat] ?? NOTHING_YET, NO_DICE, 0);
      if (act === undefined) continue;
      const next = enact(table, act, fate);
      if (!next.ok) throw new Error(`${table.rulebook.code}: an act of the crew is refused.`);
      memories[seat] = memory;
      table = next.value.table;
      done = act;
      break;
    }
    if (done === undefined) break;
    yield { table, memories: [...memories], act: done };
  }
  return table;
}
