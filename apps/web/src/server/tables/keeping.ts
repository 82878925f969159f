/** How long untouched tables are kept, and what players are told before their table is deleted. */

import type { Status } from "@stillwater/table/session";
import { dropTablesBefore } from "../storage/disused";
import type { TableRow } from "../storage/schema";
import type { TableStage } from "./keeping-times";
import { now, type Tools } from "./tools";

const DAY_MS = 86_400_000;

/** How many days ahead people who look at the table are told. */
const TOLD: Readonly<Record<TableStage, number>> = { waiting: 3, playing: 30, finished: 60 };

const STATUSES: Readonly<Record<TableStage, readonly Status[]>> = {
  waiting: ["waiting"],
  playing: ["playing"],
  finished: ["won", "lost", "stopped"],
};

const STAGES = ["waiting", "playing", "finished"] as const;

/** Until when a table is kept if nobody touches it; null while that is far away. */
export function keptUntil(tools: Tools, row: Pick<TableRow, "status" | "changed_at">): string | null {
  const stage = STAGES.find((one) => STATUSES[one].includes(row.status));
  const days = stage === undefined ? null : tools.keeping[stage];
  if (stage === undefined || days === null) return null;
  const until = Date.parse(row.changed_at) + days * DAY_MS;
  // Not from the first day on, however short the configured time is.
  const told = Math.min(TOLD[stage], days / 2) * DAY_MS;
  return tools.clock().getTime() >= until - told ? new Date(until).toISOString() : null;
}

/** Deleted per transaction, so that nobody's act waits for longer. */
const MOST_AT_ONCE = 20;

/** Deletes what nobody has touched for too long, a few tables a transaction. Returns how many. */
export async function putAway(tools: Tools): Promise<number> {
  let gone = 0;
  for (const stage of STAGES) {
    const days = tools.keeping[stage];
    if (days === null) continue;
    const before = new Date(Date.parse(now(tools)) - days * DAY_MS).toISOString();
    for (;;) {
      const dropped = await tools.store.write(async (tx) => {
        const ids = await dropTablesBefore(tx, STATUSES[stage], before, MOST_AT_ONCE);
        // Anybody who has such a table open is told that it is gone.
        for (const id of ids) await tx.notify(id);
        return ids.length;
      });
      gone += dropped;
      if (dropped < MOST_AT_ONCE) break;
    }
  }
  return gone;
}
