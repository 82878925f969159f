import type { Kinds } from "../../notation/kinds";

export const kinds = {
  cards: ["wild"],
  tokens: ["name"],
  places: ["unnamed", "named"],
  acts: [],
} as const satisfies Kinds;
