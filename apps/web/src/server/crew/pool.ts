/** Threads on which the quiet crew thinks, so that no request to this server waits for a policy. */
import { availableParallelism } from "node:os";
import type { CrewAnswer, CrewQuestion } from "@stillwater/table/session";
// piscina: a maintained pool of worker threads that starts, ends and replaces them; the crew must never think on the thread
// that answers people.
import { Piscina } from "piscina";
import type { Grading } from "./grading";
import type { Think } from "./playing";

/** An idle thread ends after this time. */
const IDLE_MS = 60_000;
/** A thread that has not answered by then never will; it is ended together with its question. */
const THINK_MS = 20_000;

/** Longer than a navigator usually thinks, and short beside the pauses between acts. */
const NAVIGATES_MS = 250;

/**
 * Lets every decision of a navigator take the same time. It tries out the acts that its seat hesitates between, and nothing
 * where one is clearly best: by how long it thinks, the others could tell something of its cards.
 */
export function evenly(think: Think): Think {
  return async (question) => {
    const wait = question.hand === "navigator" ? NAVIGATES_MS : 0;
    const over = wait === 0 ? undefined : new Promise((resolve) => setTimeout(resolve, wait));
    const answer = await think(question);
    await over;
    return answer;
  };
}

export interface Pool {
  readonly think: Think;
  /** The work of grading deals, a piece at a time: only while no policy waits. */
  readonly grading: Grading;
  /** How many questions can be worked on at a time. */
  readonly threads: number;
  close(): Promise<void>;
}

/** @param program the file that the threads run */
export function poolOf(program: string): Pool {
  const threads = Math.max(1, availableParallelism() - 1);
  const pool = new Piscina({
    filename: program,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
  });
  return {
    threads,
    grading: {
      isFree: () => pool.queueSize === 0,
      certify: (deal) => pool.run(deal, { name: "certified" }),
      winsOf: (part) => pool.run(part, { name: "won" }),
    },
    think: evenly(
      (question: CrewQuestion): Promise<CrewAnswer> =>
        pool.run(question, { signal: AbortSignal.timeout(THINK_MS) }),
    ),
    close: () => pool.destroy(),
  };
}
