import type { RoomLines } from "../../spoken/lines";

export const lines: RoomLines<"pyramid"> = {
  acts: {},
  // A blank card is turned up and laid aside; it is never played.
  cards: { blank: { named: false, article: false, stoodFor: false } },
  things: [],
  front: [],
  last: [],
  standIns: {},
  sign: null,
  places: {},
  answers: {},
  besideAnswers: [],
  leavesOut: {
    option: "pyramid",
    words: { start: "T.pyramid.start", dial: "T.pyramid.start", agree: "T.pyramid.start" },
  },
  automatic: null,
};
