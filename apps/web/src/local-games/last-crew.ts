/** The last choice of a game with the quiet crew on this device: one tap on the home page deals the same again. */
import { type CrewHand, HANDS } from "@stillwater/crew";
import { readOptions } from "@stillwater/engine";

const KEY = "stillwater.crew";

/** A game, and the hand that plays the seats beside the one person. */
export interface CrewChoice {
  readonly code: string;
  readonly hand: CrewHand;
}

/** The game for a person who has not chosen yet. */
const FIRST_CREW = { code: "sea p3", hand: "steady", seats: 3 } as const;

/** The last choice with its number of seats; the default if there is none or it can no longer be read. */
export function lastCrew(): CrewChoice & { readonly seats: number } {
  const kept = choiceFrom(stored());
  const read = readOptions(kept.code);
  return read.ok && read.value.players > 1 ? { ...kept, seats: read.value.players } : FIRST_CREW;
}

function stored(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null");
  } catch {
    return null;
  }
}

function choiceFrom(kept: unknown): CrewChoice {
  if (typeof kept !== "object" || kept === null || !("code" in kept) || !("hand" in kept)) return FIRST_CREW;
  const hand = HANDS.find((one) => one === kept.hand);
  return typeof kept.code === "string" && hand !== undefined ? { code: kept.code, hand } : FIRST_CREW;
}

/** A browser that stores nothing deals the default. */
export function keepLastCrew({ code, hand }: CrewChoice): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ code, hand }));
  } catch {
    // Nothing is lost but a choice that can be made again.
  }
}
