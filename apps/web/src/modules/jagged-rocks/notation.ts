import type { Notation } from "../notation";

export const notation: Notation<"jagged-rocks"> = {
  acts: {
    rocks: ["sea p2 rocks", "rocks row:3"],
    stay: ["sea p2 rocks", "stay 12 55"],
  },
  also: [],
};
