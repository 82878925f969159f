/** The steady hand: evaluates everything that it may do once, and does the best of it. */
import { type Act, due, legalActs, type Offer, type Piece, type Seen } from "@stillwater/engine";
import { settled } from "./chances";
import { type Known, knownTo } from "./known";
import { craftsIn } from "./modules/craft";
import { MOUNTAIN_CRAFTS } from "./modules/mountain";
import { SEA_CRAFTS } from "./modules/sea";
import { MountainSense } from "./mountain/sense";
import { MOUNTAIN_WEIGHTS, type MountainWeights } from "./mountain/weights";
import { completedOffer, type Plan } from "./plan";
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
  const { rulebook } = known.seen;
  return rulebook.game === "sea"
    ? new SeaSense(known, weights.sea, craftsIn(rulebook, SEA_CRAFTS))
    : new MountainSense(known, weights.mountain, craftsIn(rulebook, MOUNTAIN_CRAFTS));
}

/** What a seat does, and what it remembers of it. */
export function decided(act: Act | undefined, memory: Memory): Decision {
  if (act === undefined) return { act, memory };
  const given = act.cards.length === 0 ? memory.given : [...memory.given, ...act.cards];
  return { act, memory: { decisions: memory.decisions + 1, given } };
}

/** The best acts of a seat: one of those of its turn, and one of those that anybody may do at any time. */
interface Best {
  asked: Plan | undefined;
  anytime: Plan | undefined;
}

function weigh(seen: Seen, sense: Sense, sway: () => number): Best {
  const best: Best = { asked: undefined, anytime: undefined };
  const { actOf } = seen.rulebook;
  for (const offer of legalActs(seen, seen.viewer)) {
    const { act, value } = sense.plan(offer) ?? lastResort(sense, offer);
    const swayed = settled(value + sway());
    const kind = actOf[offer.type]?.spec.during === "any" ? "anytime" : "asked";
    const before = best[kind];
    if (before === undefined || swayed > before.value) best[kind] = { act, value: swayed };
  }
  return best;
}

/** The plan for an act without a value here: its only merit is that it is allowed. */
function lastResort(sense: Sense, offer: Offer): Plan {
  return { act: completedOffer(offer, sense.giving(offer.choose, offer.card).cards), value: -1000 };
}

/**
 * A hand that answers at once, from its own judgement.
 * @param sway added to the value of each act that it considers
 */
export function handWith(senseOf: (known: Known) => Sense, sway: () => number = () => 0): Decide {
  return (seen, memory) => {
    const { step, seats } = due(seen);
    const isAsked = seats.includes(seen.viewer);
    if (!isAsked && seen.rulebook.anytime.length === 0) return decided(undefined, memory);
    const sense = senseOf(knownTo(seen, memory));
    if (isAsked && step === "pledge") return decided(talk(seen, sense), memory);
    const { asked, anytime } = weigh(seen, sense, sway);
    // An act that is possible at any time is done if its value is above zero, or if nothing else is possible.
    if (anytime && (anytime.value > 0 || (isAsked && asked === undefined)))
      return decided(anytime.act, memory);
    return decided(isAsked ? asked?.act : undefined, memory);
  };
}

export const steadyWith = (weights: Weights): Decide => handWith((known) => senseOf(known, weights));

export const steady: Decide = steadyWith(WEIGHTS);

/** Steady with random noise added to its judgement, so that repeated playing gives different games. */
export const swayed = (sway: () => number): Decide => handWith((known) => senseOf(known, WEIGHTS), sway);

/** Everything that a seat may do in its turn, as steady values it, the best first. */
export function plansOf(seen: Seen, memory: Memory): readonly Plan[] {
  const sense = senseOf(knownTo(seen, memory), WEIGHTS);
  return legalActs(seen, seen.viewer)
    .flatMap((offer) => sense.plan(offer) ?? [])
    .sort((a, b) => settled(b.value) - settled(a.value));
}

/** Whether a card could still be laid, as far as a seat can tell. */
export function usefulTo(seen: Seen, memory: Memory): (card: Piece) => boolean {
  const sense = senseOf(knownTo(seen, memory), WEIGHTS);
  return (card) => sense.fitsSomewhere(card);
}

/** The cards of a hand in the order in which they would be given away, the least missed first. */
export function lettingGo(seen: Seen, memory: Memory): readonly Piece[] {
  const known = knownTo(seen, memory);
  return senseOf(known, WEIGHTS).giving(known.hand.length, 0).cards;
}
