/** How long tables wait before they ask what to do. */
import type { Pace } from "@stillwater/table/session";

/** Milliseconds for each pace; null for no limit. */
export type Patience = Readonly<Record<Pace, number | null>>;

const DAY = 24 * 60 * 60_000;

/** Seconds that a table whose pace is "now" waits. */
export const PATIENCE_NOW_S = 180;

/** The patience of every pace; that of "now" can be set. */
export function patienceOf(nowSeconds = PATIENCE_NOW_S): Patience {
  return { now: nowSeconds * 1_000, today: DAY, week: 7 * DAY, none: null };
}
