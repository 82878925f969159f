import type { RoomLines } from "../../spoken/lines";
import { onSpace } from "../../spoken/reading";

export const lines: RoomLines<"day-night"> = {
  acts: { turn: { turn: onSpace("turn") } },
  cards: {},
  things: [],
  front: [],
  last: ["turn"],
  standIns: {},
  sign: null,
  places: {},
  answers: {},
  besideAnswers: [],
  leavesOut: null,
  automatic: null,
};
