import type { RoomLines } from "../../spoken/lines";
import { alone } from "../../spoken/reading";

export const lines: RoomLines<"duel"> = {
  acts: { swap: { swap: alone } },
  cards: {},
  things: [],
  front: [],
  last: ["swap"],
  standIns: {},
  sign: null,
  places: {},
  answers: {},
  besideAnswers: [],
  leavesOut: {
    option: "duel",
    words: {
      start: "T.duel.deck",
      dial: "T.duel.deck",
      agree: "T.duel.deck",
      finish: "T.duel.deck",
      stuck: "T.duel.pass",
    },
  },
  automatic: null,
};
