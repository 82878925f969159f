import type { Notation } from "../notation";

export const notation: Notation<"duel"> = {
  acts: {
    swap: ["sea p2 duel", "swap"],
  },
  also: [],
};
