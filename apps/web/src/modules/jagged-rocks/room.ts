import { ROCKS_SIGN } from "@stillwater/ui/modules/jagged-rocks";
import { type Room, UNSAID } from "../room";

export const room = {
  cards: { rocks: { sign: () => ROCKS_SIGN, word: () => "rocks", rank: 5, rule: null, told: null } },
  acts: {
    rocks: { sign: ROCKS_SIGN.path, gives: null, about: null, seen: true, told: null, reason: "rocks" },
    stay: { sign: null, gives: "two", about: null, seen: false, told: null, reason: "stay" },
  },
  steps: { "placing-rocks": UNSAID, rocks: { asks: true, waits: true, pointing: "tool_rocks" } },
  asks: ["rocks"],
  refusals: {
    "T.rocks.block": { shows: "sign", sign: ROCKS_SIGN.path, row: true },
    "T.rocks.move": { shows: "sign", sign: ROCKS_SIGN.path, row: true },
  },
  signed: null,
  outlook: null,
  silence: null,
  gaveWay: {},
  theme: null,
  marks: 1,
} as const satisfies Room<"jagged-rocks">;
