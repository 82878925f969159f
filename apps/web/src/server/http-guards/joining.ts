/**
 * Guessing at words. A wrong guess costs whoever makes it: the guest, the address (an IPv6 /64), the site it is in (a
 * /48, or an IPv4 /24). Right words cost nothing, so a class behind one address comes in one after the other.
 *
 * When wrong words come in from everywhere, somebody is guessing with many addresses. Then nobody is shut out: but an
 * address that was wrong a few times within the hour is not looked up any more, nor a site, nor a network (a /32, or an
 * IPv4 /16) that was wrong more often. Whoever knows the words says them right at first, and gets in.
 *
 * The odds, with three of 1,810 words, 5.9 billion in all: in peace 300 misses a minute, 432,000 a day, meet a given
 * table with 7 in 100,000. Under siege each network has 30 misses an hour: a thousand networks, 720,000 a day, 1.2 in
 * 10,000. Budgets are kept by each server for itself; two of them double these odds.
 */
import type { FindReply } from "@stillwater/table/session";
import { networksOf } from "./address";
import { type BudgetName, EVERYBODY, isSlowDown, type Limits } from "./limits";

/** Who says the words. */
export interface Guesser {
  readonly guest: string | null;
  /** The key of the address; null where it is not known. */
  readonly address: string | null;
}

/** Looks words up within the budgets of whoever says them. */
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
  // Taken beforehand, so that a hundred guesses at once are a hundred guesses.
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
    // Nobody was wrong either where a budget was spent or the words could not be looked up.
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
