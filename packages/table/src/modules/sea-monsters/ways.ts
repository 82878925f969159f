import type { WaysOf } from "../act-way";

export const ways = {
  monster: { by: "card", along: false, anytime: false, instead: false, key: null },
} as const satisfies WaysOf<"sea-monsters">;
