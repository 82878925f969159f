/** The quiet crew of a server: its threads, the list of its work, and the deals it grades in between. */
import type { Tools } from "../tables/tools";
import { keepGrading } from "./grading";
import { type CrewTimes, keepPlaying } from "./keep-playing";
import { playOnce } from "./playing";
import { poolOf } from "./pool";

/** Tables that are worked on at a time, for each thread: most only wait until the time of a decision is over. */
const MOST_PER_THREAD = 8;

/** The settings of a crew. */
export interface Keeping {
  /** Deals of each set and grade to keep ready for a table; without it, nothing is graded. */
  readonly dealsAhead?: number;
  readonly times?: CrewTimes;
}

/**
 * Lets the crew play until stopped.
 * @param program what its threads run; null where the crew does not play
 */
export function keepCrew(
  tools: Tools,
  program: string | null,
  { dealsAhead = 0, times }: Keeping = {},
): () => Promise<void> {
  if (program === null) return async () => undefined;
  const pool = poolOf(program);
  const playing = keepPlaying(
    tools,
    (work) => playOnce(tools, pool.think, work),
    MOST_PER_THREAD * pool.threads,
    times,
  );
  const grader = dealsAhead > 0 ? keepGrading(tools, pool.grading, dealsAhead) : null;
  return async () => {
    await playing.stop();
    await grader?.stop();
    await pool.close();
  };
}
