import type { RoomLines } from "../../spoken/lines";
import { onSpace } from "../../spoken/reading";

export const lines: RoomLines<"day-night"> = {
  acts: { turn: { turn: onSpace("turn") } },
  cards: {},
  last: ["turn"],
};
