import type { Kinds } from "../../notation/kinds";

export const duelKinds = {
  cards: [],
  tokens: [],
  places: ["of", "unmarked", "open", "shown"],
} as const satisfies Kinds;
