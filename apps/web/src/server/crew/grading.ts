/**
 * Certifies and grades deals before anybody asks for one: those of today and tomorrow, and a few of each grade of the sets
 * that are played most or were asked for. On the threads of the crew, a piece at a time, and never while a policy waits.
 */
import { GRADE_GAMES, GRADED_SETS, GRADES, gradeOf, hasGrades } from "@stillwater/analysis";
import { CREW_VERSION } from "@stillwater/crew";
import { errorLine, log } from "../runtime/log";
import { dailyOf, dealByCode } from "../storage/deals";
import { gradeOfDeal, keepGraded, setsAskedFor, storedOf } from "../storage/grades";
import type { DailyRow } from "../storage/schema";
import { DAILY_CODES, dailyDeal, dealDayAnew, keepDeal, newSeed, today } from "../tables/dealing";
import type { Tools } from "../tables/tools";

/** A deal as a thread is given it. */
export interface DealAsked {
  readonly code: string;
  readonly seed: string;
}

/** Games of a deal, from one number up to another. */
export interface GamesAsked extends DealAsked {
  readonly from: number;
  readonly to: number;
}

/** Who does the work. */
export interface Grading {
  /** Whether nobody waits for a thread. */
  isFree(): boolean;
  /** A line that wins the deal; null where none was found. */
  certify(deal: DealAsked): Promise<readonly string[] | null>;
  /** How many of these games the steady crew wins. */
  winsOf(games: GamesAsked): Promise<number>;
}

/** The sets that are played most: deals of them are made before anybody has asked. */
const COMMON = GRADED_SETS.slice(0, 7);
const MOST_SETS_ASKED = 12;
/** Deals of a set that are tried before its rare grades are left as they are, until somebody asks for one again. */
const MOST_TRIES = 60;

/** Deals of a day that are tried before the last of them stays without a grade. */
const MOST_DAILY_TRIES = 8;

/** Games a piece: so long may a policy have to wait for the thread. */
const GAMES_AT_ONCE = 5;
const FIRST_MS = 30_000;
const EVERY_MS = 2_000;
/** For each moment of work there are so many of rest. */
const REST = 3;
const DAY_MS = 86_400_000;

/** When work begins, and how it is spaced. */
interface GradingTimes {
  readonly firstMs: number;
  readonly everyMs: number;
  readonly rest: number;
}

const TIMES: GradingTimes = { firstMs: FIRST_MS, everyMs: EVERY_MS, rest: REST };

/** A deal that is to be graded. */
interface Job extends DealAsked {
  /** Whose deal it is; a new one is kept only if it is wanted. */
  readonly daily: DailyRow | null;
}

export interface Grader {
  /** Grades one deal, if there is one to grade. Whether there was. */
  look(): Promise<boolean>;
  /** Begins nothing more, and resolves when what was begun is done or given up. */
  stop(): Promise<void>;
}

/** @param ahead deals of each grade that wait for a table */
export function keepGrading(tools: Tools, grading: Grading, ahead: number, times = TIMES): Grader {
  const { store } = tools;
  const ended = new AbortController();
  /** Deals of a day that could not be certified and stay: a table is opened for them. They have no grade. */
  const given = new Set<string>();
  /** Deals tried of a day and a set. */
  const triesOfDays = new Map<string, number>();
  /** Deals tried of a set since somebody last asked for one, and when that was. */
  const triesOfSets = new Map<string, { readonly asked: string | undefined; readonly tried: number }>();

  const dailyJob = async (): Promise<Job | undefined> => {
    const tomorrow = new Date(tools.clock().getTime() + DAY_MS).toISOString().slice(0, 10);
    for (const day of [today(tools), tomorrow])
      for (const code of DAILY_CODES) {
        const known = await dailyOf(store.db, day, code);
        const deal = known?.deal ?? (await store.write((tx) => dailyDeal(tools, tx, day, code)));
        if (given.has(deal) || (await gradeOfDeal(store.db, deal)) !== undefined) continue;
        const row = await dealByCode(store.db, deal);
        if (row !== undefined) return { code, seed: row.seed, daily: { day, options: code, deal } };
      }
    return undefined;
  };
  const dealtAnew = async (daily: DailyRow): Promise<boolean> => {
    const day = `${daily.day} ${daily.options}`;
    const tried = (triesOfDays.get(day) ?? 0) + 1;
    triesOfDays.set(day, tried);
    return tried < MOST_DAILY_TRIES && store.write((tx) => dealDayAnew(tools, tx, daily));
  };
  const storedJob = async (): Promise<Job | undefined> => {
    const askedAt = await setsAskedFor(store.db, MOST_SETS_ASKED);
    for (const code of new Set([...askedAt.keys(), ...COMMON])) {
      const asked = askedAt.get(code);
      const before = triesOfSets.get(code);
      const tried = before?.asked === asked ? (before?.tried ?? 0) : 0;
      if (!hasGrades(code) || tried >= MOST_TRIES) continue;
      const stored = await storedOf(store.db, code);
      if (GRADES.every((grade) => (stored.get(grade) ?? 0) >= ahead)) continue;
      triesOfSets.set(code, { asked, tried: tried + 1 });
      return { code, seed: newSeed(tools), daily: null };
    }
    return undefined;
  };
  /** Does a piece when nobody waits for a thread, and leaves the machine to others afterwards. */
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

  const graded = async ({ daily, ...asked }: Job): Promise<void> => {
    const line = await piece(() => grading.certify(asked));
    if (line === null && daily !== null && !(await dealtAnew(daily))) given.add(daily.deal);
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
    const job = (await dailyJob()) ?? (await storedJob());
    if (job !== undefined) await graded(job);
    return job !== undefined;
  };
  const go = async (): Promise<void> => {
    await pause(times.firstMs);
    while (!ended.signal.aborted) {
      // A database that does not answer is asked again the next time.
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
