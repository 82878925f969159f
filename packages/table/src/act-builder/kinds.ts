/** The kinds of acts, by what a person has to choose for them. */

import { type ActsBy, actsBy } from "../modules/ways";

/** Acts that move or turn something on the table: people point at it, and play no card from the hand. */
export const TOOLS = actsBy("tool");
export type Tool = ActsBy<"tool">;

/** Acts that give a number of cards from the hand. */
export const GIFTS = actsBy("gift");
export type Gift = ActsBy<"gift">;

/** Acts that leave nothing more to choose. */
export const DEEDS = actsBy("deed");
export type Deed = ActsBy<"deed">;

/** Acts that are said; the table has a screen of its own for them. */
export type Saying = ActsBy<"talk">;
