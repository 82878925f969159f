/** What was handed over, put beside what this device has. */
import {
  add,
  EMPTY_LOG,
  type Entry,
  fold,
  type Log,
  type Parcel,
  readEntry,
  writeEntry,
} from "@stillwater/companion";
import { newSecret } from "./device-keys";
import { followGame, found, keepLines, linesOf } from "./shelf";

/** The log of a game as this device keeps it. */
export async function keptLog(game: string): Promise<Log> {
  const entries = (await linesOf(game)).flatMap((line): Entry[] => {
    const entry = readEntry(line);
    return entry.ok ? [entry.value] : [];
  });
  return add(EMPTY_LOG, entries).log;
}

/**
 * Keeps a game that was handed over, or what is new of one that is here already; resolves to how many entries were new.
 * Rejects where the browser keeps nothing.
 * @param by the name this device writes under in a game that is new to it
 * @param nameless nobody has said yet whose device it is
 */
export async function takeParcel({ game, entries }: Parcel, by: string, nameless = false): Promise<number> {
  const known = await found(game);
  const { log, added, held } = add(known === undefined ? EMPTY_LOG : await keptLog(game), entries);
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
