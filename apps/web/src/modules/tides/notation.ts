import type { Notation } from "../notation";

export const notation: Notation<"tides"> = {
  acts: { swell: ["sea p2 tides", "swell row:3 -12"] },
  also: [],
};
