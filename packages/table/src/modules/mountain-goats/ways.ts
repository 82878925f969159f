import type { WaysOf } from "../act-way";

export const ways = {
  herd: { by: "tool", along: true, anytime: false, instead: false, key: "H" },
} as const satisfies WaysOf<"mountain-goats">;
