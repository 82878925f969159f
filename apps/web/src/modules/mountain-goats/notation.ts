import type { Notation } from "../notation";

export const notation: Notation<"mountain-goats"> = {
  acts: {
    herd: ["mountain p2 goats", "herd r3p2 r4p2 -g1"],
  },
  also: [],
};
