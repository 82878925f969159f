/**
 * Limits on guessing a table's words. A wrong guess counts against the guest, the address (an IPv6 /64) and its site (a /48,
 * or an IPv4 /24). Right words cost nothing, so a whole class behind one address can come in one after the other.
 *
 * When wrong words come in from everywhere, somebody is guessing from many addresses. Even then others get in: only an
 * address that was wrong a few times within the hour may look nothing up any more, nor a site, nor a network (a /32, or an
 * IPv4 /16) that was wrong more often. People who know the words get them right at first, and get in.
 *
 * The odds, with three of 1,810 words, 5.9 billion in all: normally 300 misses a minute, 432,000 a day, hit a given table
 * with 7 in 100,000. Under attack each network has 30 misses an hour: a thousand networks, 720,000 a day, 1.2 in 10,000.
 * Each server keeps its own budgets; two of them double these odds.
 */
import type { FindReply } from "@stillwater/table/session";
import { networksOf } from "./address";
import { type BudgetName, EVERYBODY, isSlowDown, type Limits } from "./limits";

/** The sender of the words. */
export interface Guesser {
  readonly guest: string | null;
  /** The key of the address; null if it is not known. */
  readonly address: string | null;
}

/** Looks words up within the budgets of their sender. */
export async function findWithinBudget(
  limits: Limits,
  guesser: Guesser,
  find: () => Promise<FindReply>,
): Promise<FindReply> {
  const { guest, address } = guesser;
  const { site, network } = address === null ? { site: null, network: null } : networksOf(address);
  const budgets: (readonly [BudgetName, string | null])[] = [
    ["missGuest", guest],
    ["missAddress", address],
    ["missSite", site],
  ];
  if (await isSpent(limits, "misses"))
    budgets.push(["siegeAddress", address], ["siegeSite", site], ["siegeNetwork", network]);
  // Taken beforehand, so that a hundred guesses at once count as a hundred.
  const taken: typeof budgets = [];
  let isWrong = false;
  try {
    for (const [budget, key] of budgets) {
      await limits.take(budget, key);
      taken.push([budget, key]);
    }
    const reply = await find();
    isWrong = reply.table === null;
    return reply;
  } finally {
    // It is no wrong guess either if a budget was spent or the words could not be looked up.
    if (isWrong) await limits.take("misses", EVERYBODY).catch(() => undefined);
    else await Promise.all(taken.map(([budget, key]) => limits.giveBack(budget, key)));
  }
}

async function isSpent(limits: Limits, budget: BudgetName): Promise<boolean> {
  try {
    await limits.check(budget, EVERYBODY);
    return false;
  } catch (cause) {
    if (isSlowDown(cause)) return true;
    throw cause;
  }
}
