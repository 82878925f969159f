/**
 * The navigator: steady, checked by playouts over worlds that agree with what the seat has seen. It departs from steady
 * only where the gain is larger than its error.
 */
import { due, gauge, type Seen } from "@stillwater/engine";
import { inOneGo } from "./breath";
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
/** A gain of so many errors needs no more worlds. */
const SETTLED = 3;
/** Worlds before anything is told from them, and how many more each time after that. */
const FIRST = 8;
const MORE = 12;
/** Fewer worlds than this tell nothing. */
const FEWEST = 6;

/** Acts worth a look: the best by steady's judgement. */
function candidates(plans: readonly Plan[]): readonly Plan[] {
  const best = plans[0];
  if (!best) return [];
  return plans.filter(({ value }) => best.value - value < BEHIND).slice(0, CANDIDATES);
}

/** Where fewer places are left to fill than this, all playouts may be spent: before, each takes longer and tells less. */
const LATE = 12;

const shareOf = (seen: Seen): number => Math.min(1, LATE / (gauge(seen).spacesToGo + 1));

/**
 * The act that wins surely more than the first, by its number; 0 for none. Playouts go where they can still change that:
 * none where the first wins whatever happens, no more for an act that wins no more than it, none once it is settled.
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
  // Too few for two acts tell nothing.
  if (own.act === undefined || due(seen).step !== "act" || playouts < 2 * FEWEST) return own;
  const plans = candidates(plansOf(seen, memory));
  if (plans.length < 2 || plans[0]?.act.type !== own.act.type) return own;
  const chance = stream(dice.number(`decision ${memory.decisions}`, 2 ** 31));
  const acts = plans.map(({ act }) => act);
  const best = raced(new Comparison(seen, memory, acts, chance), playouts);
  return best === 0 ? own : decided(plans[best]?.act, memory);
};
