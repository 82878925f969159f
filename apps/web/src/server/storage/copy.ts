/** Verified copies of the embedded database's file: whole and readable by themselves, or not there at all. */
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
 * Copies a database while it may be in use, by SQLite's own online backup; it appears under its name only when it has been
 * read through and lies on the disk.
 */
export async function copyDatabase(
  from: string,
  to: string,
  progress: Progress = () => undefined,
): Promise<void> {
  // Two processes that copy at once must not write into each other's.
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

/** Makes one file of a copy, that needs no log beside it, and reads all of it. */
function canBeRead(draft: string): boolean {
  let copy: Database.Database | undefined;
  try {
    copy = new Database(draft);
    copy.pragma("journal_mode = DELETE");
    return copy.pragma("quick_check(1)", { simple: true }) === "ok";
  } catch (cause) {
    // Of what it was copied from that says nothing.
    if (faultOf(cause) === "damaged") return false;
    throw cause;
  } finally {
    copy?.close();
  }
}

const PAGES_AT_ONCE = 1_000;

/** Lets what has been written to a file, or what a folder names, lie on the disk. */
export function flush(name: string): void {
  const handle = openSync(name, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** The copy that is made before a database gets another shape, named after the first change. Logged with its name. */
export async function copyBefore(file: string, migration: string): Promise<void> {
  const folder = path.dirname(file);
  const stem = `${path.basename(file, ".sqlite")}-before-${migration}`;
  const all = readdirSync(folder).filter((name) => name.startsWith(stem));
  for (const draft of all) if (isLeftBehind(draft)) rmSync(path.join(folder, draft), { force: true });
  const made = all.filter((name) => name.endsWith(".sqlite"));
  const name = `${stem}${made.length === 0 ? "" : `-${made.length + 1}`}.sqlite`;
  const copy = path.join(folder, name);
  await copyDatabase(file, copy);
  // A start that was broken off has made the same one before: one is enough.
  const same = made.find((other) => sumOf(path.join(folder, other)) === sumOf(copy));
  if (same !== undefined) rmSync(copy);
  log("info", "copied before the upgrade", { file: same ?? name });
}

/** Whether this is the beginning of a copy whose process has ended. */
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
