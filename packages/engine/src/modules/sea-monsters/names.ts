import type { Kinds } from "../../notation/kinds";

export const kinds = {
  cards: ["monster"],
  tokens: ["holder"],
  places: ["disclosed", "unsaid"],
  // A Monster can be aimed at the Start too, which the rules refuse.
  acts: { monster: { card: "verb", to: "board" } },
  standIns: [],
} as const satisfies Kinds;
