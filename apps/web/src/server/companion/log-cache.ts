/** The parsed logs of real tables that were written to lately: a cache over the database, kept by revision. */
import { add, EMPTY_LOG, type Log, readEntry } from "@stillwater/companion";
import { companionEntries } from "../storage/companions";
import type { CompanionRow } from "../storage/schema";
import type { Reader } from "../storage/store";
import type { Tools } from "../tables/tools";

const LOGS_KEPT = 64;

interface Kept {
  readonly rev: number;
  readonly log: Log;
}

const caches = new WeakMap<Tools["memory"], Map<string, Kept>>();

function cacheOf(tools: Tools): Map<string, Kept> {
  const cache = caches.get(tools.memory) ?? new Map<string, Kept>();
  caches.set(tools.memory, cache);
  return cache;
}

/** The log at the row's revision: what the cache has, plus the entries that have come since. */
export async function companionLogOf(tools: Tools, db: Reader, row: CompanionRow): Promise<Log> {
  const known = cacheOf(tools).get(row.id);
  const from = known !== undefined && known.rev <= row.rev ? known : { rev: 0, log: EMPTY_LOG };
  if (from.rev === row.rev) return from.log;
  const rows = await companionEntries(db, row.id, from.rev, row.rev - from.rev);
  const entries = rows.map(({ text }) => {
    const read = readEntry(text);
    if (!read.ok) throw new Error("a stored entry cannot be read");
    return read.value;
  });
  return add(from.log, entries).log;
}

/** Caches a log that is known to be in the database. */
export function keepLog(tools: Tools, id: string, rev: number, log: Log): void {
  const cache = cacheOf(tools);
  const known = cache.get(id);
  if (known !== undefined && known.rev > rev) return;
  cache.delete(id);
  cache.set(id, { rev, log });
  const oldest = cache.size > LOGS_KEPT ? cache.keys().next().value : undefined;
  if (oldest !== undefined) cache.delete(oldest);
}

/** Drops a forgotten log from the cache too. */
export function dropLog(tools: Tools, id: string): void {
  cacheOf(tools).delete(id);
}
