import type { Kinds } from "../../notation/kinds";

export const kinds = {
  cards: ["monster"],
  tokens: ["holder"],
  places: ["disclosed", "unsaid"],
  // Whatever it is tried on: the Start too, which the rules refuse.
  acts: { monster: { card: "verb", to: "place" } },
  standIns: [],
} as const satisfies Kinds;
