import type { WaysOf } from "../act-way";

export const ways = {
  herd: { by: "tool", along: true, key: "H" },
} as const satisfies WaysOf<"mountain-goats">;
