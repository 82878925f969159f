/** One open database: reads, atomic writes, and notifications of what has been committed. */
import type { Kysely, Transaction } from "kysely";
import { sql } from "kysely";
import { openPostgres } from "./postgres";
import type { EntryRow, Schema } from "./schema";
import { logClearing, openSqlite } from "./sqlite";
import { faultOf } from "./trouble";
import { groupWriter, singleWriter, type Writer } from "./writing";

/**
 * The channel on which PostgreSQL tells other servers what was committed. The payload is `table:rev`, never anything secret;
 * a rev of 0 is a change without an entry.
 */
export const CHANNEL = "stillwater";

/** A database to read from: the open one or a transaction on it. */
export type Reader = Kysely<Schema>;

/** A transaction, with what its users must know to work on either database. */
export interface Tx {
  readonly db: Transaction<Schema>;
  readonly kind: StoreKind;
  /**
   * Announces what this transaction appended to listeners, after the commit and only then. On PostgreSQL the statement that
   * appends it notifies other servers.
   */
  announce(entry: EntryRow): void;
  /** Says that something about a table has changed without an entry; listeners hear of it after the commit, too. */
  notify(table: string): Promise<void>;
}

export type StoreKind = "sqlite" | "postgres";

export interface Store {
  readonly kind: StoreKind;
  readonly db: Reader;
  /** Runs a job in one transaction and resolves only when it is durable. A job that lost a conflict may run again. */
  write<T>(job: (tx: Tx) => Promise<T>): Promise<T>;
  /** Calls the listener for every entry this store commits, in the order of each table's revisions. Returns how to stop. */
  onCommit(listener: (entry: EntryRow) => void): () => void;
  /** Calls the listener for every table passed to `notify`. Returns how to stop. */
  onNotify(listener: (table: string) => void): () => void;
  /** Throws if the database does not answer, or still cannot be written after a failed write. */
  check(): Promise<void>;
  /** Erases deleted data from all files of the database: SQLite's write-ahead log still holds old pages. */
  leaveNoTrace(): Promise<void>;
  close(): Promise<void>;
}

/** Somebody else changed the same table first; the job runs again on the new state. */
export class RevisionConflict extends Error {
  override readonly name = "RevisionConflict";
}

/** Where the data is. */
export type StorePlace = { readonly folder: string } | { readonly url: string };

/** Opens the database and brings it up to date, or throws StorageTrouble. */
export async function openStore(place: StorePlace): Promise<Store> {
  if ("url" in place) {
    const db = await openPostgres(place.url);
    return storeOn("postgres", db, singleWriter(db));
  }
  const { db, stillThere } = await openSqlite(place.folder);
  return storeOn("sqlite", db, groupWriter(db, stillThere), stillThere);
}

/** Writes about as much as an act does, and deletes it in the same transaction. */
async function writeSomething(db: Transaction<Schema>): Promise<void> {
  const row = { name: "can be written", value: "0".repeat(8_192) };
  await db.deleteFrom("keys").where("name", "=", row.name).execute();
  await db.insertInto("keys").values(row).execute();
  await db.deleteFrom("keys").where("name", "=", row.name).execute();
}

function storeOn(kind: StoreKind, db: Kysely<Schema>, writer: Writer, stillThere = () => {}): Store {
  const entryListeners = new Set<(entry: EntryRow) => void>();
  const tableListeners = new Set<(table: string) => void>();
  // The fault of the last write, until one succeeds again.
  let fault: unknown;
  const noting: Writer = async (job) => {
    try {
      const value = await writer(job);
      fault = undefined;
      return value;
    } catch (cause) {
      if (faultOf(cause) !== undefined) fault = cause;
      throw cause;
    }
  };
  const write = async <T>(job: (tx: Tx) => Promise<T>): Promise<T> => {
    // The lists are emptied whenever the job starts, so that a run that was rolled back announces nothing.
    let entries: EntryRow[] = [];
    let tables: string[] = [];
    const value = await noting(async (trx) => {
      entries = [];
      tables = [];
      return job({
        db: trx,
        kind,
        announce: (entry) => void entries.push(entry),
        notify: async (table) => {
          tables.push(table);
          if (kind === "postgres") await sql`select pg_notify(${CHANNEL}, ${`${table}:0`})`.execute(trx);
        },
      });
    });
    for (const entry of entries) for (const listener of entryListeners) listener(entry);
    for (const table of tables) for (const listener of tableListeners) listener(table);
    return value;
  };
  const clearing = logClearing(db);
  return {
    kind,
    db,
    write,
    onCommit: (listener) => {
      entryListeners.add(listener);
      return () => entryListeners.delete(listener);
    },
    onNotify: (listener) => {
      tableListeners.add(listener);
      return () => tableListeners.delete(listener);
    },
    check: async () => {
      stillThere();
      await sql`select 1`.execute(db);
      // Reads may work where writes do not: on a full disk. Only a write finds out whether writes work again.
      if (fault !== undefined) await noting(async (trx) => void (await writeSomething(trx)));
    },
    leaveNoTrace: async () => {
      if (kind === "sqlite") await clearing.clear();
    },
    close: () => {
      clearing.stop();
      return db.destroy();
    },
  };
}
