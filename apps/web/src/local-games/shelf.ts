/** The shelf of this browser's own games, in IndexedDB. A game is stored before a screen says so. */
// idb: one kilobyte of promises over IndexedDB.
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
    // Another tab wants to upgrade the database: close it, and open it again on the next request.
    blocking: (_now, _next, event) => {
      (event.target as IDBDatabase).close();
      opened = undefined;
    },
    terminated: () => {
      opened = undefined;
    },
  }).catch((cause: unknown) => {
    // A failed attempt must not be cached: the next one may succeed.
    opened = undefined;
    throw cause;
  });
  return opened;
}

/** Another tab has played on since this game was read from the shelf. */
class RevisionConflict extends Error {
  override readonly name = "RevisionConflict";
}

/** Stores a game, if the one on the shelf is still the one it was made from. Resolves when it is on disk. */
export async function keepGame(game: LocalGame, madeFrom: number): Promise<void> {
  const db = await shelves();
  const tx = db.transaction("games", "readwrite", { durability: "strict" });
  const there = await tx.store.get(game.id);
  if ((there?.entries.length ?? 0) !== madeFrom) {
    tx.abort();
    await tx.done.catch(() => undefined);
    throw new RevisionConflict();
  }
  // Awaited together: without space left, either promise may reject, and neither rejection may go unhandled.
  await Promise.all([tx.store.put(game), tx.done]);
}

/** A game by its id. */
export async function take(id: string): Promise<LocalGame | undefined> {
  return (await shelves()).get("games", id);
}

/** Every game of this browser, the most recently played first. */
export async function all(): Promise<readonly LocalGame[]> {
  return (await (await shelves()).getAllFromIndex("games", "changedAt")).reverse();
}

/** Deletes a game. */
export async function drop(id: string): Promise<void> {
  await (await shelves()).delete("games", id);
}
