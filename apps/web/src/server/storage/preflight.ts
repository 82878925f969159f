/** Looks at an existing database file before it is opened for writing, and refuses an unfit one untouched. */
import { closeSync, openSync, readSync, statSync } from "node:fs";
import Database from "better-sqlite3";
import { refuseNewer } from "./migrate";
import { MIGRATION_TABLE } from "./migrations";
import { codeOf, StorageTrouble } from "./trouble";

/** "STLW", in the file's header, so that no other program's database is ever taken for ours. */
export const APPLICATION_ID = 0x53_54_4c_57;
export const BUSY_MS = 5_000;

const MAGIC = "SQLite format 3\0";
const HEADER_BYTES = 100;
const APPLICATION_ID_AT = 68;

/** Throws StorageTrouble unless the file is a sound Stillwater database, no newer than this program. */
export function preflight(file: string): void {
  const info = statSync(file);
  if (!info.isFile()) refuse(file, "is not a file");
  if (info.size === 0) refuse(file, "is empty");
  const header = readHeader(file);
  if (header.subarray(0, MAGIC.length).toString("latin1") !== MAGIC) refuse(file, "is not a SQLite database");
  if (header.length < HEADER_BYTES || header.readUInt32BE(APPLICATION_ID_AT) !== APPLICATION_ID)
    refuse(file, "is not a Stillwater database");
  refuseNewer(appliedIn(file), file);
}

/** The names of its migrations, if the file is sound. */
function appliedIn(file: string): readonly string[] {
  let raw: Database.Database | undefined;
  try {
    raw = new Database(file, { readonly: true, fileMustExist: true, timeout: BUSY_MS });
    if (raw.pragma("quick_check(1)", { simple: true }) !== "ok") refuse(file, "is damaged");
    return raw.prepare<[], string>(`select name from ${MIGRATION_TABLE} order by name`).pluck().all();
  } catch (cause) {
    if (cause instanceof StorageTrouble) throw cause;
    return refuse(file, `is damaged (${codeOf(cause)})`);
  } finally {
    raw?.close();
  }
}

function readHeader(file: string): Buffer {
  let handle: number | undefined;
  try {
    handle = openSync(file, "r");
    const header = Buffer.alloc(HEADER_BYTES);
    return header.subarray(0, readSync(handle, header, 0, HEADER_BYTES, 0));
  } catch (cause) {
    return refuse(file, `cannot be read (${codeOf(cause)})`);
  } finally {
    if (handle !== undefined) closeSync(handle);
  }
}

function refuse(file: string, why: string): never {
  throw new StorageTrouble(
    `${file} ${why}. Restore it from a backup, or move it away to begin with no tables. Nothing was changed.`,
  );
}
