import type { RoomLines } from "../../spoken/lines";

export const lines: RoomLines<"high-arch"> = {
  acts: {},
  cards: {},
  leavesOut: { option: "arch", words: { start: "T.arch.no-start" } },
};
