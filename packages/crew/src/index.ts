/** The quiet crew: policies that play every option set from what one seat sees, and nothing else. */
import type { Rulebook } from "@stillwater/engine";
import { deckhand } from "./deckhand";
import { navigator } from "./navigator";
import type { Decide } from "./policy";
import { steady } from "./steady";

export { Advice, type Advised } from "./advice";
export { Comparison, type Estimate } from "./comparing";
export { diceOf, stream } from "./dice";
export { Imagining } from "./imagining";
export { onceFor } from "./once";
export { completedOffer } from "./plan";
export { type Decide, type Decision, type Dice, type Memory, NOTHING_YET } from "./policy";
export { type AdviceReason, type OpenSide, reasonFor } from "./reasons";
export { lettingGo, plansOf, steady, swayed } from "./steady";

/** The hands, by what they do. */
export const HANDS = ["deckhand", "steady", "navigator"] as const;
export type CrewHand = (typeof HANDS)[number];

/** Stored games keep the version they were played by: it changes with every change of what a hand would do. */
export const CREW_VERSION = 7;

/** The version since which each hand has played each game as it does now. */
const SINCE: Readonly<Record<Rulebook["game"], Readonly<Record<CrewHand, number>>>> = {
  sea: { deckhand: 6, steady: 4, navigator: 5 },
  mountain: { deckhand: 7, steady: 7, navigator: 7 },
};

/** Whether a hand plays a game as it did in a version of the crew. */
export function playsAsIn(version: number, hand: CrewHand, game: Rulebook["game"]): boolean {
  return version >= SINCE[game][hand] && version <= CREW_VERSION;
}

/** Playouts that a navigator's decision may take, and that keep it within 150 ms of one core. */
export const EFFORT = 144;

const POLICIES: Readonly<Record<CrewHand, Decide>> = { deckhand, steady, navigator };

/**
 * What a hand does: an act and what its seat remembers afterwards. Equal views, memories and dice give equal acts.
 * The act is undefined where the seat has nothing to do now.
 */
export function decide(hand: CrewHand, ...given: Parameters<Decide>): ReturnType<Decide> {
  return POLICIES[hand](...given);
}
