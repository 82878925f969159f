import type { Kinds } from "../../notation/kinds";

export const kinds = {
  cards: ["rocks"],
  tokens: ["drift"],
  places: ["drifting", "reef", "still"],
  acts: ["rocks", "stay"],
} as const satisfies Kinds;
