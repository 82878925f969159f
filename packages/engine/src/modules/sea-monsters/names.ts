import type { Kinds } from "../../notation/kinds";

export const kinds = {
  cards: ["monster"],
  tokens: ["holder"],
  places: ["disclosed", "unsaid"],
  acts: { monster: { card: "verb", to: "cell" } },
} as const satisfies Kinds;
