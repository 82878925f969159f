"use client";

/** The time as a table's texts use it: coarse, and the same when the page is hydrated as when the server rendered it. */
import { createContext, use, useCallback, useSyncExternalStore } from "react";

/** How often texts about time are updated. */
const EVERY_MS = 20_000;
/** Allows for a clock slightly ahead of the server's, which must not ask too early. */
const SLACK_MS = 300;
const LONGEST_MS = 2 ** 31 - 1;

/** When the server rendered the page, in milliseconds since 1970: the page's texts about time refer to that moment. */
export const DrawnAt = createContext(0);

const readers = new Set<() => void>();
let now = Date.now();
let ticking: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  now = Date.now();
  for (const reader of readers) reader();
}

function subscribe(reader: () => void): () => void {
  readers.add(reader);
  // A later subscriber uses the current value: a tick would render all the others again.
  if (ticking === undefined) {
    ticking = setInterval(tick, EVERY_MS);
    tick();
  }
  return () => {
    readers.delete(reader);
    if (readers.size > 0) return;
    clearInterval(ticking);
    ticking = undefined;
  };
}

/**
 * The current time in milliseconds since 1970, updated now and then: coarse enough for texts about minutes. It is also
 * updated exactly at `at` (ISO 8601; null for none).
 */
export function useNow(at: string | null = null): number {
  const drawnAt = use(DrawnAt);
  const follow = useCallback(
    (reader: () => void) => {
      const leave = subscribe(reader);
      const moment = at === null ? Number.POSITIVE_INFINITY : Date.parse(at) + SLACK_MS;
      const left = moment - Date.now();
      if (left <= 0 && now < moment) tick();
      const timer = left > 0 && left <= LONGEST_MS ? setTimeout(tick, left) : undefined;
      return () => {
        clearTimeout(timer);
        leave();
      };
    },
    [at],
  );
  return useSyncExternalStore(
    follow,
    () => now,
    () => drawnAt,
  );
}
