/**
 * The navigator: steady's choice, checked by playouts in worlds that agree with what the seat has seen. It departs from
 * steady only where the gain is larger than its error.
 */
import { due, gauge, type Seen } from "@stillwater/engine";
import { inOneGo } from "./breath";
import { Comparison } from "./comparing";
import { stream } from "./dice";
import type { Plan } from "./plan";
import type { Decide } from "./policy";
import { decided, plansOf, steady } from "./steady";

/** How many acts are compared: steady's choice and the next best. */
const CANDIDATES = 3;
/** How far below steady's choice the value of an act may be for it to be compared. */
const BEHIND = 1.5;
/** How many standard errors a gain must exceed to count. */
const SURE = 2;
/** A gain of this many standard errors needs no more worlds. */
const SETTLED = 3;
/** How many worlds are played before the first comparison, and how many more before each further one. */
const FIRST = 8;
const MORE = 12;
/** Fewer worlds than this say nothing. */
const FEWEST = 6;

/** The acts to compare: the best by steady's judgement. */
function candidates(plans: readonly Plan[]): readonly Plan[] {
  const best = plans[0];
  if (!best) return [];
  return plans.filter(({ value }) => best.value - value < BEHIND).slice(0, CANDIDATES);
}

/** With fewer places than this to fill, all playouts may be used; before that, each takes longer and says less. */
const LATE = 12;

const shareOf = (seen: Seen): number => Math.min(1, LATE / (gauge(seen).spacesToGo + 1));

/**
 * The index of the act that certainly wins more than the first; 0 for none. Playouts go where they can still change that:
 * none if the first act wins in every world, no more for an act that wins no more than the first, none once the result is
 * clear.
 */
function raced(compared: Comparison, effort: number): number {
  const { acts } = compared;
  const plays = (index: number, worlds: number): boolean => inOneGo(compared.play(index, worlds));
  const first = Math.min(FIRST, Math.floor(effort / acts.length));
  if (first < FEWEST || !plays(0, first) || compared.chanceOf(0).mean === 1) return 0;
  let left = effort - first;
  let still = [...acts.keys()].slice(1);
  let best = 0;
  for (let worlds = first, cost = still.length * first; cost <= left; worlds += MORE) {
    left -= cost;
    if (![0, ...still].every((index) => plays(index, worlds))) return 0;
    const gains = still.map((index) => ({ index, ...compared.gainOf(index) }));
    const most = gains.reduce((a, b) => (b.mean > a.mean ? b : a));
    best = most.mean > SURE * most.error ? most.index : 0;
    if (most.mean > SETTLED * most.error) break;
    still = gains.filter(({ mean }) => mean > 0).map(({ index }) => index);
    if (still.length === 0) break;
    cost = MORE * (still.length + 1);
  }
  return best;
}

export const navigator: Decide = (seen, memory, dice, effort) => {
  const own = steady(seen, memory, dice, effort);
  const playouts = effort * shareOf(seen);
  // Too few playouts for two acts say nothing.
  if (own.act === undefined || due(seen).step !== "act" || playouts < 2 * FEWEST) return own;
  const plans = candidates(plansOf(seen, memory));
  if (plans.length < 2 || plans[0]?.act.type !== own.act.type) return own;
  const chance = stream(dice.number(`decision ${memory.decisions}`, 2 ** 31));
  const acts = plans.map(({ act }) => act);
  const best = raced(new Comparison(seen, memory, acts, chance), playouts);
  return best === 0 ? own : decided(plans[best]?.act, memory);
};
