import { ICON_PATHS } from "@stillwater/ui";
import { sixes } from "@/layout/board-sign";
import type { Room } from "../room";

export const room = {
  cards: {},
  acts: { turn: { seen: true, sign: ICON_PATHS.reconnect, about: "there" } },
  steps: {},
  asks: [],
  refusals: {
    "T.night.rotate": { shows: "lock" },
    "T.night.win": { shows: "lock" },
  },
  marks: 0,
  note: null,
  board: sixes((row) => row < 3),
} as const satisfies Room<"day-night">;
