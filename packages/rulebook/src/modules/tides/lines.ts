import { writeName } from "@stillwater/engine";
import { NO_LINES, type RoomLines } from "../../spoken/lines";
import { numbersIn } from "../../spoken/reading";

export const lines: RoomLines<"tides"> = {
  ...NO_LINES,
  acts: {
    swell: {
      swell: (cursor) => {
        cursor.breaks();
        const row = cursor.row() ?? cursor.number();
        return row === null
          ? null
          : ["swell", writeName("row", row), ...numbersIn(cursor).map((card) => `-${card}`)];
      },
    },
  },
  cards: {},
};
