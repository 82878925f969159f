import type { WaysOf } from "../act-way";

export const ways = {
  swap: { by: "deed" },
} as const satisfies WaysOf<"duel">;
