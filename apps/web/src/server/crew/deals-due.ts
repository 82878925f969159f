/**
 * Chooses the deal to certify and grade next: those of today and tomorrow, then a few of each grade of the sets that are
 * played most or were asked for.
 */
import { GRADED_SETS, GRADES, hasGrades } from "@stillwater/analysis";
import { dailyOf, dealByCode } from "../storage/deals";
import { gradeOfDeal, setsAskedFor, storedOf } from "../storage/grades";
import type { DailyRow } from "../storage/schema";
import { DAILY_CODES, dailyDeal, dealDayAnew, newSeed, today } from "../tables/dealing";
import type { Tools } from "../tables/tools";

/** The sets that are played most: their deals are made before anybody has asked. */
const COMMON = GRADED_SETS.slice(0, 7);
const MOST_SETS_ASKED = 12;
/** How many deals of a set are tried before its rare grades are given up, until somebody asks for one again. */
const MOST_TRIES = 60;
/** How many deals of a day are tried before the last of them stays without a grade. */
const MOST_DAILY_TRIES = 8;
const DAY_MS = 86_400_000;

/** A deal as it is handed to a thread. */
export interface DealAsked {
  readonly code: string;
  readonly seed: string;
}

/** A deal that is to be graded. */
export interface DealDue extends DealAsked {
  /** The day whose deal it is, or null; a deal of no day is kept only where its grade is still wanted. */
  readonly daily: DailyRow | null;
}

/** How many deals of one day and set were tried without finding a winning line. */
interface DayTried {
  readonly tried: number;
  /** The last deal tried stays, without a grade: a table was opened for it, or enough were tried. */
  readonly stays: boolean;
}

interface DealsDue {
  /** The next deal to grade; undefined if there is none. */
  next(): Promise<DealDue | undefined>;
  /** Call where no winning line was found for a day's deal: deals another, as long as nobody has opened a table for it. */
  withoutLine(daily: DailyRow): Promise<void>;
}

const nameOf = ({ day, options }: Pick<DailyRow, "day" | "options">): string => `${day} ${options}`;

/** @param ahead deals of each grade to keep ready for a table */
export function dealsDue(tools: Tools, ahead: number): DealsDue {
  const { store } = tools;
  /** Those of today and tomorrow. */
  let days = new Map<string, DayTried>();
  /** For each set: how many deals were tried since somebody last asked for one, and when that was. */
  const sets = new Map<string, { readonly asked: string | undefined; readonly tried: number }>();

  const ofDays = async (): Promise<DealDue | undefined> => {
    const tomorrow = new Date(tools.clock().getTime() + DAY_MS).toISOString().slice(0, 10);
    const dates = [today(tools), tomorrow];
    days = new Map([...days].filter(([name]) => dates.some((day) => name.startsWith(day))));
    for (const day of dates)
      for (const options of DAILY_CODES) {
        if (days.get(nameOf({ day, options }))?.stays === true) continue;
        const known = await dailyOf(store.db, day, options);
        const deal = known?.deal ?? (await store.write((tx) => dailyDeal(tools, tx, day, options)));
        if ((await gradeOfDeal(store.db, deal)) !== undefined) continue;
        const row = await dealByCode(store.db, deal);
        if (row !== undefined) return { code: options, seed: row.seed, daily: { day, options, deal } };
      }
    return undefined;
  };
  const ofSets = async (): Promise<DealDue | undefined> => {
    const askedAt = await setsAskedFor(store.db, MOST_SETS_ASKED);
    for (const code of new Set([...askedAt.keys(), ...COMMON])) {
      const asked = askedAt.get(code);
      const before = sets.get(code);
      const tried = before?.asked === asked ? (before?.tried ?? 0) : 0;
      if (!hasGrades(code) || tried >= MOST_TRIES) continue;
      const stored = await storedOf(store.db, code);
      if (GRADES.every((grade) => (stored.get(grade) ?? 0) >= ahead)) continue;
      sets.set(code, { asked, tried: tried + 1 });
      return { code, seed: newSeed(tools), daily: null };
    }
    return undefined;
  };
  return {
    next: async () => (await ofDays()) ?? ofSets(),
    withoutLine: async (daily) => {
      const tried = (days.get(nameOf(daily))?.tried ?? 0) + 1;
      const dealt = tried < MOST_DAILY_TRIES && (await store.write((tx) => dealDayAnew(tools, tx, daily)));
      days.set(nameOf(daily), { tried, stays: !dealt });
    },
  };
}
