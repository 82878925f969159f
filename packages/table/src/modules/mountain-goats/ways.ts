import type { WaysOf } from "../act-way";

export const ways = {
  herd: { by: "tool", along: true },
} as const satisfies WaysOf<"mountain-goats">;
