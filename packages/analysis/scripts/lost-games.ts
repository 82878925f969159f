/** Games that the steady crew lost, each seat deciding from its own view. */
import { steady } from "@stillwater/crew";
import {
  type Act,
  deal,
  type Fate,
  outcome,
  type Rulebook,
  seededFate,
  type Table,
} from "@stillwater/engine";
import { rulebookOf } from "../../crew/scripts/playing";
import { crewGame } from "../src/crew-game";

export interface Played {
  readonly tables: readonly Table[];
  /** The act that was done on each table but the last. */
  readonly acts: readonly Act[];
  readonly fate: Fate;
}

function played(rulebook: Rulebook, seed: string): Played {
  const fate = seededFate(seed);
  const steps = [...crewGame({ table: deal(rulebook, fate).table, fate }, steady)];
  return { tables: steps.map(({ table }) => table), acts: steps.flatMap(({ act }) => act ?? []), fate };
}

/** The first `count` lost games of an option set, on deals that were not used for tuning. */
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
