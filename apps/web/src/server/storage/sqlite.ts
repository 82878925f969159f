/** The embedded database: one file, checked before it is opened for writing, fsynced at every commit. */
import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, linkSync, mkdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { Kysely, SqliteDialect, sql } from "kysely";
import { errorLine, log } from "../runtime/log";
import { copyBefore } from "./copy";
import { kyselyOn } from "./dialect";
import { firstMissing, migrate } from "./migrate";
import { APPLICATION_ID, BUSY_MS, explained, preflight } from "./preflight";
import type { Schema } from "./schema";
import { errorCodeOf, StorageGone, StorageTrouble } from "./trouble";

export const FILE = "stillwater.sqlite";

/** An open database, and a check that its file is still in its place. */
export interface OpenedDatabase {
  readonly db: Kysely<Schema>;
  /** Throws StorageGone if what is written now could not be found again. */
  readonly stillThere: () => void;
}

/** Opens the database in a folder, creating it if there is none. Throws StorageTrouble, changing nothing, if unfit. */
export async function openSqlite(folder: string): Promise<OpenedDatabase> {
  const file = path.resolve(folder, FILE);
  try {
    makeFolder(path.dirname(file));
    if (!existsSync(file)) await create(file);
    const applied = preflight(file);
    const missing = firstMissing(applied);
    if (missing !== undefined) await copyBefore(file, missing);
    const db = connect(file);
    if (missing !== undefined)
      await migrate(db, file).catch((cause) => db.destroy().then(() => Promise.reject(cause)));
    if (missing !== undefined && missing <= LEFT_TRACES) await clean(db);
    return { db, stillThere: watchFor(file) };
  } catch (cause) {
    throw explained(cause, file);
  }
}

/** Up to this migration, deleted data stayed readable in unused pages of the file. */
const LEFT_TRACES = "0009-sums-and-ages";

/** Rewrites the file without deleted data. A failure is tolerated: there may be no room for a second copy. */
async function clean(db: Kysely<Schema>): Promise<void> {
  try {
    await sql`vacuum`.execute(db);
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
  } catch (cause) {
    log("warn", "what earlier versions deleted is still in the file's free pages", errorLine(cause));
  }
}

const CLEAR_AGAIN_MS = 2_000;

/**
 * Moves SQLite's write-ahead log into the file. Another program that is reading (a backup, say) still needs the old pages:
 * then this does not wait, but tries again later.
 */
export function logClearing(db: Kysely<Schema>) {
  let again: NodeJS.Timeout | undefined;
  const clear = async (): Promise<void> => {
    clearTimeout(again);
    const isBusy = await db.connection().execute(async (alone) => {
      await sql`pragma busy_timeout = 0`.execute(alone);
      try {
        const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(alone);
        return rows[0]?.busy !== 0;
      } finally {
        await sql.raw(`pragma busy_timeout = ${BUSY_MS}`).execute(alone);
      }
    });
    if (!isBusy) return;
    again = setTimeout(() => void clear().catch(() => undefined), CLEAR_AGAIN_MS);
    again.unref();
  };
  return { clear, stop: () => clearTimeout(again) };
}

/** Makes the folder, but not its parent: that may be a disk which is not mounted at the moment. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  if (!existsSync(path.dirname(folder)))
    throw new StorageTrouble(
      `The data folder ${folder} is not there, nor the folder that it should be in. If that is a disk, connect it; for a new site, make the folder, or set DATA_DIR to another. Nothing was changed.`,
    );
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}

function connect(file: string): Kysely<Schema> {
  const raw = new Database(file, { timeout: BUSY_MS });
  try {
    raw.pragma("journal_mode = WAL");
    raw.pragma("synchronous = FULL");
    raw.pragma("foreign_keys = ON");
    // In pages, some 16 MB: a table in play is written many times before its pages have to move from the log into the file.
    raw.pragma("wal_autocheckpoint = 4000");
    // Overwrites deleted data: a forgotten name stays in no page of the file.
    raw.pragma("secure_delete = ON");
  } catch (cause) {
    raw.close();
    throw cause;
  }
  return kyselyOn(raw);
}

/** A database file as it is, for programs that work on it from outside; its transactions do not keep others from writing. */
export function openFile(file: string, { readonly = false } = {}): Kysely<Schema> {
  const raw = new Database(file, { fileMustExist: true, readonly, timeout: BUSY_MS });
  raw.pragma("foreign_keys = ON");
  return new Kysely<Schema>({ dialect: new SqliteDialect({ database: raw }) });
}

/** Migrates a file that nobody else uses to this program's schema. */
export async function bringUpToDate(file: string): Promise<void> {
  const db = connect(file);
  await migrate(db, file).finally(() => db.destroy());
}

/** Makes an empty database file, with an earlier schema if a migration is named. */
export async function createDatabase(file: string, shape?: string): Promise<void> {
  const raw = new Database(file);
  // Readable by the server's own user only; the write-ahead log gets the same mode.
  chmodSync(file, 0o600);
  raw.pragma("synchronous = FULL");
  raw.pragma(`application_id = ${APPLICATION_ID}`);
  const db = kyselyOn(raw);
  await migrate(db, file, shape).finally(() => db.destroy());
}

/** A file that is moved, deleted or replaced stays open, and what is written to it is lost. */
function watchFor(file: string): () => void {
  const { dev, ino } = statSync(file);
  return () => {
    const now = statSync(file, { throwIfNoEntry: false });
    if (now?.ino !== ino || now.dev !== dev) throw new StorageGone(`${FILE} was moved, deleted or replaced`);
  };
}

/** A new database gets its name only once it is complete, so that a crash during the first start leaves no partial one. */
async function create(file: string): Promise<void> {
  if (existsSync(`${file}-wal`))
    throw new StorageTrouble(
      `${file} is missing but ${FILE}-wal is there: the data file was moved or deleted. Put it back beside that one, or bring a backup back with "npm run restore -- BACKUP". Nothing was changed.`,
    );
  const draft = `${file}.new-${randomBytes(6).toString("hex")}`;
  try {
    await createDatabase(draft);
    // Unlike renaming, this fails if another process was quicker: its database stays, and the draft is deleted.
    linkSync(draft, file);
  } catch (cause) {
    if (errorCodeOf(cause) !== "EEXIST") throw cause;
  } finally {
    rmSync(draft, { force: true });
  }
}
