/** The kinds of acts, by what a person has to choose for them. */
import type { ActType } from "@stillwater/engine";
import type { Choice } from "./choice";

/** Something on the table is moved or turned: it is pointed at, no card of the hand is played. */
export const TOOLS = [
  "rocks",
  "fog",
  "compass",
  "turn",
  "move",
  "herd",
] as const satisfies readonly ActType[];
export type Tool = (typeof TOOLS)[number];

/** So many cards of the hand are given. */
export const GIFTS = ["discard", "give", "stay", "shed"] as const satisfies readonly ActType[];
export type Gift = (typeof GIFTS)[number];

/** Nothing more is to be chosen. */
export const DEEDS = ["pass", "sweep", "blind", "rope", "swap"] as const satisfies readonly ActType[];
export type Deed = (typeof DEEDS)[number];

/** The choices that fill sockets with cards. */
export type Filling = Extract<Choice, { readonly at: "pay" | "gift" }>;

export function isFilling(choice: Choice): choice is Filling {
  return choice.at === "pay" || choice.at === "gift";
}

/** How many sockets are still empty. */
export function missing(choice: Choice): number {
  return isFilling(choice) ? choice.need - choice.paid.length : 0;
}
