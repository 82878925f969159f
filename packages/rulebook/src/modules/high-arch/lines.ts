import type { RoomLines } from "../../spoken/lines";

export const lines: RoomLines<"high-arch"> = {
  acts: {},
  cards: {},
  things: [],
  front: [],
  last: [],
  standIns: {},
  sign: null,
  places: {},
  answers: {},
  besideAnswers: [],
  leavesOut: {
    option: "arch",
    words: { start: "T.arch.no-start", dial: "T.arch.no-start", agree: "T.arch.no-start" },
  },
  automatic: null,
};
