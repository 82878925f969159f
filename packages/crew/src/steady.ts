/** The steady hand: weighs everything it may do once, and does the best of it. */
import { type Act, due, legalActs, type Offer, type Seen } from "@stillwater/engine";
import { type Known, knownTo } from "./known";
import { MountainSense } from "./mountain/sense";
import { MOUNTAIN_WEIGHTS, type MountainWeights } from "./mountain/weights";
import { completed, type Plan } from "./plan";
import type { Decide, Decision, Memory } from "./policy";
import { SeaSense } from "./sea/sense";
import { SEA_WEIGHTS, type SeaWeights } from "./sea/weights";
import type { Sense } from "./sense";
import { talk } from "./talk";

export interface Weights {
  readonly sea: SeaWeights;
  readonly mountain: MountainWeights;
}

export const WEIGHTS: Weights = { sea: SEA_WEIGHTS, mountain: MOUNTAIN_WEIGHTS };

function senseOf(known: Known, weights: Weights): Sense {
  return known.seen.rulebook.game === "sea"
    ? new SeaSense(known, weights.sea)
    : new MountainSense(known, weights.mountain);
}

/** What a seat does and what it remembers of it. */
function decided(act: Act | undefined, memory: Memory): Decision {
  if (act === undefined) return { act, memory };
  const given = act.cards.length === 0 ? memory.given : [...memory.given, ...act.cards];
  return { act, memory: { decisions: memory.decisions + 1, given } };
}

/** What a seat may do, weighed, the best first: acts of its turn, and those that anybody may do at any time. */
interface Weighed {
  readonly asked: readonly Plan[];
  readonly anytime: readonly Plan[];
}

function weigh(seen: Seen, sense: Sense): Weighed {
  const asked: Plan[] = [];
  const anytime: Plan[] = [];
  const { actOf } = seen.rulebook;
  for (const offer of legalActs(seen, seen.viewer)) {
    const plan = sense.plan(offer) ?? lastResort(sense, offer);
    (actOf[offer.type]?.spec.during === "any" ? anytime : asked).push(plan);
  }
  asked.sort(better);
  anytime.sort(better);
  return { asked, anytime };
}

/** Of an act that nothing is known of, only that it is allowed. */
function lastResort(sense: Sense, offer: Offer): Plan {
  return { act: completed(offer, sense.giving(offer.choose, offer.card).cards), value: -1000 };
}

const better = (a: Plan, b: Plan): number => b.value - a.value;

/** The act of a seat by its own judgement; undefined where it has none to do. */
function chosen(seen: Seen, sense: Sense): Act | undefined {
  const { step, seats } = due(seen);
  const isAsked = seats.includes(seen.viewer);
  if (isAsked && step === "pledge") return talk(seen, sense);
  const { asked, anytime } = weigh(seen, sense);
  const extra = anytime[0];
  // What may be done at any time is worth more than nothing, or all that is left.
  if (extra && (extra.value > 0 || (isAsked && asked.length === 0))) return extra.act;
  return isAsked ? asked[0]?.act : undefined;
}

/** A hand that answers at once by its own way of judging. */
export function handWith(senseOf: (known: Known) => Sense): Decide {
  return (seen, memory) => decided(chosen(seen, senseOf(knownTo(seen, memory))), memory);
}

export const steadyWith = (weights: Weights): Decide => handWith((known) => senseOf(known, weights));

export const steady: Decide = steadyWith(WEIGHTS);
