/** Faults of the storage, recognised by error codes of a driver or the system, and their wording for the operator. */

/** The storage cannot be used: one line says why, and what the person who runs the server can do. */
export class StorageTrouble extends Error {
  override readonly name = "StorageTrouble";
}

/** The database's file is not where it was when it was opened: anything written now could not be found again. */
export class StorageGone extends Error {
  override readonly name = "StorageGone";
  readonly code = "STORAGE_GONE";
}

/** The code of a system or driver error, which contains no data; its message if it has none. */
export function errorCodeOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return "code" in cause && typeof cause.code === "string" ? cause.code : cause.message;
}

/**
 * Faults of the storage, as opposed to errors in the program. `gone`: the data is not where it was. `away`: the database
 * does not answer at the moment; trying again may help.
 */
export type Fault = "full" | "gone" | "read-only" | "locked" | "damaged" | "away";

/** The first match counts. Codes of five characters are PostgreSQL's: connection, resources, an operator, the system. */
const FAULTS: readonly (readonly [Fault, RegExp])[] = [
  ["full", /^(ENOSPC|EDQUOT|SQLITE_FULL|53100)$/],
  ["gone", /^(STORAGE_GONE|ENOENT|ENOTDIR|ESTALE|SQLITE_CANTOPEN\w*|SQLITE_READONLY_DBMOVED|3D000)$/],
  ["read-only", /^(EROFS|EACCES|EPERM|SQLITE_READONLY\w*|25006)$/],
  ["locked", /^(SQLITE_BUSY\w*|SQLITE_LOCKED\w*|55P03)$/],
  ["damaged", /^(SQLITE_CORRUPT\w*|SQLITE_NOTADB|XX00[12])$/],
  ["away", /^(ECONN\w+|EPIPE|ETIMEDOUT|EAI_AGAIN|ENOTFOUND|EIO|SQLITE_IOERR\w*|(08|53|57|58)[0-9A-Z]{3})$/],
];

/** What pg says without a code: about a connection that broke while in use, or that could not be made. */
const BROKEN =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect)/;

/** The storage fault behind an error; undefined if it is none. */
export function faultOf(cause: unknown): Fault | undefined {
  if (!(cause instanceof Error)) return undefined;
  // A missing socket file means that the database does not answer; the data may well be where it was.
  if ("syscall" in cause && cause.syscall === "connect") return "away";
  const state = errorCodeOf(cause);
  return (
    FAULTS.find(([, codes]) => codes.test(state))?.[0] ?? (BROKEN.test(cause.message) ? "away" : undefined)
  );
}
