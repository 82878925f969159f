import type { WaysOf } from "../act-way";

export const ways = {
  monster: { by: "card" },
} as const satisfies WaysOf<"sea-monsters">;
