/** What devices write down. An entry never changes; its effect is computed from the set of all entries. */
import type { Seat, Setup, Stack } from "@stillwater/engine";

/** How many entries of each device are known; 0 for devices that are not listed. */
export type Version = Readonly<Record<string, number>>;

/** What an entry says. Turns count from 1; 0 is the time before the first turn. */
export type Content =
  /** The table at its beginning, or in the middle of a game. */
  | { readonly kind: "begin"; readonly setup: Setup; readonly names: readonly string[] }
  /** One act in the notation of the engine; `nth` counts acts of its kind in that turn, from 1. */
  | {
      readonly kind: "act";
      readonly turn: number;
      readonly nth: number;
      readonly seat: Seat;
      readonly act: string;
    }
  /** What came to light during a step, from the `nth` word on (from 0). */
  | {
      readonly kind: "told";
      readonly turn: number;
      readonly of: string;
      readonly nth: number;
      readonly words: readonly string[];
    }
  /** How the table really lies: cards by cell ("" for an empty one), the contents of other places, whose turn it is. */
  | {
      readonly kind: "correct";
      readonly turn: number;
      readonly cells?: Readonly<Record<string, string>>;
      readonly at?: Readonly<Record<string, Stack>>;
      readonly seat?: Seat;
    }
  /** Takes entries back; taking back an undo is a redo. */
  | { readonly kind: "undo"; readonly of: readonly string[] }
  /** Takes back everything that its writer knew of a turn and of later turns. */
  | { readonly kind: "rewind"; readonly turn: number }
  /** Decides which of several conflicting entries is on the table. */
  | { readonly kind: "answer"; readonly keep: string; readonly drop: readonly string[] };

export type ContentKind = Content["kind"];

/** Who wrote an entry, and what that device knew at the time. */
export interface Stamp {
  /** The device and its counter: `a1b2….7`. */
  readonly id: string;
  readonly client: string;
  /** From 1, without a gap. */
  readonly count: number;
  /** One more than the highest of all entries that its writer had seen. */
  readonly lamport: number;
  /** Everything that its writer knew, its own earlier entries included. */
  readonly seen: Version;
  /** The name that a person chose, for display only. */
  readonly by: string;
  /** The next link of the device's chain, which only its owner can know. */
  readonly key: string;
  /** A digest of the device's previous entry, so that a copy of the device cannot be mistaken for it. */
  readonly prev: string;
}

export type Entry = Stamp & Content;

export type EntryOf<K extends ContentKind> = Extract<Entry, { readonly kind: K }>;

/** An entry that says what happened at the table; all others are about entries. */
export type Statement = EntryOf<"begin" | "act" | "told" | "correct">;

export const isStatement = (entry: Entry): entry is Statement =>
  entry.kind === "begin" || entry.kind === "act" || entry.kind === "told" || entry.kind === "correct";

/** What an entry says, without its stamp. */
export function contentOf(entry: Entry): Content {
  const { id: _id, client: _client, count: _count, lamport: _lamport, seen: _seen, ...rest } = entry;
  const { by: _by, key: _key, prev: _prev, ...says } = rest;
  return says;
}

export const entryIdOf = (client: string, count: number): string => `${client}.${count}`;

/** How many entries of a device a version holds. */
export function countOf(version: Version, client: string): number {
  return Object.hasOwn(version, client) ? (version[client] ?? 0) : 0;
}

/** Whether the writer of `later` knew `earlier`. */
export function saw(later: Stamp, earlier: Stamp): boolean {
  return countOf(later.seen, earlier.client) >= earlier.count;
}

/** Neither writer knew of the other's entry. */
export function concurrent(one: Stamp, other: Stamp): boolean {
  return !saw(one, other) && !saw(other, one);
}

/** One order for everybody, in which no entry comes before those that its writer knew. */
export function inOrder(one: Stamp, other: Stamp): number {
  return one.lamport - other.lamport || (one.client < other.client ? -1 : one.client > other.client ? 1 : 0);
}
