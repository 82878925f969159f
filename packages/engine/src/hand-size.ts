/** How many cards a hand is drawn up to, unless the table lowers it (T.turn.draw, A.setup.hand, A.setup.solo). */
import { slopeHandSize } from "./mountain/turn";
import type { Options } from "./options";
import { HAND_SIZE } from "./sea/turn";

/** The hand size of a game with a number of seats. */
export const handSize = (game: Options["game"], seats: number): number =>
  game === "sea" ? HAND_SIZE : slopeHandSize(seats);
