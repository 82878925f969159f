import type { Kinds } from "../../notation/kinds";

export const kinds = {
  cards: ["rocks"],
  tokens: ["drift"],
  places: ["drifting", "reef", "still"],
  acts: { rocks: { card: "verb", to: "place" }, stay: { cards: "plain" } },
  standIns: [],
} as const satisfies Kinds;
