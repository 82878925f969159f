import type { Kinds } from "../../notation/kinds";

export const kinds = {
  cards: ["panorama"],
  tokens: [],
  places: ["panoramas", "shown", "met"],
  acts: {},
  standIns: [],
} as const satisfies Kinds;
