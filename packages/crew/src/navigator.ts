/**
 * The navigator: steady, checked by playouts over worlds that agree with what the seat has seen. It departs from steady
 * only where the gain is larger than its error.
 */
import { due, gauge, type Seen } from "@stillwater/engine";
import { Comparison } from "./comparing";
import { stream } from "./dice";
import type { Plan } from "./plan";
import type { Decide } from "./policy";
import { decided, plansOf, steady } from "./steady";

/** Acts that are looked at: steady's own and those next to it. */
const CANDIDATES = 3;
/** How far behind steady's own an act may be, by steady's judgement, to be looked at. */
const BEHIND = 1.5;
/** How many of its errors a gain has to be. */
const SURE = 2;
/** Fewer worlds than this tell nothing. */
const FEWEST = 6;

/** Acts worth a look: the best by steady's judgement. */
function candidates(plans: readonly Plan[]): readonly Plan[] {
  const best = plans[0];
  if (!best) return [];
  return plans.filter(({ value }) => best.value - value < BEHIND).slice(0, CANDIDATES);
}

/** Where fewer places are left to fill than this, all playouts are spent: before, each takes longer and tells less. */
const LATE = 12;

const shareOf = (seen: Seen): number => Math.min(1, LATE / (gauge(seen).spacesToGo + 1));

export const navigator: Decide = (seen, memory, dice, effort) => {
  const own = steady(seen, memory, dice, effort);
  if (own.act === undefined || due(seen).step !== "act") return own;
  const plans = candidates(plansOf(seen, memory));
  const worlds = Math.floor((effort * shareOf(seen)) / Math.max(1, plans.length));
  if (plans.length < 2 || worlds < FEWEST || plans[0]?.act.type !== own.act.type) return own;
  const chance = stream(dice.number(`decision ${memory.decisions}`, 2 ** 31));
  const compared = new Comparison(
    seen,
    memory,
    plans.map(({ act }) => act),
    chance,
  );
  while (compared.worlds < worlds) if (!compared.step()) return own;
  let best = 0;
  let most = 0;
  compared.gains().forEach(({ mean, error }, index) => {
    if (mean > SURE * error && mean > most) {
      best = index;
      most = mean;
    }
  });
  return best === 0 ? own : decided(plans[best]?.act, memory);
};
