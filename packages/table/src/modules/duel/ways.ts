import type { WaysOf } from "../act-way";

export const ways = {
  swap: { by: "deed", along: false, anytime: false, instead: false, key: null },
} as const satisfies WaysOf<"duel">;
