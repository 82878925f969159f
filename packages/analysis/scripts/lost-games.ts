/** Games that the steady crew lost, each seat deciding from its own view. */
import { decide, diceOf, type Memory, NOTHING_YET } from "@stillwater/crew";
import {
  type Act,
  deal,
  due,
  enact,
  type Fate,
  look,
  outcome,
  type Rulebook,
  readOptions,
  rulebookFor,
  seededFate,
  type Table,
} from "@stillwater/engine";

export interface Played {
  readonly tables: readonly Table[];
  /** What was done on each table but the last. */
  readonly acts: readonly Act[];
  readonly fate: Fate;
}

export function rulebookOf(code: string): Rulebook {
  const options = readOptions(code);
  if (!options.ok) throw new Error(`${code}: ${options.error.what}`);
  return rulebookFor(options.value);
}

function played(rulebook: Rulebook, seed: string): Played {
  const fate = seededFate(seed);
  const tables = [deal(rulebook, fate).table];
  const acts: Act[] = [];
  const memories: Memory[] = rulebook.hands.map(() => NOTHING_YET);
  for (;;) {
    const table = tables.at(-1);
    if (!table || outcome(table) !== "playing") return { tables, acts, fate };
    for (const seat of [...due(table).seats, ...memories.keys()]) {
      const own = memories[seat] ?? NOTHING_YET;
      const { act, memory } = decide("steady", look(table, seat), own, diceOf(seed, seat), 0);
      if (act === undefined) continue;
      memories[seat] = memory;
      const done = enact(table, act, fate);
      if (!done.ok) throw new Error(`${rulebook.code} ${seed}: an act is refused.`);
      acts.push(act);
      tables.push(done.value.table);
      break;
    }
  }
}

/** The first so many lost games of an option set, on deals that nothing was tuned on. */
export function* lostGames(code: string, count: number): Generator<Played> {
  const rulebook = rulebookOf(code);
  let found = 0;
  for (let index = 0; found < count; index++) {
    const game = played(rulebook, `v1:analysis-${index}`);
    const end = game.tables.at(-1);
    if (!end || outcome(end) !== "lost") continue;
    found++;
    yield game;
  }
}
