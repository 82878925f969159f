import type { RoomLines } from "../../spoken/lines";

export const lines: RoomLines<"panoramas"> = {
  acts: {},
  // Panoramas lie in the open and are never played.
  cards: { panorama: { named: false, article: false, stoodFor: false } },
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
