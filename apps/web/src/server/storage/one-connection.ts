/**
 * Kysely on the one connection of an embedded database, which answers at once. Kysely's own way to it goes through some
 * thirty promises for each query, and Node follows each of them for Next: that took a fifth of the processor of a look.
 */
import type Database from "better-sqlite3";
import {
  CompiledQuery,
  type ConnectionProvider,
  type DatabaseConnection,
  DefaultConnectionProvider,
  DefaultQueryExecutor,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
} from "kysely";
import type { Schema } from "./schema";

const BEGIN = CompiledQuery.raw("begin immediate");
const COMMIT = CompiledQuery.raw("commit");
const ROLLBACK = CompiledQuery.raw("rollback");

const STATEMENTS_KEPT = 500;

/** The connection, and who has it to themselves: a transaction may wait in the middle for something else. */
class OneConnection implements Driver, DatabaseConnection {
  readonly #raw: Database.Database;
  /** Each SQL text is read once: the same few dozen are asked over and over. */
  readonly #statements = new Map<string, Database.Statement<unknown[]>>();
  #last: Promise<void> = Promise.resolve();
  #release: (() => void) | undefined;

  constructor(raw: Database.Database) {
    this.#raw = raw;
  }

  get taken(): boolean {
    return this.#release !== undefined;
  }

  async init(): Promise<void> {}

  /** Who asks first gets it first. */
  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#last;
    let release: () => void = () => undefined;
    this.#last = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    this.#release = release;
    return this;
  }

  async releaseConnection(): Promise<void> {
    const release = this.#release;
    this.#release = undefined;
    release?.();
  }

  /** Takes the write lock at the beginning: a transaction that reads first must not find itself overtaken. */
  async beginTransaction(): Promise<void> {
    await this.executeQuery(BEGIN);
  }

  async commitTransaction(): Promise<void> {
    await this.executeQuery(COMMIT);
  }

  /** After some failures, a full disk for one, SQLite has rolled back by itself: what counts is the first cause. */
  async rollbackTransaction(): Promise<void> {
    await this.executeQuery(ROLLBACK).catch(() => undefined);
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const statement = this.#statement(sql);
    // What a query's rows are is known to whoever put it together.
    if (statement.reader) return { rows: statement.all(...parameters) as R[] };
    const { changes, lastInsertRowid } = statement.run(...parameters);
    return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] };
  }

  // biome-ignore lint/correctness/useYield: all of a result is there at once.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error("results of the embedded database are not streamed");
  }

  async destroy(): Promise<void> {
    this.#raw.close();
  }

  #statement(sql: string): Database.Statement<unknown[]> {
    const known = this.#statements.get(sql);
    if (known !== undefined) return known;
    const made = this.#raw.prepare<unknown[]>(sql);
    // Lists of many lengths make many texts; a change of shape or pragmas is met once.
    if (this.#statements.size < STATEMENTS_KEPT) this.#statements.set(sql, made);
    return made;
  }
}

class WholeAdapter extends SqliteAdapter {
  /** It can roll back a change of shape, whatever Kysely believes: all migrations are one transaction. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

const { createQueryCompiler } = SqliteDialect.prototype;
const adapter = new WholeAdapter();

/** Asks at once unless somebody else has the connection to themselves; then after them. */
class AtOnce extends DefaultQueryExecutor {
  readonly #connection: OneConnection;
  /** Whether this asks for whoever has the connection. */
  readonly #holder: boolean;

  constructor(connection: OneConnection, provider: ConnectionProvider, holder: boolean) {
    super(createQueryCompiler(), adapter, provider);
    this.#connection = connection;
    this.#holder = holder;
  }

  override executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const free = this.#holder || !this.#connection.taken;
    return free ? this.#connection.executeQuery(query) : super.executeQuery(query);
  }

  override withConnectionProvider(provider: ConnectionProvider): AtOnce {
    return new AtOnce(this.#connection, provider, true);
  }
}

/** Kysely's builders on an open database. */
export function kyselyOn(raw: Database.Database): Kysely<Schema> {
  const connection = new OneConnection(raw);
  const executor = new AtOnce(connection, new DefaultConnectionProvider(connection), false);
  const dialect = new SqliteDialect({ database: raw });
  return new Kysely<Schema>({ config: { dialect }, dialect, driver: connection, executor });
}
