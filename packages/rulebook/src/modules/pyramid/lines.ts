import type { RoomLines } from "../../spoken/lines";

export const lines: RoomLines<"pyramid"> = {
  acts: {},
  // A blank card is turned up and laid aside: nobody plays it.
  cards: { blank: {} },
  leavesOut: { option: "pyramid", words: { start: "T.pyramid.start" } },
};
