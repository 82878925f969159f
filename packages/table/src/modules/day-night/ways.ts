import type { WaysOf } from "../act-way";

export const ways = {
  turn: { by: "tool", key: "T" },
} as const satisfies WaysOf<"day-night">;
