/** The storage cannot be used, and why, in one line that tells the person who runs the server what to do. */
export class StorageTrouble extends Error {
  override readonly name = "StorageTrouble";
}

/** A system or driver error's code, which names no data; its message where it has none. */
export function codeOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return "code" in cause && typeof cause.code === "string" ? cause.code : cause.message;
}
