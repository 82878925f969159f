import type { Kinds } from "../../notation/kinds";

export const kinds = {
  cards: ["wild"],
  tokens: ["name"],
  places: ["unnamed", "named"],
  acts: {},
  standIns: ["wild"],
} as const satisfies Kinds;
