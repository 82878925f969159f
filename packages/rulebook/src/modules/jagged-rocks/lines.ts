import type { RoomLines } from "../../spoken/lines";
import { beside, listed } from "../../spoken/reading";

export const lines: RoomLines<"jagged-rocks"> = {
  acts: {
    rocks: {
      rocks: (cursor, word) => {
        if (cursor.word("stay") !== null) return listed("stay")(cursor, word);
        cursor.word("move");
        return beside("rocks")(cursor, word);
      },
      move: (cursor, word) => (cursor.word("rocks") === null ? undefined : beside("rocks")(cursor, word)),
    },
    stay: {
      stay: (cursor, word) => {
        cursor.word("rocks");
        return listed("stay")(cursor, word);
      },
    },
  },
  cards: { rocks: { named: true, article: true, stoodFor: false } },
  things: [],
  front: [],
  last: ["stay"],
  standIns: {},
  sign: null,
  places: {},
  answers: {},
  besideAnswers: [],
  leavesOut: null,
  automatic: { option: "rocks:auto", acts: ["rocks", "stay"], clause: "T.rocks.auto" },
};
