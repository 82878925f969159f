import { ICON_PATHS } from "@stillwater/ui";
import { sixes } from "@/layout/board-sign";
import type { Room } from "../room";

export const room = {
  cards: {},
  acts: {
    swap: { sign: ICON_PATHS.reconnect, gives: null, about: null, seen: false, told: "swap", reason: "swap" },
  },
  steps: {},
  asks: ["open"],
  refusals: {
    "T.duel.end": { shows: "lock" },
    "T.duel.pass": { shows: "lock" },
    "T.duel.swap": { shows: "lock" },
    "T.duel.possible": { shows: "ratio", need: "spaces", have: "numbers", between: ":", cards: false },
  },
  outlook: "outlookDuel",
  gaveWay: { crew: "T.duel.players" },
  signed: null,
  silence: null,
  theme: null,
  marks: 0,
  note: "crewTwo",
  board: sixes((row, column) => (row + column) % 2 === 0),
} as const satisfies Room<"duel">;
