/**
 * Certifies and grades deals before anybody asks for one: those of today and tomorrow, and a few of each grade of the sets
 * that are played most or were asked for. Runs on the crew's threads, a piece at a time, and never while a policy waits.
 */
import { GRADE_GAMES, gradeOf } from "@stillwater/analysis";
import { CREW_VERSION } from "@stillwater/crew";
import { errorLine, log } from "../runtime/log";
import { keepGraded, storedOf } from "../storage/grades";
import { keepDeal } from "../tables/dealing";
import type { Tools } from "../tables/tools";
import { type DealAsked, type DealDue, dealsDue } from "./deals-due";

/** A range of games of a deal: `from` is included, `to` is not. */
export interface GamesAsked extends DealAsked {
  readonly from: number;
  readonly to: number;
}

/** The threads that do the work. */
export interface Grading {
  /** Whether nothing waits for a thread. */
  isFree(): boolean;
  /** A line that wins the deal; null if none was found. */
  certify(deal: DealAsked): Promise<readonly string[] | null>;
  /** How many of these games the crew's steady hand wins. */
  winsOf(games: GamesAsked): Promise<number>;
}

/** Games in one piece of work: a policy may have to wait that long for the thread. */
const GAMES_AT_ONCE = 5;

/** When work begins, and how it is spaced. */
interface GradingTimes {
  readonly firstMs: number;
  readonly everyMs: number;
  /** How long to rest after each piece of work, as a multiple of the time it took. */
  readonly rest: number;
}

const TIMES: GradingTimes = { firstMs: 30_000, everyMs: 2_000, rest: 3 };

export interface Grader {
  /** Grades one deal, if there is one to grade. Resolves to whether there was. */
  look(): Promise<boolean>;
  /** Starts nothing more, and resolves when the work begun is done or given up. */
  stop(): Promise<void>;
}

/** @param ahead deals of each grade to keep ready for a table */
export function keepGrading(tools: Tools, grading: Grading, ahead: number, times = TIMES): Grader {
  const { store } = tools;
  const due = dealsDue(tools, ahead);
  const ended = new AbortController();
  /** Does a piece of work once nothing waits for a thread, and afterwards leaves the processor to others for a while. */
  const piece = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    while (!grading.isFree() && !ended.signal.aborted) await pause(times.everyMs);
    if (ended.signal.aborted) return undefined;
    const from = performance.now();
    const done = await work();
    await pause(times.rest * (performance.now() - from));
    return done;
  };
  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      if (ended.signal.aborted || ms <= 0) return resolve();
      const go = (): void => {
        clearTimeout(timer);
        ended.signal.removeEventListener("abort", go);
        resolve();
      };
      const timer = setTimeout(go, ms);
      timer.unref();
      ended.signal.addEventListener("abort", go);
    });

  const graded = async ({ daily, ...asked }: DealDue): Promise<void> => {
    const line = await piece(() => grading.certify(asked));
    if (line === null && daily !== null) await due.withoutLine(daily);
    if (line === undefined || line === null) return;
    let wins = 0;
    for (let from = 0; from < GRADE_GAMES; from += GAMES_AT_ONCE) {
      const part = await piece(() => grading.winsOf({ ...asked, from, to: from + GAMES_AT_ONCE }));
      if (part === undefined) return;
      wins += part;
    }
    const grade = gradeOf(asked.code, wins);
    if (grade === undefined) return;
    await store.write(async (tx) => {
      const found = { options: asked.code, grade, wins, line: line.join("\n"), crew_version: CREW_VERSION };
      if (daily !== null) return keepGraded(tx, { ...found, deal: daily.deal, stored: 0, table_id: null });
      if (((await storedOf(tx.db, asked.code)).get(grade) ?? 0) >= ahead) return;
      const code = await keepDeal(tools, tx, asked.code, asked.seed);
      await keepGraded(tx, { ...found, deal: code, stored: 1, table_id: null });
    });
  };
  const look = async (): Promise<boolean> => {
    const deal = await due.next();
    if (deal !== undefined) await graded(deal);
    return deal !== undefined;
  };
  const go = async (): Promise<void> => {
    await pause(times.firstMs);
    while (!ended.signal.aborted) {
      // If the database does not answer, the next look asks again.
      const worked = await look().catch((cause: unknown) => {
        log("warn", "a deal could not be graded", errorLine(cause));
        return false;
      });
      await pause(worked ? 0 : times.everyMs);
    }
  };
  const going = go();
  return {
    look,
    stop: async () => {
      ended.abort();
      await going;
    },
  };
}
