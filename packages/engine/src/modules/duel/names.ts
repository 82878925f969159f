import type { Kinds } from "../../notation/kinds";

export const duelKinds = {
  cards: [],
  tokens: [],
  places: ["of", "unmarked", "open", "shown"],
  acts: ["swap"],
} as const satisfies Kinds;
