import type { WaysOf } from "../act-way";

export const ways = {
  swell: { by: "tool", along: false, anytime: false, instead: false, key: null },
} as const satisfies WaysOf<"tides">;
