import type { RoomLines } from "../../spoken/lines";

export const lines: RoomLines<"panoramas"> = {
  acts: {},
  // They lie open, and nobody plays them.
  cards: { panorama: {} },
};
