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
import { errorCodeOf, type Fault, faultOf, StorageTrouble } from "./trouble";

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
    if (await isReadOnly(db)) throw new StorageTrouble(refusal(where, REFUSALS["read-only"], READ_ONLY));
    await migrate(db, where);
    return db;
  } catch (cause) {
    await db.destroy();
    throw refusedBy(cause, where);
  }
}

/** What is said of a database that cannot be used: never that what it holds is to be thrown away. */
const REFUSALS: Readonly<Record<Fault, string>> = {
  full: "is on a disk that is full. Make room on it and start again; what it holds is safe.",
  gone: "is not there: the server answers, and knows none of that name. Set DATABASE_URL to the right name, or create it.",
  "read-only":
    "cannot be written: it is a standby, or set to be read only. There is nothing wrong with what it holds. Set DATABASE_URL to the server that takes changes, and start again.",
  locked:
    "is held by another program. Wait until that has ended, or end it, and start again; what it holds is safe.",
  damaged:
    'is damaged, its server says. Bring a backup back into a new one with "npm run restore -- BACKUP", and keep this one until that is done.',
  away: "cannot be reached. Start PostgreSQL, or set DATABASE_URL to where it is.",
};

/** PostgreSQL's codes for somebody it does not know, or whose password is wrong. */
const NOT_LET_IN = /^28/;

/** The refusal to start that this error of a database calls for. */
export function refusedBy(cause: unknown, where: string): StorageTrouble {
  if (cause instanceof StorageTrouble) return cause;
  const [fault, state] = [faultOf(cause), errorCodeOf(cause)];
  const told = NOT_LET_IN.test(state)
    ? "does not let us in. Look at the name and the password in DATABASE_URL, and at what the server allows them."
    : fault === undefined
      ? "cannot be read. Look at what its server has logged, and report this line."
      : REFUSALS[fault];
  return new StorageTrouble(refusal(where, told, state));
}

const refusal = (where: string, told: string, code: string): string =>
  `${where} ${told} (${code}) Nothing was changed.`;

/** What PostgreSQL answers to a change where it takes none. */
const READ_ONLY = "25006";

/** Whether it takes no changes, as a standby does: found out before players are let in. */
async function isReadOnly(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ set: string }>`select current_setting('transaction_read_only') as set`.execute(
    db,
  );
  return rows[0]?.set === "on";
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
