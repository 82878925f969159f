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
    think: (question: CrewQuestion): Promise<CrewAnswer> =>
      pool.run(question, { signal: AbortSignal.timeout(THINK_MS) }),
    close: () => pool.destroy(),
  };
}
