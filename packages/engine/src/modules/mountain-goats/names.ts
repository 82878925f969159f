import type { Kinds } from "../../notation/kinds";

export const goatsKinds = {
  cards: [],
  tokens: ["goat"],
  places: ["goats"],
} as const satisfies Kinds;
