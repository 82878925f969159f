/** The breaker on guessing words: when too many are wrong, from wherever, nobody's are looked up for a while. */
import type { FindReply } from "../wire";
import { EVERYBODY, type Limits } from "./limits";

/** Looks words up unless too many have been wrong lately; counts it if these are. */
export async function findWithinBudget(limits: Limits, find: () => Promise<FindReply>): Promise<FindReply> {
  await limits.check("joinMisses", EVERYBODY);
  const reply = await find();
  if (reply.table === null) await limits.take("joinMisses", EVERYBODY).catch(() => undefined);
  return reply;
}
