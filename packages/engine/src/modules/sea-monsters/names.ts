import type { Kinds } from "../../notation/kinds";

export const kinds = {
  cards: ["monster"],
  tokens: ["holder"],
  places: ["disclosed", "unsaid"],
  // The Start can be tried too, which the rules refuse.
  acts: { monster: { card: "verb", to: "board" } },
  standIns: [],
} as const satisfies Kinds;
