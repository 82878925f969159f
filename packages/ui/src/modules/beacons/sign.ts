import type { CardSign } from "../../cards/face";

/** A light on a tower, with its beams. */
export const BEACON_SIGN: CardSign = {
  path: "M9.5 21 10.5 9h3l1 12zM9 9h6M10.5 9V6.2L12 4.5l1.5 1.7V9M7 21h10M7.5 6.5 3 5M7.5 8.2 3 9.7M16.5 6.5 21 5M16.5 8.2 21 9.7",
  tone: "ink",
};
