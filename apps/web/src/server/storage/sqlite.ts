/** The embedded database: one file, checked before it is opened for writing, fsynced at every commit. */
import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, linkSync, mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from "kysely";
import { migrate } from "./migrate";
import { APPLICATION_ID, BUSY_MS, preflight } from "./preflight";
import type { Schema } from "./schema";
import { codeOf, StorageTrouble } from "./trouble";

const FILE = "stillwater.sqlite";

/** Takes the write lock at the beginning: a transaction that reads first must not find itself overtaken. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
}

class ImmediateDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }
  override createDriver(): Driver {
    return new ImmediateDriver(this.#config);
  }
}

/** Opens the database in a folder, creating it when there is none. Throws StorageTrouble and changes nothing if unfit. */
export async function openSqlite(folder: string): Promise<Kysely<Schema>> {
  const file = path.resolve(folder, FILE);
  makeFolder(path.dirname(file));
  if (existsSync(file)) preflight(file);
  else await create(file);
  const db = connect(file);
  await migrate(db, file);
  return db;
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (cause) {
    throw new StorageTrouble(`The data folder ${folder} cannot be made (${codeOf(cause)}). Set DATA_DIR.`);
  }
}

function connect(file: string): Kysely<Schema> {
  let raw: Database.Database;
  try {
    raw = new Database(file, { timeout: BUSY_MS });
    raw.pragma("journal_mode = WAL");
    raw.pragma("synchronous = FULL");
    raw.pragma("foreign_keys = ON");
  } catch (cause) {
    throw new StorageTrouble(`${file} cannot be opened for writing (${codeOf(cause)}).`);
  }
  return new Kysely<Schema>({ dialect: new ImmediateDialect({ database: raw }) });
}

/** A new database gets its name only when it is complete, so a crash during the first start leaves none behind. */
async function create(file: string): Promise<void> {
  if (existsSync(`${file}-wal`))
    throw new StorageTrouble(
      `${file} is missing but ${FILE}-wal is there: the data file was moved or deleted. Restore it from a backup, or move the rest away. Nothing was changed.`,
    );
  const draft = `${file}.new-${randomBytes(6).toString("hex")}`;
  let raw: Database.Database;
  try {
    raw = new Database(draft);
    // Only the server's own user; the log beside it takes after the file.
    chmodSync(draft, 0o600);
    raw.pragma("synchronous = FULL");
  } catch (cause) {
    throw new StorageTrouble(`${file} cannot be created (${codeOf(cause)}).`);
  }
  raw.pragma(`application_id = ${APPLICATION_ID}`);
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: raw }) });
  await migrate(db, draft);
  await db.destroy();
  try {
    // Unlike a renaming, this fails when another process was quicker: its database stays, and the draft goes.
    linkSync(draft, file);
  } catch (cause) {
    if (codeOf(cause) !== "EEXIST") throw new StorageTrouble(`${file} cannot be created (${codeOf(cause)}).`);
  } finally {
    rmSync(draft, { force: true });
  }
}
