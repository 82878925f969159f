import type { Kinds } from "../../notation/kinds";

export const kinds = {
  cards: [],
  tokens: [],
  places: ["of", "unmarked", "open", "shown"],
  acts: { swap: {} },
  standIns: [],
} as const satisfies Kinds;
