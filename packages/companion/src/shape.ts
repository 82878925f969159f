/** Whether an object is an entry. It may come from anywhere, so none of it is trusted. */

import { MOST_OF_CLIENT } from "./device-key";
import type { Content, ContentKind, Entry } from "./entry";

export const MOST_CLIENTS = 32;
const MOST_NAME = 40;
const MOST_TEXT = 120;
const MOST_LIST = 64;
const MOST_TURN = 2000;
/** A Lamport counter cannot be higher than the number of entries that a log can have. */
const MOST_LAMPORT = MOST_CLIENTS * MOST_OF_CLIENT;

type Test = (value: unknown) => boolean;
type Fields = Readonly<Record<string, Test>>;

const isText: Test = (value) => typeof value === "string" && value.length <= MOST_TEXT;
/** Line breaks, control characters, and characters that change the writing direction: a name or an act is one plain line. */
const CONTROL = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const isName: Test = (value) =>
  typeof value === "string" && value.length > 0 && value.length <= MOST_NAME && !CONTROL.test(value);
const isLine: Test = (value) => isText(value) && !CONTROL.test(value as string);
const between =
  (least: number, most: number): Test =>
  (value) =>
    typeof value === "number" && Number.isInteger(value) && value >= least && value <= most;
const listOf =
  (test: Test, least = 0): Test =>
  (value) =>
    Array.isArray(value) && value.length >= least && value.length <= MOST_LIST && value.every(test);
const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const recordOf =
  (test: Test): Test =>
  (value) =>
    isPlain(value) &&
    Object.keys(value).length <= MOST_LIST &&
    Object.entries(value).every(([name, part]) => isLine(name) && name !== "__proto__" && test(part));

const LINK = /^[0-9a-f]{24}$/;
const isClient: Test = (value) => typeof value === "string" && LINK.test(value);
const isDigest: Test = (value) => typeof value === "string" && /^[0-9a-f]{8}$/.test(value);
const isId: Test = (value) => typeof value === "string" && /^[0-9a-f]{24}\.[1-9]\d{0,3}$/.test(value);
const isVersion: Test = (value) =>
  isPlain(value) &&
  Object.keys(value).length <= MOST_CLIENTS &&
  Object.entries(value).every(([client, count]) => isClient(client) && between(1, MOST_OF_CLIENT)(count));
const isTurn = between(0, MOST_TURN);
const isSeat = between(0, 4);
const isStack: Test = (value) => between(0, 255)(value) || listOf(isLine)(value);

const STAMP: Fields = {
  id: isId,
  client: isClient,
  count: between(1, MOST_OF_CLIENT),
  lamport: between(1, MOST_LAMPORT),
  seen: isVersion,
  by: isName,
  key: isClient,
  prev: isDigest,
};

const NEEDED: Readonly<Record<ContentKind, Fields>> = {
  // The engine itself checks what is in a setup.
  begin: { setup: isPlain, names: listOf(isName, 1) },
  act: { turn: isTurn, nth: between(1, MOST_LIST), seat: isSeat, act: isLine },
  told: { turn: isTurn, of: isLine, nth: between(0, 255), words: listOf(isLine, 1) },
  correct: { turn: isTurn },
  undo: { of: listOf(isId, 1) },
  rewind: { turn: isTurn },
  answer: { keep: isId, drop: listOf(isId, 1) },
};
const MAY: Partial<Readonly<Record<ContentKind, Fields>>> = {
  correct: { cells: recordOf(isLine), at: recordOf(isStack), seat: isSeat },
};

function kindOf(value: unknown): ContentKind | undefined {
  return typeof value === "string" && Object.hasOwn(NEEDED, value) ? (value as ContentKind) : undefined;
}

/** The first field that does not have the right form; undefined if all are right. */
export function misshapen(value: unknown): string | undefined {
  if (!isPlain(value)) return "entry";
  const kind = Object.hasOwn(value, "kind") ? kindOf(value.kind) : undefined;
  if (kind === undefined) return "kind";
  const needed: Fields = { ...STAMP, ...NEEDED[kind] };
  const known: Fields = { ...needed, ...MAY[kind], kind: () => true };
  const missing = Object.keys(needed).find((field) => !Object.hasOwn(value, field));
  if (missing !== undefined) return missing;
  const wrong = Object.keys(value).find(
    (field) => !Object.hasOwn(known, field) || known[field]?.(value[field]) !== true,
  );
  if (wrong !== undefined) return wrong;
  return value.id === `${value.client}.${value.count}` ? undefined : "id";
}

/** The entries that an entry refers to. */
export function references(entry: Content): readonly string[] {
  if (entry.kind === "undo") return entry.of;
  return entry.kind === "answer" ? [entry.keep, ...entry.drop] : [];
}

export function isEntry(value: unknown): value is Entry {
  return misshapen(value) === undefined;
}
