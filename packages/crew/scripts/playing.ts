/** Whole games of the crew, each seat deciding from its own view. */
import {
  deal,
  due,
  enact,
  look,
  outcome,
  type Rulebook,
  readOptions,
  rulebookFor,
  seededFate,
  type Table,
} from "@stillwater/engine";
import { diceOf } from "../src/dice";
import { type Decide, type Memory, NOTHING_YET } from "../src/policy";

export function rulebookOf(code: string): Rulebook {
  const options = readOptions(code);
  if (!options.ok) throw new Error(`${code}: ${options.error.what}`);
  return rulebookFor(options.value);
}

/** An upper limit that no game reaches. */
const MOST_ACTS = 2000;

/** Plays one deal to its end and returns the last table; the seats use the policies in turn. */
export function playGame(
  rulebook: Rulebook,
  seed: string,
  policies: readonly Decide[],
  effort: number,
): Table {
  const fate = seededFate(seed);
  let { table } = deal(rulebook, fate);
  const dice = rulebook.hands.map((_, seat) => diceOf(seed, seat));
  const memories: Memory[] = dice.map(() => NOTHING_YET);
  for (let acts = 0; outcome(table) === "playing"; acts++) {
    if (acts > MOST_ACTS) throw new Error(`${rulebook.code} ${seed}: it does not end.`);
    let next: Table | undefined;
    // The seats that are asked come first; then any other seat may help.
    const order = [...due(table).seats, ...memories.keys()];
    for (let turn = 0; turn < order.length && next === undefined; turn++) {
      const seat = order[turn] as number;
      const policy = policies[seat % policies.length] as Decide;
      const own = dice[seat] as (typeof dice)[number];
      const { act, memory } = policy(look(table, seat), memories[seat] as Memory, own, effort);
      if (act === undefined) continue;
      memories[seat] = memory;
      const done = enact(table, act, fate);
      if (!done.ok) throw new Error(`${rulebook.code} ${seed}: ${JSON.stringify(act)} is refused.`);
      next = done.value.table;
    }
    if (next === undefined) throw new Error(`${rulebook.code} ${seed}: nobody acts.`);
    table = next;
  }
  return table;
}
