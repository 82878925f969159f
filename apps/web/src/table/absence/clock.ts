"use client";

/** The time of day as a table speaks of it: coarse, and the same in the page that was sent as where it comes alive. */
import { createContext, use, useCallback, useSyncExternalStore } from "react";

/** How often what is said of time is said anew. */
const EVERY_MS = 20_000;
/** A clock that runs a little ahead of the server's must not ask too early. */
const SLACK_MS = 300;
const LONGEST_MS = 2 ** 31 - 1;

/** When the page was drawn by the server, in milliseconds since 1970: its words about time are those of that moment. */
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
  // Whoever joins others takes the time they go by: a tick would draw all of them again.
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
 * The time in milliseconds since 1970, now and then: coarse enough for words about minutes, and told at the very moment
 * `at` (ISO 8601; null for none) too.
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
