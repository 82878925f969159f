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
  acts: {
    fog: { to: "place" },
    compass: { card: "verb", to: "place" },
    pass: {},
    sweep: {},
    blind: {},
    shed: { cards: "plain" },
  },
  standIns: [],
} as const satisfies Kinds;
