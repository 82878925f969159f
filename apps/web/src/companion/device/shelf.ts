/** The shelf of the games that this device tracks: every entry is on disk before a screen says that it is saved. */
// idb: one kilobyte of promises over IndexedDB.
import type { Version } from "@stillwater/companion";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { askToKeep } from "@/offline/lasting";
import type { DeviceCrewSeat } from "../crew-seat";

export type CrewSeats = Readonly<Record<number, DeviceCrewSeat>>;

/** The crew with one seat changed; null gives that seat back to people. */
export function crewWith(crew: CrewSeats = {}, seat: number, kept: DeviceCrewSeat | null): CrewSeats {
  const { [seat]: _before, ...others } = crew;
  return kept === null ? others : { ...others, [seat]: kept };
}

/** A game that people play with the printed cards, as stored on this device. */
export interface FollowedGame {
  readonly id: string;
  /** The option code. */
  readonly code: string;
  readonly names: readonly string[];
  /** The name that this device writes under. */
  readonly by: string;
  /** Nobody has said yet whose device this is. */
  readonly nameless?: boolean;
  /** One secret for each tab that has ever written, so that no two tabs share a counter. */
  readonly secrets: readonly string[];
  /** Whether other devices may track it too. */
  readonly shared?: boolean;
  /** The entries that the server is known to have, so that a page loaded without a network knows what remains to be sent. */
  readonly sent?: Version;
  /** The names of the set-up steps that are done. */
  readonly laidOut?: readonly string[];
  /** The seats that the quiet crew plays on this device, by number. */
  readonly crew?: CrewSeats;
  /** ISO 8601. */
  readonly changedAt: string;
}

/** An entry in the companion's text format, under its id. */
interface KeptLine {
  readonly id: string;
  readonly line: string;
}

interface Shelves extends DBSchema {
  games: { key: string; value: FollowedGame; indexes: { changedAt: string } };
  entries: { key: [string, string]; value: KeptLine & { game: string } };
}

const NAME = "stillwater-companion";
const VERSION = 1;

let opened: Promise<IDBPDatabase<Shelves>> | undefined;

function shelves(): Promise<IDBPDatabase<Shelves>> {
  opened ??= openDB<Shelves>(NAME, VERSION, {
    upgrade: (db) => {
      db.createObjectStore("games", { keyPath: "id" }).createIndex("changedAt", "changedAt");
      db.createObjectStore("entries", { keyPath: ["game", "id"] });
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

/** Every game on this device, the most recently changed first. */
export async function followed(): Promise<readonly FollowedGame[]> {
  return (await (await shelves()).getAllFromIndex("games", "changedAt")).reverse();
}

/** Stores a game, unless another tab has stored it already. */
export async function followGame(game: FollowedGame): Promise<void> {
  const db = await shelves();
  const tx = db.transaction("games", "readwrite", { durability: "strict" });
  const isNew = (await tx.store.getKey(game.id)) === undefined;
  if (isNew) await tx.store.put(game);
  await tx.done;
  if (isNew) askToKeep();
}

export async function found(id: string): Promise<FollowedGame | undefined> {
  return (await shelves()).get("games", id);
}

/** Changes what is stored of a game besides its entries; resolves when it is on disk. */
export async function changeGame(
  id: string,
  how: (game: FollowedGame) => FollowedGame,
): Promise<FollowedGame | undefined> {
  const db = await shelves();
  const tx = db.transaction("games", "readwrite", { durability: "strict" });
  const game = await tx.store.get(id);
  const after = game === undefined ? undefined : how(game);
  if (after !== undefined && after !== game) await tx.store.put(after);
  await tx.done;
  return after;
}

/** The stored entries of a game, in no particular order. */
export async function keptOf(game: string): Promise<readonly KeptLine[]> {
  const range = IDBKeyRange.bound([game, ""], [game, "\uffff"]);
  return (await shelves()).getAll("entries", range);
}

/**
 * Writes entries to disk, replacing those with the same ids, and notes the time. Resolves when all are written.
 * @param gone ids of entries that are removed in the same transaction
 */
export async function keepLines(
  game: string,
  lines: readonly KeptLine[],
  gone: readonly string[] = [],
): Promise<void> {
  if (lines.length + gone.length === 0) return;
  const db = await shelves();
  const tx = db.transaction(["games", "entries"], "readwrite", { durability: "strict" });
  const [games, entries] = [tx.objectStore("games"), tx.objectStore("entries")];
  const kept = await games.get(game);
  const asked = [
    ...gone.map(async (id) => entries.delete([game, id])),
    ...lines.map(async ({ id, line }) => entries.put({ game, id, line })),
    ...(kept === undefined ? [] : [{ ...kept, changedAt: new Date().toISOString() }]).map(async (now) =>
      games.put(now),
    ),
    tx.done,
  ];
  try {
    await Promise.all(asked);
  } catch (cause) {
    // All or nothing: entries must not be removed unless their replacements are stored.
    if (tx.error === null) tx.abort();
    await Promise.allSettled(asked);
    throw cause;
  }
}

/** Deletes a game with all its entries. */
export async function forgetGame(game: string): Promise<void> {
  const db = await shelves();
  const tx = db.transaction(["games", "entries"], "readwrite", { durability: "strict" });
  await tx.objectStore("games").delete(game);
  await tx.objectStore("entries").delete(IDBKeyRange.bound([game, ""], [game, "\uffff"]));
  await tx.done;
}
