/**
 * Budgets of calls (rate limits). Every call of a batch counts. Nobody is locked out: somebody too quick is told when to try
 * again, and somebody who sits at a table has a separate budget for reading it, so that their other calls cannot spend it.
 */
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** [calls, seconds] */
const BUDGETS = {
  /** Acts of one guest: five a second, ten at once. */
  act: [10, 2],
  /** Everything else that changes something. */
  change: [6, 3],
  /** Lines after the end of a game. */
  say: [4, 10],
  /** Steps by the person who leads a replay. */
  lead: [20, 4],
  /** New names: each is an entry at every table of the guest. */
  rename: [6, 60],
  /** Pushes of entries at real tables, and the number of entries in them. */
  push: [20, 4],
  pushed: [2_000, 3_600],
  /** Registrations of devices for push messages. */
  device: [12, 600],
  joinGuest: [5, 60],
  joinAddress: [10, 60],
  /** Wrong words, by guest, address and site. Right ones cost nothing. */
  missGuest: [5, 60],
  missAddress: [10, 60],
  missSite: [40, 60],
  /** Wrong words from everybody: above this somebody is guessing, and the budgets below apply too. */
  misses: [300, 60],
  /** Wrong words while somebody is guessing, by address, site and network. */
  siegeAddress: [3, 3_600],
  siegeSite: [6, 3_600],
  siegeNetwork: [30, 3_600],
  openGuest: [20, 3_600],
  openAddress: [60, 3_600],
  guestAddress: [120, 3_600],
  read: [40, 2],
  /** Reads of a table by somebody who sits there: every reload and every new connection is one. */
  seatRead: [60, 10],
  /** Pages that come with a table or a game in them: the most expensive request there is. */
  page: [30, 10],
  /** Pages of every kind from one address: a class may open the site together, and each page fetches more. */
  pageAddress: [300, 10],
  /** Whole games, from the deal to the end. */
  whole: [20, 10],
  /** Questions about the rules by other programs, from one address. */
  question: [60, 10],
  /** All calls from one address. */
  address: [400, 2],
} as const satisfies Readonly<Record<string, readonly [number, number]>>;

export type BudgetName = keyof typeof BUDGETS;

/** Too quick; try again after this many milliseconds. */
export class SlowDown extends Error {
  override readonly name = "SlowDown";
  constructor(readonly retryAfterMs: number) {
    super("slow down");
  }
}

/** Checked by name: a production build has two copies of this class, and either may have been thrown. */
export function isSlowDown(cause: unknown): cause is SlowDown {
  return cause instanceof Error && cause.name === "SlowDown";
}

export interface Limits {
  /** Takes one call (or `count`) out of a budget; throws SlowDown when it is spent. A null key is not counted. */
  take(budget: BudgetName, key: string | null, count?: number): Promise<void>;
  /** Throws SlowDown if a budget is spent, without taking anything. */
  check(budget: BudgetName, key: string): Promise<void>;
  /** Gives one call back. */
  giveBack(budget: BudgetName, key: string | null): Promise<void>;
}

/** Budgets in this process's memory, each multiplied by `scale`. */
export function createLimits(scale: number): Limits {
  const limiters = new Map<BudgetName, RateLimiterMemory>();
  const limiter = (budget: BudgetName): RateLimiterMemory => {
    const known = limiters.get(budget);
    if (known !== undefined) return known;
    const [calls, seconds] = BUDGETS[budget];
    const made = new RateLimiterMemory({ keyPrefix: budget, points: calls * scale, duration: seconds });
    limiters.set(budget, made);
    return made;
  };
  return {
    take: async (budget, key, count = 1) => {
      if (key === null) return;
      try {
        await limiter(budget).consume(key, count);
      } catch (refusal) {
        throw refusal instanceof RateLimiterRes ? slowDown(budget, refusal) : refusal;
      }
    },
    giveBack: async (budget, key) => {
      if (key !== null) await limiter(budget).reward(key, 1);
    },
    check: async (budget, key) => {
      const spent = await limiter(budget).get(key);
      if (spent !== null && spent.remainingPoints <= 0) throw slowDown(budget, spent);
    },
  };
}

/** Never longer than the budget's own period: the clock may have been turned back since. */
function slowDown(budget: BudgetName, { msBeforeNext }: RateLimiterRes): SlowDown {
  return new SlowDown(Math.min(msBeforeNext, BUDGETS[budget][1] * 1_000));
}

/** The key of budgets that everybody shares. */
export const EVERYBODY = "everybody";
