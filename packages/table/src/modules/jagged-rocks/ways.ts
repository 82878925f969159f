import type { WaysOf } from "../act-way";

export const ways = {
  rocks: { by: "tool" },
  stay: { by: "gift", instead: true },
} as const satisfies WaysOf<"jagged-rocks">;
