/** The quiet crew of a server: its threads, and the list it works off. */
import type { Tools } from "../tables/tools";
import { keepPlaying, type Times } from "./keep-playing";
import { playOnce } from "./playing";
import { poolOf } from "./pool";

/**
 * Lets the crew play until stopped.
 *
 * @param program what its threads run; null where the crew does not play
 */
export function keepCrew(tools: Tools, program: string | null, times?: Times): () => Promise<void> {
  if (program === null) return async () => undefined;
  const pool = poolOf(program);
  const playing = keepPlaying(tools, (work) => playOnce(tools, pool.think, work), 2 * pool.threads, times);
  return async () => {
    await playing.stop();
    await pool.close();
  };
}
