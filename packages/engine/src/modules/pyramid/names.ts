import type { Kinds } from "../../notation/kinds";

export const kinds = {
  cards: ["blank"],
  tokens: [],
  places: ["explored", "explorer", "border"],
  acts: {},
  standIns: [],
} as const satisfies Kinds;
