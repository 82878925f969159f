/**
 * Looks for tables at which the quiet crew is due, and lets it play there. The list of work is in the database: a server
 * that was killed continues where it was, and two servers never take the same work.
 */
import { CREW_VERSION } from "@stillwater/crew";
import { errorLine, log, tableTag } from "../runtime/log";
import { claimWork, isWorkDue, putWorkOff } from "../storage/crew";
import type { CrewWorkRow } from "../storage/schema";
import type { Tools } from "../tables/tools";

/** How often the list is read: too short a delay for anybody to notice at the crew's pace. */
const LOOK_EVERY_MS = 100;
/** Work that a server has claimed and not finished within this time was lost with it. Far longer than a decision takes. */
const LEASE_MS = 5_000;
/** Work that fails again and again is tried less and less often, but at least this often. */
const LONGEST_PUT_OFF_MS = 600_000;

/** Longer than any work is put off, with room for the difference between the clocks of two servers. */
const LATEST_MS = 2 * LONGEST_PUT_OFF_MS;

export interface CrewTimes {
  readonly everyMs: number;
  readonly leaseMs: number;
}

const TIMES: CrewTimes = { everyMs: LOOK_EVERY_MS, leaseMs: LEASE_MS };

export interface Playing {
  /** Claims the work that is due now, and resolves when it is done. */
  look(): Promise<void>;
  /** Claims nothing more, and resolves when the claimed work is done. */
  stop(): Promise<void>;
}

/** The name of a piece of work: a table at one revision. */
const nameOf = ({ table_id, rev }: CrewWorkRow): string => `${table_id} ${rev}`;

/**
 * @param play does one piece of work; if it fails, the work is claimed again, after a longer delay each time
 * @param most pieces at a time
 */
export function keepPlaying(
  tools: Tools,
  play: (work: CrewWorkRow) => Promise<void>,
  most: number,
  { everyMs, leaseMs }: CrewTimes = TIMES,
): Playing {
  const going = new Map<string, Promise<void>>();
  const failed = new Map<string, { readonly rev: number; readonly times: number; readonly until: number }>();
  let looking: Promise<void> | undefined;
  let stopped = false;

  const putOff = async (work: CrewWorkRow, cause: unknown): Promise<void> => {
    const { table_id: table, rev } = work;
    const at = tools.clock().getTime();
    // Nobody claims the work of a table that was deleted, or that another server has played on.
    for (const [other, { until }] of failed) if (until + LATEST_MS < at) failed.delete(other);
    const before = failed.get(table);
    const times = before?.rev === rev ? before.times + 1 : 1;
    if (times === 1) log("error", "the crew failed", { table: tableTag(table), ...errorLine(cause) });
    const until = at + Math.min(leaseMs * 2 ** (times - 1), LONGEST_PUT_OFF_MS);
    failed.set(table, { rev, times, until });
    await tools.store.write((tx) => putWorkOff(tx, work, new Date(until).toISOString()));
  };
  const begin = (work: CrewWorkRow): void => {
    const table = work.table_id;
    const one = play(work)
      .then(() => void failed.delete(table))
      .catch((cause: unknown) => putOff(work, cause))
      // Then it is claimed again when its lease ends.
      .catch((cause: unknown) => log("warn", "the crew's work could not be put off", errorLine(cause)))
      .finally(() => {
        going.delete(nameOf(work));
        // At a table without pauses the crew's next act may be due already.
        void look();
      });
    going.set(nameOf(work), one);
  };
  const take = async (): Promise<void> => {
    const room = most - going.size;
    const at = tools.clock().getTime();
    const after = (ms: number): string => new Date(at + ms).toISOString();
    const due = { now: after(0), latest: after(LATEST_MS), version: CREW_VERSION };
    if (stopped || room <= 0 || !(await isWorkDue(tools.store.db, due))) return;
    const claim = { ...due, until: after(leaseMs), most: room };
    const works = await tools.store.write((tx) => claimWork(tx, claim));
    // Work that outlives its lease is claimed again by this server while it still runs: it must not begin twice.
    for (const work of works) if (!going.has(nameOf(work))) begin(work);
  };
  const look = (): Promise<void> => {
    looking ??= take()
      // If the database does not answer, the next look asks again.
      .catch((cause: unknown) => log("warn", "the crew's work could not be read", errorLine(cause)))
      .finally(() => {
        looking = undefined;
      });
    return looking;
  };
  const timer = setInterval(() => void look(), everyMs);
  timer.unref();
  return {
    look: async () => {
      await look();
      await Promise.all(going.values());
    },
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await looking;
      await Promise.all(going.values());
    },
  };
}
