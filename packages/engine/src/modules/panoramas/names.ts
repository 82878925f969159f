import type { Kinds } from "../../notation/kinds";

export const panoramasKinds = {
  cards: ["panorama"],
  tokens: [],
  places: ["panoramas", "shown", "met"],
  acts: [],
} as const satisfies Kinds;
