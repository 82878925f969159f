/** PostgreSQL, when DATABASE_URL is set: the same schema, the same queries. */
import {
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  sql,
} from "kysely";
import pg from "pg";
import { migrate, refuseNewer } from "./migrate";
import { MIGRATION_TABLE } from "./migrations";
import type { Schema } from "./schema";
import { errorCodeOf, StorageTrouble } from "./trouble";

const CONNECTIONS = 10;
const CONNECT_MS = 5_000;

class FirstCauseDriver extends PostgresDriver {
  /** On a connection that is broken this fails too, and the server has rolled back by itself: what counts is why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => undefined);
  }
}

class FirstCauseDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }
  override createDriver(): Driver {
    return new FirstCauseDriver(this.#config);
  }
}

/** What our connections call themselves. */
export const APPLICATION = "stillwater";

/** Connects to the database behind a connection string, as it is. */
export function connectPostgres(url: string, application = "stillwater upkeep"): Kysely<Schema> {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: application,
  });
  // A connection that breaks (a database restart) is replaced, and whoever was using it hears of it from its query. Without
  // a listener, on those that lie idle and on those lent out, it would end the process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return new Kysely<Schema>({ dialect: new FirstCauseDialect({ pool }) });
}

/** Opens the database behind a connection string. Throws StorageTrouble and changes nothing if it is unfit. */
export async function openPostgres(url: string): Promise<Kysely<Schema>> {
  const db = connectPostgres(url, APPLICATION);
  const where = "The database of DATABASE_URL";
  try {
    refuseNewer(await appliedIn(db), where);
    await migrate(db, where);
    return db;
  } catch (cause) {
    await db.destroy();
    if (cause instanceof StorageTrouble) throw cause;
    throw new StorageTrouble(
      `${where} cannot be reached or read (${errorCodeOf(cause)}). Is it running, is the URL right?`,
    );
  }
}

/** The names of the migrations a database has had. */
export async function appliedIn(db: Kysely<Schema>): Promise<readonly string[]> {
  const found = await sql<{
    there: boolean;
  }>`select to_regclass(${MIGRATION_TABLE}) is not null as there`.execute(db);
  if (found.rows[0]?.there !== true) return [];
  const names = await sql<{
    name: string;
  }>`select name from ${sql.table(MIGRATION_TABLE)} order by name`.execute(db);
  return names.rows.map((row) => row.name);
}
