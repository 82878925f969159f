import type { RoomLines } from "../../spoken/lines";
import { alone, onSpace } from "../../spoken/reading";

export const lines: RoomLines<"mountain"> = {
  acts: {
    bridge: { bridge: onSpace("bridge") },
    // The line begins with the card, not with a verb.
    campfire: {},
    move: { move: onSpace("move") },
    summit: { summit: alone },
    rope: { rope: alone },
  },
  cards: {
    ascent: { named: false, article: false, stoodFor: false },
    campfire: { named: false, article: true, stoodFor: false },
    bridge: { named: true, article: true, stoodFor: false },
    summit: { named: true, article: true, stoodFor: false },
  },
  things: ["rope"],
  front: [],
  last: ["move"],
  standIns: {},
  sign: null,
  places: {},
  answers: {},
  besideAnswers: [],
  leavesOut: null,
  automatic: null,
};
