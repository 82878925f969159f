/** Kysely on an embedded database whose transactions take the write lock at once, migrations among them. */
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
  /** Takes the write lock at the beginning: a transaction that reads first must not find itself overtaken. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  /** After some failures, a full disk for one, SQLite has rolled back by itself: what counts is the first cause. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => undefined);
  }
}

class WholeAdapter extends SqliteAdapter {
  /** It can roll back a change of shape, whatever Kysely believes: all migrations are one transaction. */
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

/** Each SQL text is read once, since the same few dozen are asked over and over (docs/load.md says what it is worth). */
function readOnce(raw: Database.Database): SqliteDatabase {
  const statements = new Map<string, Database.Statement<unknown[]>>();
  return {
    close: () => void raw.close(),
    prepare: (sql) => {
      const known = statements.get(sql);
      if (known !== undefined) return known;
      const made = raw.prepare<unknown[]>(sql);
      // Lists of many lengths make many texts.
      if (statements.size < STATEMENTS_KEPT) statements.set(sql, made);
      return made;
    },
  };
}

/** Kysely's builders on an open database. */
export const kyselyOn = (raw: Database.Database): Kysely<Schema> =>
  new Kysely<Schema>({ dialect: new WholeDialect(readOnce(raw)) });
