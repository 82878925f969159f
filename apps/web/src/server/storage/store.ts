/** One open database: reads, writes that are whole or nothing, and word of what has been committed. */
import type { Kysely, Transaction } from "kysely";
import { sql } from "kysely";
import { openPostgres } from "./postgres";
import type { EntryRow, Schema } from "./schema";
import { logClearing, openSqlite } from "./sqlite";
import { faultOf } from "./trouble";
import { groupWriter, singleWriter, type Writer } from "./writing";

/**
 * Where PostgreSQL tells other servers what was committed. The payload is `table:rev`, never anything secret; a rev of 0
 * stands for a change that is no entry.
 */
export const CHANNEL = "stillwater";

/** A database to read from: the open one or a transaction on it. */
export type Reader = Kysely<Schema>;

/** A transaction, with what must be known to use it on either database. */
export interface Tx {
  readonly db: Transaction<Schema>;
  readonly kind: StoreKind;
  /**
   * Says what this transaction appended; told to listeners after the commit, and only then. On PostgreSQL other servers hear
   * of it from the statement that appends it.
   */
  announce(entry: EntryRow): void;
  /** Says that something about a table has changed that is no entry; told after the commit, too. */
  notify(table: string): Promise<void>;
}

export type StoreKind = "sqlite" | "postgres";

export interface Store {
  readonly kind: StoreKind;
  readonly db: Reader;
  /** Runs a job in one transaction and answers only when it is durable. A job may be run again if it was overtaken. */
  write<T>(job: (tx: Tx) => Promise<T>): Promise<T>;
  /** Hears every entry this store has committed, in the order of each table's revisions. Returns how to stop. */
  onCommit(listener: (entry: EntryRow) => void): () => void;
  /** Hears of every table this store was told of by `notify`. Returns how to stop. */
  onNotify(listener: (table: string) => void): () => void;
  /** Throws what keeps the database from answering, or from being written where the last transaction could not be. */
  check(): Promise<void>;
  /** Lets what was deleted stay in no file of the database's own: SQLite's log still holds pages as they were. */
  leaveNoTrace(): Promise<void>;
  close(): Promise<void>;
}

/** Somebody else changed the same table first; the job is run again on what is there now. */
export class RevisionConflict extends Error {
  override readonly name = "RevisionConflict";
}

/** Where the data is. */
export type StorePlace = { readonly folder: string } | { readonly url: string };

/** Opens the database, brings it up to date, or throws StorageTrouble. */
export async function openStore(place: StorePlace): Promise<Store> {
  if ("url" in place) {
    const db = await openPostgres(place.url);
    return storeOn("postgres", db, singleWriter(db));
  }
  const { db, stillThere } = await openSqlite(place.folder);
  return storeOn("sqlite", db, groupWriter(db, stillThere), stillThere);
}

/** About what an act weighs, and gone again in the same transaction. */
async function writeSomething(db: Transaction<Schema>): Promise<void> {
  const row = { name: "can be written", value: "0".repeat(8_192) };
  await db.deleteFrom("keys").where("name", "=", row.name).execute();
  await db.insertInto("keys").values(row).execute();
  await db.deleteFrom("keys").where("name", "=", row.name).execute();
}

function storeOn(kind: StoreKind, db: Kysely<Schema>, writer: Writer, stillThere = () => {}): Store {
  const entryListeners = new Set<(entry: EntryRow) => void>();
  const tableListeners = new Set<(table: string) => void>();
  // What kept the last transaction from being written, until one is written again.
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
    // The list is emptied whenever the job starts, so a run that was rolled back announces nothing.
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
      // Reading may work where writing does not: on a full disk. Whether it does again is found out by writing.
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
