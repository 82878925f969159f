/** The server's log: a few named fields and nothing else, so that no card, seed, cookie, code or address gets in. */
import { createHash } from "node:crypto";
import { pino } from "pino";

/** Everything a line may hold. */
export interface LogRecord {
  /** The id that the client was told too. */
  readonly request?: string;
  readonly procedure?: string;
  readonly code?: string;
  readonly ms?: number;
  /** See `tableTag`. */
  readonly table?: string;
  readonly seat?: number;
  readonly streams?: number;
  /** How many tables have been deleted. */
  readonly tables?: number;
  readonly guests?: number;
  readonly signal?: string;
  readonly storage?: string;
  /** A file of the data folder, by its name. */
  readonly file?: string;
  readonly error?: string;
  readonly stack?: string;
}

const FIELDS = [
  "request",
  "procedure",
  "code",
  "ms",
  "table",
  "seat",
  "streams",
  "tables",
  "guests",
  "signal",
  "storage",
  "file",
  "error",
  "stack",
] as const satisfies readonly (keyof LogRecord)[];

const logger = pino({ level: process.env.LOG_LEVEL ?? "info", base: null });

/** Writes a line; only the fields above are ever written, whatever else the object holds. */
export function log(level: "debug" | "info" | "warn" | "error", event: string, line: LogRecord = {}): void {
  logger[level](
    Object.fromEntries(FIELDS.flatMap((field) => (field in line ? [[field, line[field]]] : []))),
    event,
  );
}

/** A tag that does not identify the table: enough to see that two lines are about the same one. */
export function tableTag(table: string): string {
  return createHash("sha256").update(table).digest("hex").slice(0, 8);
}

/** What may be logged of an error: its class and where it arose, not its message, which may quote data. */
export function errorLine(cause: unknown): LogRecord {
  if (!(cause instanceof Error)) return { error: typeof cause };
  const frames = (cause.stack ?? "").split("\n").filter((frame) => /^\s+at /.test(frame));
  const code = "code" in cause && typeof cause.code === "string" ? `${cause.name} ${cause.code}` : cause.name;
  return {
    error: code,
    stack: frames
      .slice(0, 8)
      .map((frame) => frame.trim())
      .join(" | "),
  };
}
