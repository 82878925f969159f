/**
 * The navigator: steady, checked by playouts over worlds that agree with what the seat has seen. It departs from steady
 * only where the gain is larger than its error.
 */
import {
  type Act,
  due,
  duelResult,
  enact,
  gauge,
  look,
  outcome,
  type Seen,
  seededFate,
  type Table,
} from "@stillwater/engine";
import { stream } from "./dice";
import { Imagining } from "./imagining";
import type { Plan } from "./plan";
import { type Decide, type Dice, type Memory, NOTHING_YET } from "./policy";
import { decided, plansOf, steady, usefulTo } from "./steady";

/** Acts that are looked at: steady's own and those next to it. */
const CANDIDATES = 3;
/** How far behind steady's own an act may be, by steady's judgement, to be looked at. */
const BEHIND = 1.5;
/** How many of its errors a gain has to be. */
const SURE = 2;
/** Fewer worlds than this tell nothing. */
const FEWEST = 6;
const MOST_ACTS = 600;

/** Steady asks for no dice. */
const NO_DICE: Dice = { number: () => 0 };

/** How a world ends when steady plays all seats on from an act; what the seat remembers, it remembers there too. */
function playout(world: Table, first: Act, seen: Seen, memory: Memory, seed: string): number {
  const { rulebook } = world;
  const fate = seededFate(seed);
  const memories = rulebook.hands.map((_, seat) => (seat === seen.viewer ? memory : NOTHING_YET));
  const begun = enact(world, first, fate);
  if (!begun.ok) return 0;
  let { table } = begun.value;
  memories[first.seat] = decided(first, memory).memory;
  for (let acts = 0; outcome(table) === "playing" && acts < MOST_ACTS; acts++) {
    let next: Table | undefined;
    for (const seat of [...due(table).seats, ...memories.keys()]) {
      const decision = steady(look(table, seat), memories[seat] as Memory, NO_DICE, 0);
      if (decision.act === undefined) continue;
      memories[seat] = decision.memory;
      const done = enact(table, decision.act, fate);
      if (done.ok) next = done.value.table;
      break;
    }
    if (next === undefined) return 0;
    table = next;
  }
  const duel = duelResult(table);
  if (duel) return duel.leader === seen.viewer ? 1 : duel.leader === null ? 0.5 : 0;
  return outcome(table) === "won" ? 1 : 0;
}

/** Acts worth a look: the best by steady's judgement, none of them the same card for the same place. */
function candidates(plans: readonly Plan[]): readonly Plan[] {
  const best = plans[0];
  if (!best) return [];
  return plans.filter(({ value }) => best.value - value < BEHIND).slice(0, CANDIDATES);
}

/** Places left to fill from which on all playouts are spent: before, each of them takes longer and tells less. */
const LATE = 12;

const shareOf = (seen: Seen): number => Math.min(1, LATE / (gauge(seen).spacesToGo + 1));

/** Discards lean to what fits nowhere. */
const USELESS = 3;
const USEFUL = 0.6;

function leaning(seen: Seen, memory: Memory): (card: number) => number {
  const isUseful = usefulTo(seen, memory);
  return (card) => (isUseful(card) ? USEFUL : USELESS);
}

export const navigator: Decide = (seen, memory, dice, effort) => {
  const own = steady(seen, memory, dice, effort);
  if (own.act === undefined || due(seen).step !== "act") return own;
  const plans = candidates(plansOf(seen, memory));
  const worlds = Math.floor((effort * shareOf(seen)) / Math.max(1, plans.length));
  if (plans.length < 2 || worlds < FEWEST || plans[0]?.act.type !== own.act.type) return own;
  const chance = stream(dice.number(`decision ${memory.decisions}`, 2 ** 31));
  const imagining = new Imagining(seen, memory.given, leaning(seen, memory));
  const gains = plans.map(() => ({ sum: 0, squares: 0 }));
  let played = 0;
  for (; played < worlds; played++) {
    const world = imagining.world(chance);
    if (!world) return own;
    const seed = `world ${Math.floor(chance() * 2 ** 31)}`;
    let first = 0;
    plans.forEach(({ act }, index) => {
      const result = playout(world, act, seen, memory, seed);
      if (index === 0) first = result;
      const gain = gains[index] as (typeof gains)[number];
      gain.sum += result - first;
      gain.squares += (result - first) ** 2;
    });
  }
  let best = 0;
  let most = 0;
  gains.forEach(({ sum, squares }, index) => {
    const mean = sum / played;
    const error = Math.sqrt(Math.max(squares / played - mean ** 2, 0.25 / played) / played);
    if (mean > SURE * error && mean > most) {
      best = index;
      most = mean;
    }
  });
  return best === 0 ? own : decided(plans[best]?.act, memory);
};
