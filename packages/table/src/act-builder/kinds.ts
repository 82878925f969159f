/** The kinds of acts, by what a person has to choose for them. */

import { type ActsBy, actsBy } from "../modules/ways";

/** Something on the table is moved or turned: it is pointed at, no card of the hand is played. */
export const TOOLS = actsBy("tool");
export type Tool = ActsBy<"tool">;

/** So many cards of the hand are given. */
export const GIFTS = actsBy("gift");
export type Gift = ActsBy<"gift">;

/** Nothing more is to be chosen. */
export const DEEDS = actsBy("deed");
export type Deed = ActsBy<"deed">;

/** Said, where the table has a screen of its own for it. */
export const SAYINGS = actsBy("talk");
export type Saying = ActsBy<"talk">;
