/** Inspects an existing database file before it is opened for writing, and refuses an unfit one without changing it. */
import { accessSync, closeSync, constants, openSync, readSync, statfsSync, statSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { refuseNewer } from "./migrate";
import { MIGRATION_TABLE } from "./migrations";
import { errorCodeOf, type Fault, faultOf, StorageTrouble } from "./trouble";

/** "STLW", in the file's header, so that another program's database is never taken for ours. */
export const APPLICATION_ID = 0x53_54_4c_57;
export const BUSY_MS = 5_000;

const MAGIC = "SQLite format 3\0";
const HEADER_BYTES = 100;
const APPLICATION_ID_AT = 68;

/**
 * Throws StorageTrouble unless the file is a sound Stillwater database, no newer than this program. Returns the names of its
 * applied migrations.
 */
export function preflight(file: string): readonly string[] {
  const info = statSync(file);
  if (!info.isFile()) refuse(file, "is not a file");
  if (info.size === 0) refuse(file, "is empty");
  const header = readHeader(file);
  if (header.subarray(0, MAGIC.length).toString("latin1") !== MAGIC) refuse(file, "is not a SQLite database");
  if (header.length < HEADER_BYTES || header.readUInt32BE(APPLICATION_ID_AT) !== APPLICATION_ID)
    refuse(file, "is not a Stillwater database");
  const applied = appliedIn(file);
  refuseNewer(applied, file);
  return applied;
}

/** The names of its applied migrations, if the file is sound. */
function appliedIn(file: string): readonly string[] {
  let raw: Database.Database | undefined;
  try {
    raw = new Database(file, { readonly: true, fileMustExist: true, timeout: BUSY_MS });
    if (raw.pragma("quick_check(1)", { simple: true }) !== "ok") refuse(file, "is damaged");
    return raw.prepare<[], string>(`select name from ${MIGRATION_TABLE} order by name`).pluck().all();
  } catch (cause) {
    if (cause instanceof StorageTrouble) throw cause;
    // Only what SQLite itself reports as damage is damage; on a disk that is full or read-only the file is sound.
    if (faultOf(cause) === "damaged" || errorCodeOf(cause) === "SQLITE_ERROR")
      return refuse(file, `is damaged (${errorCodeOf(cause)})`);
    throw cause;
  } finally {
    raw?.close();
  }
}

function readHeader(file: string): Buffer {
  const handle = openSync(file, "r");
  try {
    const header = Buffer.alloc(HEADER_BYTES);
    return header.subarray(0, readSync(handle, header, 0, HEADER_BYTES, 0));
  } finally {
    closeSync(handle);
  }
}

/** Its advice never loses anything: restoring keeps what it replaces. */
function refuse(file: string, why: string): never {
  throw new StorageTrouble(
    `${file} ${why}. Bring a backup back with "npm run restore -- BACKUP": the file as it is now is kept beside it. Nothing was changed.`,
  );
}

const REMEDIES: Readonly<Record<Fault, (file: string, folder: string) => string>> = {
  full: (_, folder) =>
    `The disk that holds ${folder} is full. Make room on it and start again; the tables in it are not touched by this.`,
  gone: (file, folder) =>
    `${file} cannot be found or opened in ${folder}. If that is on a disk of its own, connect it; if it was moved, set DATA_DIR to where it is.`,
  "read-only": (file, folder) =>
    `${file} cannot be written: the disk is read-only, or the folder belongs to another user. There is nothing wrong with what it holds. Let this user write in ${folder} and start again.`,
  locked: (file) =>
    `${file} is held by another program. Wait until that has ended, or end it, and start again; what it holds is safe.`,
  damaged: (file) =>
    `${file} is damaged. Bring a backup back with "npm run restore -- BACKUP": the file as it is now is kept beside it.`,
  away: (file) =>
    `The disk under ${file} does not answer as it should. Look at the disk, and start again when it does; the file is not touched by this.`,
};

/** The refusal to start for a fault of the storage; any other error is returned unchanged. */
export function explained(cause: unknown, file: string): unknown {
  if (cause instanceof StorageTrouble) return cause;
  const fault = faultOf(cause);
  if (fault === undefined) return cause;
  const folder = path.dirname(file);
  // SQLite reports a full disk and a read-only folder alike as "cannot open"; the system knows which it is.
  const told = fault === "gone" || fault === "away" ? (faultOfFolder(folder) ?? fault) : fault;
  return new StorageTrouble(`${REMEDIES[told](file, folder)} (${errorCodeOf(cause)}) Nothing was changed.`);
}

/** With less than this, SQLite cannot even open a write-ahead log beside its file. */
const LEAST_FREE = 256 * 1024;

function faultOfFolder(folder: string): Fault | undefined {
  try {
    const { bavail, bsize } = statfsSync(folder);
    accessSync(folder, constants.W_OK);
    return bavail * bsize < LEAST_FREE ? "full" : undefined;
  } catch (cause) {
    return faultOf(cause);
  }
}
