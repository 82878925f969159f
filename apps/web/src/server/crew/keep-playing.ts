/**
 * Looks for tables at which the quiet crew is due, and lets it play there. What is to be done stands in the database: a
 * server that was killed goes on where it was, and of two servers each takes on what the other has not.
 */
import { CREW_VERSION } from "@stillwater/crew";
import { errorLine, log, tableTag } from "../runtime/log";
import { claimWork, isWorkDue, putWorkOff } from "../storage/crew";
import type { CrewWorkRow } from "../storage/schema";
import type { Tools } from "../tables/tools";

/** How often the list is looked at: less than anybody notices at the pace of the crew. */
const LOOK_EVERY_MS = 100;
/** What a server has taken on and not done by then was lost with it. Far longer than a decision takes. */
const LEASE_MS = 5_000;
/** What fails again and again is tried less and less often, but never more seldom than this. */
const LONGEST_PUT_OFF_MS = 600_000;

/** Longer than anything is put off, by as much as the clocks of two servers may differ. */
const LATEST_MS = 2 * LONGEST_PUT_OFF_MS;

export interface CrewTimes {
  readonly everyMs: number;
  readonly leaseMs: number;
}

const TIMES: CrewTimes = { everyMs: LOOK_EVERY_MS, leaseMs: LEASE_MS };

export interface Playing {
  /** Takes on what is due now, and resolves when that is done. */
  look(): Promise<void>;
  /** Takes on nothing more, and resolves when what was taken on is done. */
  stop(): Promise<void>;
}

/** One piece of work among others: a table as it stands. */
const nameOf = ({ table_id, rev }: CrewWorkRow): string => `${table_id} ${rev}`;

/**
 * @param play does one piece of work; a failure leaves it to be taken on again, each time later
 * @param most pieces at a time
 */
export function keepPlaying(
  tools: Tools,
  play: (work: CrewWorkRow) => Promise<void>,
  most: number,
  { everyMs, leaseMs }: CrewTimes = TIMES,
): Playing {
  const going = new Map<string, Promise<void>>();
  const failed = new Map<string, { readonly rev: number; readonly times: number }>();
  let looking: Promise<void> | undefined;
  let stopped = false;

  const putOff = async (work: CrewWorkRow, cause: unknown): Promise<void> => {
    const { table_id: table, rev } = work;
    const before = failed.get(table);
    const times = before?.rev === rev ? before.times + 1 : 1;
    failed.set(table, { rev, times });
    if (times === 1) log("error", "the crew failed", { table: tableTag(table), ...errorLine(cause) });
    const pause = Math.min(leaseMs * 2 ** (times - 1), LONGEST_PUT_OFF_MS);
    const until = new Date(tools.clock().getTime() + pause).toISOString();
    await tools.store.write((tx) => putWorkOff(tx, work, until));
  };
  const begin = (work: CrewWorkRow): void => {
    const table = work.table_id;
    const one = play(work)
      .then(() => void failed.delete(table))
      .catch((cause: unknown) => putOff(work, cause))
      // Then it is taken on again when its time as taken on is up.
      .catch((cause: unknown) => log("warn", "the crew's work could not be put off", errorLine(cause)))
      .finally(() => {
        going.delete(nameOf(work));
        // At a table that asks for no pauses the next of the crew may be due already.
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
    // What takes longer than it was taken on for is still being done, and taken on by nobody else.
    for (const work of works) if (!going.has(nameOf(work))) begin(work);
  };
  const look = (): Promise<void> => {
    looking ??= take()
      // A database that does not answer is asked again the next time.
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
