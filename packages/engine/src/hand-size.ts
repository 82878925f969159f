/** How many cards a hand is drawn up to, before what lies on the table makes it less (T.turn.draw, A.setup.hand, A.setup.solo). */
import { slopeHandSize } from "./mountain/turn";
import type { Options } from "./options";
import { HAND_SIZE } from "./sea/turn";

/** Of a game and so many seats. */
export const handSize = (game: Options["game"], seats: number): number =>
  game === "sea" ? HAND_SIZE : slopeHandSize(seats);
