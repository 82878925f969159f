/** Verified copies of the embedded database's file: complete and readable by themselves, or not there at all. */
import { createHash } from "node:crypto";
import {
  chmodSync,
  closeSync,
  fsyncSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
} from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import { log } from "../runtime/log";
import { errorCodeOf, faultOf, StorageTrouble } from "./trouble";

/** How far a copy has come, from 0 to 1. */
export type Progress = (done: number) => void;

/**
 * Copies a database, which may be in use, by SQLite's own online backup; the copy gets its name only once it has been read
 * through and flushed to disk.
 */
export async function copyDatabase(
  from: string,
  to: string,
  progress: Progress = () => undefined,
): Promise<void> {
  // Two processes copying at once must not write into each other's draft.
  const draft = `${to}.part-${process.pid}`;
  rmSync(draft, { force: true });
  const source = new Database(from, { readonly: true, fileMustExist: true });
  try {
    await source.backup(draft, {
      progress: ({ totalPages, remainingPages }) => {
        progress(totalPages === 0 ? 0 : 1 - remainingPages / totalPages);
        return PAGES_AT_ONCE;
      },
    });
    chmodSync(draft, 0o600);
    if (!canBeRead(draft))
      throw new StorageTrouble(
        `The copy ${to} could not be read back, and was taken away again. Look at the disk that it was to lie on, and try again. Nothing was changed.`,
      );
    flush(draft);
    renameSync(draft, to);
    flush(path.dirname(to));
  } finally {
    source.close();
    for (const suffix of ["", "-journal", "-wal", "-shm"]) rmSync(`${draft}${suffix}`, { force: true });
  }
}

/** Makes the copy one file that needs no write-ahead log, and reads all of it. */
function canBeRead(draft: string): boolean {
  let copy: Database.Database | undefined;
  try {
    copy = new Database(draft);
    copy.pragma("journal_mode = DELETE");
    return copy.pragma("quick_check(1)", { simple: true }) === "ok";
  } catch (cause) {
    // A damaged copy does not mean that its source is damaged.
    if (faultOf(cause) === "damaged") return false;
    throw cause;
  } finally {
    copy?.close();
  }
}

const PAGES_AT_ONCE = 1_000;

/** Flushes a file, or a folder's names, to disk. */
export function flush(name: string): void {
  const handle = openSync(name, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** The copy made before a database's schema changes, named after the first change. Logs its name. */
export async function copyBefore(file: string, migration: string): Promise<void> {
  const folder = path.dirname(file);
  const stem = `${path.basename(file, ".sqlite")}-before-${migration}`;
  const all = readdirSync(folder).filter((name) => name.startsWith(stem));
  for (const draft of all) if (isLeftBehind(draft)) rmSync(path.join(folder, draft), { force: true });
  const made = all.filter((name) => name.endsWith(".sqlite"));
  const name = `${stem}${made.length === 0 ? "" : `-${made.length + 1}`}.sqlite`;
  const copy = path.join(folder, name);
  await copyDatabase(file, copy);
  // An interrupted start has made the same copy before: one is enough.
  const same = made.find((other) => sumOf(path.join(folder, other)) === sumOf(copy));
  if (same !== undefined) rmSync(copy);
  log("info", "copied before the upgrade", { file: same ?? name });
}

/** Whether this is the partial copy of a process that has ended. */
function isLeftBehind(name: string): boolean {
  const pid = /\.part-(\d+)/.exec(name)?.[1];
  if (pid === undefined) return false;
  try {
    return !process.kill(Number(pid), 0);
  } catch (cause) {
    return errorCodeOf(cause) === "ESRCH";
  }
}

function sumOf(file: string): string {
  const sum = createHash("sha256");
  const handle = openSync(file, "r");
  try {
    const piece = Buffer.alloc(1024 * 1024);
    for (let read = -1; read !== 0; ) {
      read = readSync(handle, piece);
      sum.update(piece.subarray(0, read));
    }
  } finally {
    closeSync(handle);
  }
  return sum.digest("hex");
}
