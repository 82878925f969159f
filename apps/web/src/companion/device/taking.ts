/** What was handed over, put beside what this device has. */
import { add, EMPTY_LOG, fold, type Log, type Parcel, readEntries, writeEntry } from "@stillwater/companion";
import { newSecret } from "./device-keys";
import { followGame, found, keepLines, linesOf } from "./shelf";

/** The log of a game as this device keeps it, and how many lines of it this page cannot read: they stay where they are. */
export async function keptLog(game: string): Promise<{ readonly log: Log; readonly unread: number }> {
  const { entries, unread } = readEntries(await linesOf(game));
  return { log: add(EMPTY_LOG, entries).log, unread };
}

/**
 * Keeps a game that was handed over, or what is new of one that is here already; resolves to how many entries were new.
 * Rejects where the browser keeps nothing.
 * @param by the name this device writes under in a game that is new to it
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
