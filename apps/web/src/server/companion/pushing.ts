/** Accepts what devices have written: each entry once, in the order of its device, and only entries really written there. */
import { add, type Entry, type Log, readEntry, type Version, writeEntry } from "@stillwater/companion";
import { appendEntries, companionForChange } from "../storage/companions";
import { DeskProblem } from "../tables/problem";
import { now, type Tools } from "../tables/tools";
import { companionLogOf, keepLog } from "./log-cache";
import type { PushedEntriesReply } from "./wire";

/** The most that one table may hold: a long game is a few hundred entries. */
const MOST_ENTRIES = 20_000;
const MOST_SIZE = 8_000_000;

type Refused = Extract<PushedEntriesReply, { readonly rev: number }>["refused"][number];

/**
 * Accepts entries. Those already there change nothing, so a push can be repeated until it is answered; an answer means that
 * the accepted entries are durable.
 * @param texts entries as their devices wrote them
 */
export async function push(
  tools: Tools,
  game: string,
  texts: readonly string[],
): Promise<PushedEntriesReply> {
  const unread: Refused[] = [];
  const entries = new Map<Entry, number>();
  texts.forEach((text, at) => {
    const read = readEntry(text);
    if (read.ok) entries.set(read.value, at);
    else unread.push({ at, why: read.error.what === "entry.text" ? "entry.text" : "entry.shape" });
  });
  let after: { readonly rev: number; readonly log: Log } | undefined;
  const reply = await tools.store.write(async (tx): Promise<PushedEntriesReply> => {
    after = undefined;
    const row = await companionForChange(tx, game);
    if (row === undefined) throw new DeskProblem("not-found");
    if (row.forgotten_at !== null) return { refused: "forgotten" };
    const before = await companionLogOf(tools, tx.db, row);
    const { log, added, held, refused } = add(before, [...entries.keys()]);
    const rows = added.map((entry) => ({ client: entry.client, nth: entry.count, text: writeEntry(entry) }));
    const size = rows.reduce((sum, { text }) => sum + text.length, row.size);
    if (row.rev + rows.length > MOST_ENTRIES || size > MOST_SIZE) return { refused: "full" };
    const rev = rows.length === 0 ? row.rev : await appendEntries(tx, row, rows, now(tools));
    if (rows.length > 0) await tx.notify(game);
    after = { rev, log: { ...log, held: [] } };
    const missing = lacking(log.version, held);
    const wrong = refused.map(({ entry, why }): Refused => ({ at: entries.get(entry) ?? 0, why }));
    return {
      rev,
      version: log.version,
      ...(Object.keys(missing).length > 0 ? { missing } : {}),
      refused: [...unread, ...wrong].sort((one, other) => one.at - other.at),
    };
  });
  if (after) keepLog(tools, game, after.rev, after.log);
  return reply;
}

/** The entries of each device that must come first, as counts, before the entries held back can be accepted. */
function lacking(version: Version, held: readonly Entry[]): Version {
  const needed: Record<string, number> = {};
  for (const entry of held)
    for (const [client, count] of Object.entries(entry.seen))
      if (count > (version[client] ?? 0)) needed[client] = Math.max(needed[client] ?? 0, count);
  return needed;
}
