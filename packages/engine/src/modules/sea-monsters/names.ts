import type { Kinds } from "../../notation/kinds";

export const monstersKinds = {
  cards: ["monster"],
  tokens: ["holder"],
  places: ["disclosed", "unsaid"],
} as const satisfies Kinds;
