import type { Notation } from "../notation";

export const notation: Notation<"sea-monsters"> = {
  acts: {
    monster: ["sea p2 monsters4", "monster r4c2"],
  },
  also: [],
};
