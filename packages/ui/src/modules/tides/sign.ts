import type { CardSign } from "../../cards/face";

/** Two waves under an arrow. */
export const TIDE_SIGN: CardSign = {
  path: "M3 15q3-3 6 0t6 0 6 0M3 20q3-3 6 0t6 0 6 0M12 11V4M9 7l3-3 3 3",
  tone: "ink",
};
