/** Merges a game that was handed over with what this device has. */
import { add, EMPTY_LOG, fold, type Log, type Parcel, readEntry, writeEntry } from "@stillwater/companion";
import { newSecret } from "./device-keys";
import { followGame, found, keepLines, keptOf } from "./shelf";

/** The log of a game as stored on this device, and the ids of lines that this page cannot read, which stay on disk. */
export async function keptLog(
  game: string,
): Promise<{ readonly log: Log; readonly unread: readonly string[] }> {
  const kept = (await keptOf(game)).map(({ id, line }) => ({ id, read: readEntry(line) }));
  const { log } = add(
    EMPTY_LOG,
    kept.flatMap(({ read }) => (read.ok ? [read.value] : [])),
  );
  return { log, unread: kept.flatMap(({ id, read }) => (read.ok ? [] : [id])) };
}

/**
 * Stores a game that was handed over, or the new entries of a known one; resolves with how many were new. Rejects if the
 * browser stores nothing.
 * @param by the name that this device writes under in a game that is new to it
 * @param nameless nobody has said yet whose device it is
 */
export async function takeParcel({ game, entries }: Parcel, by: string, nameless = false): Promise<number> {
  const known = await found(game);
  const { log, added, held } = add(known === undefined ? EMPTY_LOG : (await keptLog(game)).log, entries);
  const news = [...added, ...held];
  await keepLines(
    game,
    news.map((entry) => ({ id: entry.id, line: writeEntry(entry) })),
  );
  if (known === undefined) {
    const { table, names } = fold(log);
    const changedAt = new Date().toISOString();
    const code = table?.rulebook.code ?? "";
    await followGame({ id: game, code, names, by, nameless, secrets: [newSecret()], changedAt });
  }
  return news.length;
}
