/** What can be wrong with the storage, told from a driver's or the system's code, and said to whoever runs the server. */

/** The storage cannot be used, and why, in one line that tells the person who runs the server what to do. */
export class StorageTrouble extends Error {
  override readonly name = "StorageTrouble";
}

/** The database's file is not where it was when it was opened: whatever is written now, nobody would find again. */
export class StorageGone extends Error {
  override readonly name = "StorageGone";
  readonly code = "STORAGE_GONE";
}

/** A system or driver error's code, which names no data; its message where it has none. */
export function errorCodeOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return "code" in cause && typeof cause.code === "string" ? cause.code : cause.message;
}

/**
 * What keeps the storage from working, as opposed to a mistake of the program's own. `gone`: the data is not where it
 * was. `away`: nobody answers, or not just now; trying again may help.
 */
export type Fault = "full" | "gone" | "read-only" | "locked" | "damaged" | "away";

/** The first that fits counts. Five characters are PostgreSQL's: connection, resources, an operator, the system. */
const FAULTS: readonly (readonly [Fault, RegExp])[] = [
  ["full", /^(ENOSPC|EDQUOT|SQLITE_FULL|53100)$/],
  ["gone", /^(STORAGE_GONE|ENOENT|ENOTDIR|ESTALE|SQLITE_CANTOPEN\w*|SQLITE_READONLY_DBMOVED|3D000)$/],
  ["read-only", /^(EROFS|EACCES|EPERM|SQLITE_READONLY\w*|25006)$/],
  ["locked", /^(SQLITE_BUSY\w*|SQLITE_LOCKED\w*|55P03)$/],
  ["damaged", /^(SQLITE_CORRUPT\w*|SQLITE_NOTADB|XX00[12])$/],
  ["away", /^(ECONN\w+|EPIPE|ETIMEDOUT|EAI_AGAIN|ENOTFOUND|EIO|SQLITE_IOERR\w*|(08|53|57|58)[0-9A-Z]{3})$/],
];

/** What pg says without a code: of a connection that broke while it was lent out, and of one that could not be had. */
const BROKEN =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect)/;

/** The fault of the storage behind an error; undefined where it is none. */
export function faultOf(cause: unknown): Fault | undefined {
  if (!(cause instanceof Error)) return undefined;
  // A socket file that is not there means that nobody answers; the data may well be where it was.
  if ("syscall" in cause && cause.syscall === "connect") return "away";
  const state = errorCodeOf(cause);
  return (
    FAULTS.find(([, codes]) => codes.test(state))?.[0] ?? (BROKEN.test(cause.message) ? "away" : undefined)
  );
}
