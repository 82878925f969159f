/**
 * Wakes the followers of a table when its revision changes. The pubsub carries no secrets and decides nothing: it says "this
 * table is at this revision now", and followers read what they lack. So a lost or repeated message does no harm.
 */
import type { EntryRow } from "../storage/schema";
import { type Presences, presences } from "./presence";

/** Called with the newest revision known, or 0 when only presence or markers have changed. Must not throw. */
type Wake = (rev: number) => void;

export interface PubSub {
  /** Calls `wake` for every change of the table from now on. Returns how to stop. */
  subscribe(table: string, wake: Wake): () => void;
  /** Says that a table has reached a revision; passing its entry saves each follower a query. */
  announce(table: string, rev: number, entry?: EntryRow): void;
  /** The entry of a revision, if it passed through this process a short while ago. */
  recent(table: string, rev: number): EntryRow | undefined;
  /** The tables that have followers here, with the newest revision announced of each. */
  followed(): ReadonlyMap<string, number>;
  readonly presences: Presences;
}

interface Feed {
  rev: number;
  readonly wakes: Set<Wake>;
  readonly entries: Map<number, EntryRow>;
}

const ENTRIES_KEPT = 64;

export function createPubSub(awayAfterMs?: number): PubSub {
  const feeds = new Map<string, Feed>();
  const subscribe = (table: string, wake: Wake): (() => void) => {
    let feed = feeds.get(table);
    if (feed === undefined) {
      feed = { rev: 0, wakes: new Set(), entries: new Map() };
      feeds.set(table, feed);
    }
    const mine = feed;
    mine.wakes.add(wake);
    return () => {
      mine.wakes.delete(wake);
      if (mine.wakes.size === 0 && feeds.get(table) === mine) feeds.delete(table);
    };
  };
  const announce = (table: string, rev: number, entry?: EntryRow): void => {
    const feed = feeds.get(table);
    if (feed === undefined) return;
    if (entry !== undefined) {
      feed.entries.set(entry.rev, entry);
      feed.entries.delete(entry.rev - ENTRIES_KEPT);
    }
    if (rev > feed.rev) feed.rev = rev;
    for (const wake of [...feed.wakes]) wake(rev);
  };
  return {
    subscribe,
    announce,
    recent: (table, rev) => feeds.get(table)?.entries.get(rev),
    followed: () => new Map([...feeds].map(([table, feed]) => [table, feed.rev])),
    presences: presences((table) => {
      for (const wake of [...(feeds.get(table)?.wakes ?? [])]) wake(0);
    }, awayAfterMs),
  };
}
