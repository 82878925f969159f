import type { RoomLines } from "../../spoken/lines";
import { onSpace, paid } from "../../spoken/reading";

export const lines: RoomLines<"wild-cards"> = {
  acts: {},
  cards: { wild: { named: true, article: true, stoodFor: false } },
  things: [],
  front: [],
  last: [],
  standIns: {
    // "Wild as 37, row 4 column 2"; "wild as Compass, this Storm".
    wild: (cursor, word, asAnother) => {
      cursor.breaks();
      cursor.word("as");
      const another = asAnother(cursor);
      if (another !== undefined) return another;
      const here = cursor.place();
      if (here !== null) return ["wild", here, ...paid(cursor)];
      const value = cursor.number();
      return value === null ? null : onSpace(`wild=${value}`)(cursor, word);
    },
  },
  sign: null,
  places: {},
  answers: {},
  besideAnswers: [],
  leavesOut: null,
  automatic: null,
};
