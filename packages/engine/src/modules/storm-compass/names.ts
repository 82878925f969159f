import type { Kinds } from "../../notation/kinds";

export const stormsKinds = {
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
} as const satisfies Kinds;
