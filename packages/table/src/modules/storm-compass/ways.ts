import type { WaysOf } from "../act-way";

export const ways = {
  fog: { by: "tool" },
  compass: { by: "tool", anytime: true, key: "C" },
  pass: { by: "deed" },
  sweep: { by: "deed" },
  blind: { by: "deed" },
  shed: { by: "gift" },
} as const satisfies WaysOf<"storm-compass">;
