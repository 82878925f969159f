import type { Kinds } from "../../notation/kinds";

export const kinds = {
  cards: [],
  tokens: ["goat"],
  places: ["goats"],
  acts: { herd: { numbers: "path", cards: "paid" } },
  standIns: [],
} as const satisfies Kinds;
