/** The quiet crew: policies that play every option set from what one seat sees, and nothing else. */
import { deckhand } from "./deckhand";
import type { CrewHand } from "./hands";
import { navigator } from "./navigator";
import type { Decide } from "./policy";
import { steady } from "./steady";

export { Advice, type Advised } from "./advice";
export { type Breath, inOneGo } from "./breath";
export { Comparison, type Estimate } from "./comparing";
export { diceOf, stream } from "./dice";
export { CREW_VERSION, type CrewHand, HANDS, playsAsIn } from "./hands";
export { Imagining } from "./imagining";
export { onceFor } from "./once";
export { completedOffer } from "./plan";
export { type Decide, type Decision, type Dice, type Memory, NOTHING_YET } from "./policy";
export { type AdviceReason, type OpenSide, reasonFor } from "./reasons";
export { lettingGo, plansOf, steady, swayed } from "./steady";

/** How many playouts a navigator's decision may use; keeps it within 150 ms on one core. */
export const EFFORT = 144;

const POLICIES: Readonly<Record<CrewHand, Decide>> = { deckhand, steady, navigator };

/**
 * The decision of a hand: an act, and what its seat remembers afterwards. Equal views, memories and dice give equal acts.
 * The act is undefined where the seat has nothing to do now.
 */
export function decide(hand: CrewHand, ...given: Parameters<Decide>): ReturnType<Decide> {
  return POLICIES[hand](...given);
}
