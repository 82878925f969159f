/** Kysely on an embedded database whose transactions, migrations included, take the write lock at the beginning. */
import type Database from "better-sqlite3";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from "kysely";
import type { Schema } from "./schema";

const STATEMENTS_KEPT = 500;

class ImmediateDriver extends SqliteDriver {
  /** Takes the write lock at the beginning, so that no other write comes between a transaction's reads and writes. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  /** After some failures, such as a full disk, SQLite has rolled back by itself: what counts is the first cause. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => undefined);
  }
}

class WholeAdapter extends SqliteAdapter {
  /** SQLite can roll back schema changes, whatever Kysely assumes: all migrations are one transaction. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class WholeDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;

  constructor(database: SqliteDatabase) {
    super({ database });
    this.#database = database;
  }

  override createDriver(): Driver {
    return new ImmediateDriver({ database: this.#database });
  }

  override createAdapter(): SqliteAdapter {
    return new WholeAdapter();
  }
}

/** Parses each SQL text once, since the same few dozen are used over and over (docs/load.md says what that saves). */
function readOnce(raw: Database.Database): SqliteDatabase {
  const statements = new Map<string, Database.Statement<unknown[]>>();
  return {
    close: () => void raw.close(),
    prepare: (sql) => {
      const known = statements.get(sql);
      if (known !== undefined) return known;
      const made = raw.prepare<unknown[]>(sql);
      // Lists of different lengths make many texts.
      if (statements.size < STATEMENTS_KEPT) statements.set(sql, made);
      return made;
    },
  };
}

/** Kysely's builders on an open database. */
export const kyselyOn = (raw: Database.Database): Kysely<Schema> =>
  new Kysely<Schema>({ dialect: new WholeDialect(readOnce(raw)) });
