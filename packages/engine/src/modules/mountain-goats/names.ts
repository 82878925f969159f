import type { Kinds } from "../../notation/kinds";

export const kinds = {
  cards: [],
  tokens: ["goat"],
  places: ["goats"],
  acts: { herd: { numbers: "path", cards: "paid" } },
} as const satisfies Kinds;
