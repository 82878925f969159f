/** The logs of real tables that were written to lately, as values. A cache of the database, kept by revision. */
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

const shelves = new WeakMap<Tools["memory"], Map<string, Kept>>();

function shelfOf(tools: Tools): Map<string, Kept> {
  const shelf = shelves.get(tools.memory) ?? new Map<string, Kept>();
  shelves.set(tools.memory, shelf);
  return shelf;
}

/** The log as a row has it: what is remembered, and what has come since. */
export async function companionLogOf(tools: Tools, db: Reader, row: CompanionRow): Promise<Log> {
  const known = shelfOf(tools).get(row.id);
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

/** Keeps a log that is known to be in the database. */
export function keepLog(tools: Tools, id: string, rev: number, log: Log): void {
  const shelf = shelfOf(tools);
  const known = shelf.get(id);
  if (known !== undefined && known.rev > rev) return;
  shelf.delete(id);
  shelf.set(id, { rev, log });
  const oldest = shelf.size > LOGS_KEPT ? shelf.keys().next().value : undefined;
  if (oldest !== undefined) shelf.delete(oldest);
}

/** A log that is forgotten is not remembered here either. */
export function dropLog(tools: Tools, id: string): void {
  shelfOf(tools).delete(id);
}
