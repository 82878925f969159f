import type { Kinds } from "../../notation/kinds";

export const kinds = {
  cards: [],
  tokens: ["tide"],
  places: ["ebb"],
  acts: { swell: { to: "place", cards: "paid" } },
  standIns: [],
} as const satisfies Kinds;
