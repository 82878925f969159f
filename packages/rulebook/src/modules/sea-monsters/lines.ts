import type { RoomLines } from "../../spoken/lines";
import { onSpace } from "../../spoken/reading";

export const lines: RoomLines<"sea-monsters"> = {
  acts: { monster: { monster: onSpace("monster") } },
  cards: { monster: { named: true, article: true, stoodFor: true } },
  things: [],
  front: [],
  last: [],
  standIns: {},
  sign: null,
  places: {},
  answers: {},
  besideAnswers: [],
  leavesOut: null,
  automatic: null,
};
