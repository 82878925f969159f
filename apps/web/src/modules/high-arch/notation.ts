import type { Notation } from "../notation";

export const notation: Notation<"high-arch"> = {
  acts: {},
  also: [["sea p2 arch", "13 w3"]],
};
