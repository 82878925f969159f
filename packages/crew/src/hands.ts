/** The hands of the crew by name. A file of its own: whoever only speaks of them does not need what they think with. */
import type { Rulebook } from "@stillwater/engine";

/** The hands, by what they do. */
export const HANDS = ["deckhand", "steady", "navigator"] as const;
export type CrewHand = (typeof HANDS)[number];

/** Stored games keep the version they were played by: it changes with every change of what a hand would do. */
export const CREW_VERSION = 9;

/** The version since which each hand has played each game as it does now. */
const SINCE: Readonly<Record<Rulebook["game"], Readonly<Record<CrewHand, number>>>> = {
  sea: { deckhand: 8, steady: 9, navigator: 9 },
  mountain: { deckhand: 9, steady: 9, navigator: 9 },
};

/** Whether a hand plays a game as it did in a version of the crew. */
export function playsAsIn(version: number, hand: CrewHand, game: Rulebook["game"]): boolean {
  return version >= SINCE[game][hand] && version <= CREW_VERSION;
}
