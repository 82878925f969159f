/** Acts that leave nothing more to choose. */
import type { Act, Seat } from "@stillwater/engine";
import type { Deed } from "./kinds";

/** An act of a seat with nothing chosen yet. */
export const blank = (seat: Seat): Omit<Act, "type"> => ({ seat, card: 0, to: 0, cards: [], numbers: [] });

export function deedOf(seat: Seat, deed: Deed): Act {
  return { ...blank(seat), type: deed };
}
