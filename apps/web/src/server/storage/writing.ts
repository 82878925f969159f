/** How transactions are run: in groups where commits are expensive (one file, one fsync each), one by one elsewhere. */
import { AsyncResource } from "node:async_hooks";
import { CompiledQuery, type Kysely, type Transaction } from "kysely";
import type { Schema } from "./schema";

type Job<T> = (trx: Transaction<Schema>) => Promise<T>;
export type Writer = <T>(job: Job<T>) => Promise<T>;

interface Waiting {
  /**
   * Runs the job inside the group's transaction and remembers its outcome. In a group each job has a savepoint; a single job
   * fails with the whole transaction.
   */
  readonly run: (trx: Transaction<Schema>, amongOthers: boolean) => Promise<void>;
  /** Answers the caller, after the commit or after its failure. */
  readonly settle: (failure?: unknown) => void;
}

const SAVEPOINT = CompiledQuery.raw("savepoint job");
const RELEASE = CompiledQuery.raw("release job");
const ROLLBACK = CompiledQuery.raw("rollback to job");

const MOST_AT_ONCE = 64;
const MOST_TRIES = 4;
/** PostgreSQL: serialization failure, deadlock. */
const WORTH_ANOTHER_TRY = new Set(["40001", "40P01"]);

/**
 * Jobs that arrive while another commit is being fsynced share the next one. In a group each job has a savepoint, so that
 * one failure leaves the others intact; every caller is answered after the commit.
 *
 * @param stillThere throws when what is written would be lost; asked before, and again before anybody is answered
 */
export function groupWriter(db: Kysely<Schema>, stillThere: () => void): Writer {
  let queue: Waiting[] = [];
  let running = false;
  const drain = async (): Promise<void> => {
    running = true;
    while (queue.length > 0) {
      // Lets requests that have already arrived at the socket join this commit.
      await new Promise(setImmediate);
      const group = queue.slice(0, MOST_AT_ONCE);
      queue = queue.slice(MOST_AT_ONCE);
      let failure: unknown;
      try {
        stillThere();
        await db.transaction().execute(async (trx) => {
          for (const waiting of group) await waiting.run(trx, group.length > 1);
        });
        stillThere();
      } catch (cause) {
        failure = cause ?? new Error("the commit failed");
      }
      for (const waiting of group) waiting.settle(failure);
    }
    running = false;
  };
  return <T>(asked: Job<T>) =>
    new Promise<T>((resolve, reject) => {
      // A group runs in the async context of its first caller; this binds each job to its own request's.
      const job = AsyncResource.bind(asked);
      let outcome: { readonly value: T } | { readonly cause: unknown } | undefined;
      queue.push({
        run: async (trx, amongOthers) => {
          if (!amongOthers) {
            outcome = { value: await job(trx) };
            return;
          }
          await trx.executeQuery(SAVEPOINT);
          try {
            outcome = { value: await job(trx) };
            await trx.executeQuery(RELEASE);
          } catch (cause) {
            outcome = { cause };
            try {
              await trx.executeQuery(ROLLBACK);
              await trx.executeQuery(RELEASE);
            } catch {
              // On a full disk, for example, SQLite has rolled back the whole group by itself: all jobs fail with this first
              // cause.
              throw cause;
            }
          }
        },
        settle: (failure) => {
          if (failure !== undefined) reject(failure);
          else if (outcome === undefined) reject(new Error("the job never ran"));
          else if ("value" in outcome) resolve(outcome.value);
          else reject(outcome.cause);
        },
      });
      if (!running) void drain();
    });
}

/** One transaction for each job. A job that lost a conflict or a deadlock starts again on the new state. */
export function singleWriter(db: Kysely<Schema>): Writer {
  return async (job) => {
    for (let tries = 1; ; tries++) {
      try {
        return await db.transaction().execute(job);
      } catch (cause) {
        if (tries >= MOST_TRIES || !isWorthAnotherTry(cause)) throw cause;
        await new Promise((resolve) => setTimeout(resolve, 5 * tries * tries));
      }
    }
  };
}

function isWorthAnotherTry(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  return (
    cause.name === "RevisionConflict" ||
    ("code" in cause && typeof cause.code === "string" && WORTH_ANOTHER_TRY.has(cause.code))
  );
}
