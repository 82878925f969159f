import type { WaysOf } from "../act-way";

export const ways = {
  fog: { by: "tool", along: false, anytime: false, instead: false, key: null },
  compass: { by: "tool", along: false, anytime: true, instead: false, key: "C" },
  pass: { by: "deed", along: false, anytime: false, instead: false, key: null },
  sweep: { by: "deed", along: false, anytime: false, instead: false, key: null },
  blind: { by: "deed", along: false, anytime: false, instead: false, key: null },
  shed: { by: "gift", along: false, anytime: false, instead: false, key: null },
} as const satisfies WaysOf<"storm-compass">;
