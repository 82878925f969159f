import type { Kinds } from "../../notation/kinds";

export const wildKinds = {
  cards: ["wild"],
  tokens: ["name"],
  places: ["unnamed", "named"],
  acts: [],
} as const satisfies Kinds;
