/** Entries as text: one line of JSON each, and a file of them. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { err, ok, type Problem, type Result } from "@stillwater/engine";
import type { Entry } from "./entry";
import { isEntry, misshapen } from "./shape";

/** The longest entry that people write is a full board that was typed in. */
export const MOST_LINE = 8_000;
const MOST_FILE = 8_000_000;
const TITLE = "stillwater companion 1";
const GAME = /^[\w-]{8,64}$/;

/** A fixed order of the fields, so that the same entry is the same text everywhere. */
const FIRST = ["id", "client", "count", "lamport", "seen", "by", "key", "prev", "kind"];

/** Cached, because entries never change and are often compared by their text. */
const lines = new WeakMap<Entry, string>();

/** An entry as a line of JSON. */
export function writeEntry(entry: Entry): string {
  const line = lines.get(entry) ?? JSON.stringify(sorted(entry, FIRST));
  lines.set(entry, line);
  return line;
}

/** Sorts the fields of a value at every level. */
function sorted(value: unknown, first: readonly string[] = []): unknown {
  if (Array.isArray(value)) return value.map((part) => sorted(part));
  if (typeof value !== "object" || value === null) return value;
  const rank = (field: string): number => (first.includes(field) ? first.indexOf(field) : first.length);
  const fields = Object.entries(value).filter(([, part]) => part !== undefined);
  fields.sort(([one], [other]) => rank(one) - rank(other) || (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([field, part]) => [field, sorted(part)]));
}

const digests = new WeakMap<Entry, string>();

/** The first eight hexadecimal digits of a text's hash. */
export const digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text))).slice(0, 8);

/** How the next entry of a device refers to its previous one. */
export function digestOf(entry: Entry | undefined): string {
  if (!entry) return "00000000";
  const known = digests.get(entry) ?? digest(writeEntry(entry));
  digests.set(entry, known);
  return known;
}

/** Any value as text; equal values give equal text. */
export const textOf = (value: unknown): string => JSON.stringify(sorted(value));

const wrong = (at: number, what: string, values: Problem["with"] = {}): { ok: false; error: Problem } =>
  err({ at, what, with: values });

/** Reads a line. Problems: `entry.long`, `entry.text` (not JSON), `entry.shape` (which field). */
export function readEntry(text: string): Result<Entry, Problem> {
  if (text.length > MOST_LINE) return wrong(MOST_LINE, "entry.long", { most: MOST_LINE });
  const value = parsed(text);
  if (value === undefined) return wrong(0, "entry.text");
  if (!isEntry(value)) return wrong(0, "entry.shape", { field: misshapen(value) ?? "entry" });
  return ok(value);
}

/** Reads many lines, and counts those that cannot be read. */
export function readEntries(texts: readonly string[]): {
  readonly entries: readonly Entry[];
  readonly unread: number;
} {
  const entries: Entry[] = [];
  for (const text of texts) {
    const entry = readEntry(text);
    if (entry.ok) entries.push(entry.value);
  }
  return { entries, unread: texts.length - entries.length };
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A whole log as a file, to keep or to hand over. `game` distinguishes games. */
export function writeFile(game: string, entries: readonly Entry[]): string {
  return [JSON.stringify({ title: TITLE, game }), ...entries.map(writeEntry), ""].join("\n");
}

/** The contents of a file or a hand-over. */
export interface Parcel {
  readonly game: string;
  readonly entries: readonly Entry[];
}

/** Reads a file. Problems besides those of entries: `file.long`, `file.title`. `at` counts characters from the start. */
export function readFile(text: string): Result<Parcel, Problem> {
  if (text.length > MOST_FILE) return wrong(MOST_FILE, "file.long", { most: MOST_FILE });
  const [head = "", ...lines] = text.split("\n");
  const game = gameOf(parsed(head));
  if (game === undefined) return wrong(0, "file.title");
  const entries: Entry[] = [];
  let at = head.length + 1;
  for (const line of lines) {
    if (line.trim() !== "") {
      const entry = readEntry(line.trim());
      if (!entry.ok) return err({ ...entry.error, at: at + entry.error.at });
      entries.push(entry.value);
    }
    at += line.length + 1;
  }
  return ok({ game, entries });
}

function gameOf(head: unknown): string | undefined {
  if (typeof head !== "object" || head === null || !("title" in head) || !("game" in head)) return undefined;
  const { title, game } = head;
  return title === TITLE && isGame(game) ? game : undefined;
}

/** Whether a text can name a game. */
export function isGame(value: unknown): value is string {
  return typeof value === "string" && GAME.test(value);
}
