import type { Kinds } from "../../notation/kinds";

export const kinds = {
  cards: ["storm", "compass"],
  tokens: ["pass", "leave"],
  places: [
    "drawn",
    "shedding",
    "yellow",
    "orange",
    "compasses",
    "team",
    "waiting",
    "passed",
    "granted",
    "unasked",
  ],
  acts: ["fog", "compass", "pass", "sweep", "blind", "shed"],
} as const satisfies Kinds;
