import type { Notation } from "../notation";

export const notation: Notation<"day-night"> = {
  acts: {
    turn: ["sea p2 night", "turn r4c2 -12"],
  },
  also: [],
};
