/**
 * Looks for tables at which the quiet crew is due, and lets it play there. What is to be done stands in the database: a
 * server that was killed goes on where it was, and of two servers each takes on what the other has not.
 */
import { errorLine, log } from "../runtime/log";
import { claimWork, isWorkDue } from "../storage/crew";
import type { CrewWorkRow } from "../storage/schema";
import type { Tools } from "../tables/tools";

/** How often the list is looked at: less than anybody notices at the pace of the crew. */
const LOOK_EVERY_MS = 100;
/** What a server has taken on and not done by then was lost with it. Far longer than a decision takes. */
const LEASE_MS = 5_000;

export interface Times {
  readonly everyMs: number;
  readonly leaseMs: number;
}

const TIMES: Times = { everyMs: LOOK_EVERY_MS, leaseMs: LEASE_MS };

export interface Playing {
  /** Takes on what is due now, and resolves when that is done. */
  look(): Promise<void>;
  /** Takes on nothing more, and resolves when what was taken on is done. */
  stop(): Promise<void>;
}

/**
 * @param play does one piece of work; a failure leaves it to be taken on again
 * @param most pieces at a time
 */
export function keepPlaying(
  tools: Tools,
  play: (work: CrewWorkRow) => Promise<void>,
  most: number,
  { everyMs, leaseMs }: Times = TIMES,
): Playing {
  const going = new Set<Promise<void>>();
  let looking: Promise<void> | undefined;
  let stopped = false;

  const begin = (work: CrewWorkRow): void => {
    const one = play(work)
      .catch((cause: unknown) => log("error", "the crew failed", errorLine(cause)))
      .finally(() => {
        going.delete(one);
        // At a table that asks for no pauses the next of the crew may be due already.
        void look();
      });
    going.add(one);
  };
  const take = async (): Promise<void> => {
    const room = most - going.size;
    const at = tools.clock();
    const now = at.toISOString();
    if (stopped || room <= 0 || !(await isWorkDue(tools.store.db, now))) return;
    const until = new Date(at.getTime() + leaseMs).toISOString();
    const works = await tools.store.write((tx) => claimWork(tx, { now, until, most: room }));
    for (const work of works) begin(work);
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
      await Promise.all(going);
    },
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await looking;
      await Promise.all(going);
    },
  };
}
