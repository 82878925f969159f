/** Where a browser keeps its own games: IndexedDB. A game is on the shelf before a screen says that it is. */
// idb: promises over IndexedDB in a kilobyte, nothing else.
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { LocalGame } from "./game";

interface Shelves extends DBSchema {
  games: { key: string; value: LocalGame; indexes: { changedAt: string } };
}

const NAME = "stillwater-games";
const VERSION = 1;

let opened: Promise<IDBPDatabase<Shelves>> | undefined;

function shelves(): Promise<IDBPDatabase<Shelves>> {
  opened ??= openDB<Shelves>(NAME, VERSION, {
    upgrade: (db) => {
      db.createObjectStore("games", { keyPath: "id" }).createIndex("changedAt", "changedAt");
    },
    // Another tab wants a newer shape: let it, and open again when next asked.
    blocking: (_now, _next, event) => {
      (event.target as IDBDatabase).close();
      opened = undefined;
    },
    terminated: () => {
      opened = undefined;
    },
  }).catch((cause: unknown) => {
    // Refused now is not refused for good.
    opened = undefined;
    throw cause;
  });
  return opened;
}

/** Somebody else on this device has played on since this game was taken from the shelf. */
class RevisionConflict extends Error {
  override readonly name = "RevisionConflict";
}

/** Puts a game back, if the one on the shelf is still the one it was made from. Resolves when it is on disk. */
export async function keepGame(game: LocalGame, madeFrom: number): Promise<void> {
  const db = await shelves();
  const tx = db.transaction("games", "readwrite", { durability: "strict" });
  const there = await tx.store.get(game.id);
  if ((there?.entries.length ?? 0) !== madeFrom) {
    tx.abort();
    await tx.done.catch(() => undefined);
    throw new RevisionConflict();
  }
  // Both at once: where there is no room, either may be the one that says so, and neither may go unheard.
  await Promise.all([tx.store.put(game), tx.done]);
}

/** A game by its id. */
export async function take(id: string): Promise<LocalGame | undefined> {
  return (await shelves()).get("games", id);
}

/** Every game of this browser, the latest played first. */
export async function all(): Promise<readonly LocalGame[]> {
  return (await (await shelves()).getAllFromIndex("games", "changedAt")).reverse();
}

/** Throws a game away. */
export async function drop(id: string): Promise<void> {
  await (await shelves()).delete("games", id);
}
