import type { RoomLines } from "../../spoken/lines";
import { alone, onSpace } from "../../spoken/reading";

export const lines: RoomLines<"mountain"> = {
  acts: {
    bridge: { bridge: onSpace("bridge") },
    // A card comes first, and no verb.
    campfire: {},
    move: { move: onSpace("move") },
    summit: { summit: alone },
    rope: { rope: alone },
  },
  cards: {
    ascent: {},
    campfire: { article: true },
    bridge: { named: true, article: true },
    summit: { named: true, article: true },
  },
  things: ["rope"],
  last: ["move"],
};
