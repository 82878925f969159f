import type { WaysOf } from "../act-way";

export const ways = {
  rocks: { by: "tool", along: false, anytime: false, instead: false, key: null },
  stay: { by: "gift", along: false, anytime: false, instead: true, key: null },
} as const satisfies WaysOf<"jagged-rocks">;
