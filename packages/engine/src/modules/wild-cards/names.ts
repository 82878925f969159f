import type { Kinds } from "../../notation/kinds";

export const wildKinds = {
  cards: ["wild"],
  tokens: ["name"],
  places: ["unnamed", "named"],
} as const satisfies Kinds;
