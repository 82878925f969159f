/** The kinds of acts, by what a person has to choose for them. */

import { type ActsBy, actsBy } from "../modules/ways";
import type { Choice } from "./choice";

/** Something on the table is moved or turned: it is pointed at, no card of the hand is played. */
export const TOOLS = actsBy("tool");
export type Tool = ActsBy<"tool">;

/** So many cards of the hand are given. */
export const GIFTS = actsBy("gift");
export type Gift = ActsBy<"gift">;

/** Nothing more is to be chosen. */
export const DEEDS = actsBy("deed");
export type Deed = ActsBy<"deed">;

/** The choices that fill sockets with cards. */
export type Filling = Extract<Choice, { readonly at: "pay" | "gift" }>;

export function isFilling(choice: Choice): choice is Filling {
  return choice.at === "pay" || choice.at === "gift";
}

/** How many sockets are still empty. */
export function socketsMissing(choice: Choice): number {
  return isFilling(choice) ? choice.need - choice.paid.length : 0;
}
