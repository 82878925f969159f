/**
 * What is counted and timed while the server runs, in Prometheus' text format. Labels are names of ours (procedures,
 * outcomes, kinds): never a table, a guest, an address or a word, so that a dashboard reveals nothing about a game.
 */
import { sql } from "kysely";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Streams } from "../http-guards/streams";
import type { Store } from "../storage/store";

export interface Meters {
  /** A call of the API was answered. */
  readonly called: (procedure: string, code: string, seconds: number) => void;
  /** An act was answered: `done`, `refused`, `stale`, `mismatch` or `unreadable`. */
  readonly acted: (outcome: string) => void;
  /** A request was turned away; the kind says why. */
  readonly refused: (kind: string) => void;
  /** The store, with its writes timed. */
  readonly timed: (store: Store) => Store;
  /** All metrics, in Prometheus' format. */
  readonly text: () => Promise<string>;
}

/** What is read when the metrics are asked for. */
export interface Watched {
  readonly store: Store;
  readonly streams: Streams;
}

const CALL_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const STATES = ["waiting", "playing", "won", "lost", "stopped"];
/** Counting tables reads an index from end to end: often enough for a graph, and no more. */
const COUNT_EVERY_MS = 30_000;

/** Meters over a store and the open streams; `watched` is called when the metrics are asked for. */
export function createMeters(watched: () => Watched): Meters {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const calls = new Histogram({
    name: "stillwater_call_seconds",
    help: "Time to answer a call of the API, by procedure and code.",
    labelNames: ["procedure", "code"],
    buckets: CALL_SECONDS,
    registers,
  });
  const acts = new Counter({
    name: "stillwater_acts_total",
    help: "Acts by outcome.",
    labelNames: ["outcome"],
    registers,
  });
  const refusals = new Counter({
    name: "stillwater_refusals_total",
    help: "Requests turned away, by kind.",
    labelNames: ["kind"],
    registers,
  });
  const writes = new Histogram({
    name: "stillwater_write_seconds",
    help: "Time until a change is durable, by outcome.",
    labelNames: ["outcome"],
    buckets: CALL_SECONDS,
    registers,
  });
  new Gauge({
    name: "stillwater_streams",
    help: "Event streams that are open.",
    registers,
    collect() {
      this.set(watched().streams.count());
    },
  });
  let counted = { at: Number.NEGATIVE_INFINITY, bytes: 0, tables: new Map<string, number>() };
  const count = async (): Promise<typeof counted> => {
    if (performance.now() - counted.at < COUNT_EVERY_MS) return counted;
    const { store } = watched();
    counted = { at: performance.now(), bytes: await sizeOf(store), tables: await tablesOf(store) };
    return counted;
  };
  new Gauge({
    name: "stillwater_tables",
    help: "Tables by state.",
    labelNames: ["state"],
    registers,
    async collect() {
      const { tables } = await count();
      for (const state of STATES) this.set({ state }, tables.get(state) ?? 0);
    },
  });
  new Gauge({
    name: "stillwater_storage_bytes",
    help: "Size of the database.",
    registers,
    async collect() {
      this.set((await count()).bytes);
    },
  });
  return {
    called: (procedure, code, seconds) => calls.observe({ procedure, code }, seconds),
    acted: (outcome) => acts.inc({ outcome }),
    refused: (kind) => refusals.inc({ kind }),
    timed: (store) => ({
      ...store,
      write: async (job) => {
        const end = writes.startTimer();
        try {
          const value = await store.write(job);
          end({ outcome: "kept" });
          return value;
        } catch (cause) {
          end({ outcome: "failed" });
          throw cause;
        }
      },
    }),
    text: () => register.metrics(),
  };
}

async function tablesOf({ db }: Store): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("tables")
    .select(({ fn }) => ["status", fn.countAll().as("count")])
    .groupBy("status")
    .execute();
  return new Map(rows.map(({ status, count }) => [status, Number(count)]));
}

async function sizeOf({ db, kind }: Store): Promise<number> {
  const asked =
    kind === "postgres"
      ? sql<{ bytes: string | number }>`select pg_database_size(current_database()) as bytes`
      : sql<{
          bytes: number;
        }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`;
  return Number((await asked.execute(db)).rows[0]?.bytes ?? 0);
}
