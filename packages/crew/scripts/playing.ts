/** Whole games of the crew, each seat deciding from its own view. */
import {
  deal,
  enact,
  gauge,
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

/** No game lasts longer. */
const MOST_ACTS = 2000;

/** Plays one deal to its end. The seats decide in turn; whoever has nothing to do lets the next one speak. */
export function playGame(
  rulebook: Rulebook,
  seed: string,
  policies: readonly Decide[],
  effort: number,
): { readonly table: Table; readonly acts: number } {
  const fate = seededFate(seed);
  let { table } = deal(rulebook, fate);
  const seats = rulebook.seats;
  const dice = Array.from({ length: seats }, (_, seat) => diceOf(seed, seat));
  const memories: Memory[] = dice.map(() => NOTHING_YET);
  let acts = 0;
  for (; outcome(table) === "playing"; acts++) {
    if (acts > MOST_ACTS) throw new Error(`${rulebook.code} ${seed}: does not end.`);
    let next: Table | undefined;
    for (let seat = 0; seat < seats && next === undefined; seat++) {
      const policy = policies[seat % policies.length] as Decide;
      const { act, memory } = policy(
        look(table, seat),
        memories[seat] as Memory,
        dice[seat] as (typeof dice)[number],
        effort,
      );
      memories[seat] = memory;
      if (act === undefined) continue;
      const done = enact(table, act, fate);
      if (!done.ok)
        throw new Error(`${rulebook.code} ${seed}: ${JSON.stringify(act)} ${JSON.stringify(done.error)}`);
      next = done.value.table;
    }
    if (next === undefined) throw new Error(`${rulebook.code} ${seed}: nobody acts.`);
    table = next;
  }
  return { table, acts };
}

export { gauge };
