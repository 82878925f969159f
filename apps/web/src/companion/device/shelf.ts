/** Where a device keeps the games it follows: every entry is on disk before a screen says that it is saved. */
// idb: promises over IndexedDB in a kilobyte, nothing else.
import type { Version } from "@stillwater/companion";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { DeviceCrewSeat } from "../crew-seat";

export type CrewSeats = Readonly<Record<number, DeviceCrewSeat>>;

/** What is kept of a crew once one of its seats is as it is now; null where people play for it again. */
export function crewWith(crew: CrewSeats = {}, seat: number, kept: DeviceCrewSeat | null): CrewSeats {
  const { [seat]: _before, ...others } = crew;
  return kept === null ? others : { ...others, [seat]: kept };
}

/** A game that people play with the printed cards, as this device knows it. */
export interface FollowedGame {
  readonly id: string;
  /** The option code. */
  readonly code: string;
  readonly names: readonly string[];
  /** The name this device writes under. */
  readonly by: string;
  /** Nobody has said yet whose this device is. */
  readonly nameless?: boolean;
  /** One secret for each tab that has ever written, so that no two of them share a counter. */
  readonly secrets: readonly string[];
  /** Whether other devices may follow it too. */
  readonly shared?: boolean;
  /** What the server is known to have of it, so that a page loaded without a network knows what is still to be sent. */
  readonly sent?: Version;
  /** The steps of its set-up that are done, by name. */
  readonly laidOut?: readonly string[];
  /** The seats that the quiet crew plays on this device, by number. */
  readonly crew?: CrewSeats;
  /** ISO 8601. */
  readonly changedAt: string;
}

/** An entry in the companion's own text, under its id. */
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

/** Every game of this device, the latest written in first. */
export async function followed(): Promise<readonly FollowedGame[]> {
  return (await (await shelves()).getAllFromIndex("games", "changedAt")).reverse();
}

/** Begins to keep a game; what another tab has kept of it by now stays. */
export async function followGame(game: FollowedGame): Promise<void> {
  const db = await shelves();
  const tx = db.transaction("games", "readwrite", { durability: "strict" });
  if ((await tx.store.getKey(game.id)) === undefined) await tx.store.put(game);
  await tx.done;
}

export async function found(id: string): Promise<FollowedGame | undefined> {
  return (await shelves()).get("games", id);
}

/** Changes what is kept of a game beside its entries; resolves when it is on disk. */
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

/** The entries of a game as they were kept, in no order. */
export async function keptOf(game: string): Promise<readonly KeptLine[]> {
  const range = IDBKeyRange.bound([game, ""], [game, "\uffff"]);
  return (await shelves()).getAll("entries", range);
}

/**
 * Puts entries on disk, in place of those with the same ids, and notes when that was. Resolves when all of it is there.
 * @param gone ids of entries that are taken off at the same time
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
    // All of it or nothing: what was taken off must not be gone where what comes in its place is not there.
    if (tx.error === null) tx.abort();
    await Promise.allSettled(asked);
    throw cause;
  }
}

/** Throws a game away with all its entries. */
export async function forgetGame(game: string): Promise<void> {
  const db = await shelves();
  const tx = db.transaction(["games", "entries"], "readwrite", { durability: "strict" });
  await tx.objectStore("games").delete(game);
  await tx.objectStore("entries").delete(IDBKeyRange.bound([game, ""], [game, "\uffff"]));
  await tx.done;
}
