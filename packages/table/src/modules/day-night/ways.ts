import type { WaysOf } from "../act-way";

export const ways = {
  turn: { by: "tool", along: false, anytime: false, instead: false, key: "T" },
} as const satisfies WaysOf<"day-night">;
