import type { WaysOf } from "../act-way";

export const ways = {
  turn: { by: "tool" },
} as const satisfies WaysOf<"day-night">;
