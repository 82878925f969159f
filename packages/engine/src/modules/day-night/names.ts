import type { Kinds } from "../../notation/kinds";

export const kinds = {
  cards: [],
  tokens: ["sky"],
  places: ["day", "dusk", "night"],
  acts: { turn: { to: "cell", cards: "paid" } },
  standIns: [],
} as const satisfies Kinds;
