/** Threads on which the quiet crew thinks, so that nobody who asks this server for something waits for a policy. */
import { availableParallelism } from "node:os";
import type { CrewAnswer, CrewQuestion } from "@stillwater/table/session";
// piscina: a kept pool of worker threads that starts, ends and replaces them; the crew may never think where people are answered.
import { Piscina } from "piscina";
import type { Grading } from "./grading";
import type { Think } from "./playing";

/** A thread that nobody has asked for so long is ended. */
const IDLE_MS = 60_000;
/** A thread that has not answered by then never will, and is ended with its question. */
const THINK_MS = 20_000;

export interface Pool {
  readonly think: Think;
  /** What grading deals asks for, a piece at a time: only where nobody waits for a policy. */
  readonly grading: Grading;
  /** How many questions are thought about at a time. */
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
