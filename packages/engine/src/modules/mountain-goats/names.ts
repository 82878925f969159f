import type { Kinds } from "../../notation/kinds";

export const kinds = {
  cards: [],
  tokens: ["goat"],
  places: ["goats"],
  acts: ["herd"],
} as const satisfies Kinds;
