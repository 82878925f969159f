import type { CardSign } from "../../cards/face";

export const MONSTER_SIGN: CardSign = {
  path: "M2.5 16.5c1.2 0 1.6-4.5 3.7-4.5s1.9 4.5 3.8 4.5 1.7-6 4-6 1.8 4.5 3.2 4.5M17.2 15V8.5c0-2.4 3.8-2.7 3.8-.5l-2 .8M3 20.4c1.5-1.2 3-1.2 4.5 0s3 1.2 4.5 0 3-1.2 4.5 0 3 1.2 4.5 0",
  tone: "ink",
};
