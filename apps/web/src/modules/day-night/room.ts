import { ICON_PATHS } from "@stillwater/ui";
import { sixes } from "@/layout/board-sign";
import type { Room } from "../room";

export const room = {
  cards: {},
  acts: {
    turn: { sign: ICON_PATHS.reconnect, gives: null, about: "there", seen: true, told: null, reason: "turn" },
  },
  steps: {},
  asks: [],
  refusals: {
    "T.night.rotate": { shows: "lock" },
    "T.night.win": { shows: "lock" },
  },
  signed: null,
  outlook: null,
  silence: null,
  gaveWay: {},
  theme: null,
  marks: 0,
  note: null,
  board: sixes((row) => row < 3),
} as const satisfies Room<"day-night">;
