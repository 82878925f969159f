import type { Notation } from "../notation";

export const notation: Notation<"wild-cards"> = {
  acts: {},
  also: [["sea p2 wild2", "wild=37 r4c2 -12"]],
};
