import type { Kinds } from "../../notation/kinds";

export const goatsKinds = {
  cards: [],
  tokens: ["goat"],
  places: ["goats"],
  acts: ["herd"],
} as const satisfies Kinds;
