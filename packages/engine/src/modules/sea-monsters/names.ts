import type { Kinds } from "../../notation/kinds";

export const kinds = {
  cards: ["monster"],
  tokens: ["holder"],
  places: ["disclosed", "unsaid"],
  acts: { monster: { card: "verb", to: "cell" } },
  standIns: [],
} as const satisfies Kinds;
