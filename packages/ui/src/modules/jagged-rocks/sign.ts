import type { CardSign } from "../../cards/face";

export const ROCKS_SIGN: CardSign = {
  path: "M2.5 19.5 8 7.5l2.5 4.5 3.5-7.5 7.5 15zM10.5 12l-1.8 3.6",
  tone: "ink",
};
