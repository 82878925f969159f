import type { Kinds } from "../../notation/kinds";

export const monstersKinds = {
  cards: ["monster"],
  tokens: ["holder"],
  places: ["disclosed", "unsaid"],
  acts: ["monster"],
} as const satisfies Kinds;
