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
  /** On a broken connection this fails too, and the server has rolled back by itself: what counts is the first cause. */
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

/** The name of our connections at the database. */
export const APPLICATION = "stillwater";

/** Connects to the database of a connection string, without changing it. */
export function connectPostgres(url: string, application = "stillwater upkeep"): Kysely<Schema> {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: application,
  });
  // The pool replaces a connection that breaks (a database restart), and its user gets the error from the query. Without
  // listeners, on idle connections and on those in use, the error would end the process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return new Kysely<Schema>({ dialect: new FirstCauseDialect({ pool }) });
}

/** Opens the database of a connection string. Throws StorageTrouble and changes nothing if it is unfit. */
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

/** What to say about an unusable database: never advice that would destroy its data. */
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

/** PostgreSQL's codes for an unknown user or a wrong password. */
const NOT_LET_IN = /^28/;

/** The refusal to start for this error of a database. */
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

/** PostgreSQL's code for a write where only reads are allowed. */
const READ_ONLY = "25006";

/** Whether the database is read-only, as a standby is: checked before players are let in. */
async function isReadOnly(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ set: string }>`select current_setting('transaction_read_only') as set`.execute(
    db,
  );
  return rows[0]?.set === "on";
}

/** The names of the migrations applied to a database. */
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
