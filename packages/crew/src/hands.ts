/** The names of the crew's hands. A separate file, so that code which only names them does not load their policies. */
import type { Rulebook } from "@stillwater/engine";

/** The hands, each named for how it plays. */
export const HANDS = ["deckhand", "steady", "navigator"] as const;
export type CrewHand = (typeof HANDS)[number];

/** Stored games keep the version that played them. It increases with every change to what a hand would do. */
export const CREW_VERSION = 10;

/** Since which version each hand has played each game as it does now. */
const SINCE: Readonly<Record<Rulebook["game"], Readonly<Record<CrewHand, number>>>> = {
  sea: { deckhand: 8, steady: 9, navigator: 9 },
  mountain: { deckhand: 10, steady: 10, navigator: 10 },
};

/** Whether a hand plays a game as it did in a version of the crew. */
export function playsAsIn(version: number, hand: CrewHand, game: Rulebook["game"]): boolean {
  return version >= SINCE[game][hand] && version <= CREW_VERSION;
}
