import { ROCKS_SIGN } from "@stillwater/ui/modules/jagged-rocks";
import { ASKED_AND_WAITED, type Room, UNSAID } from "../room";

export const room = {
  cards: { rocks: { sign: () => ROCKS_SIGN, word: () => "rocks", rank: 5, rule: null } },
  acts: { rocks: { seen: true, sign: ROCKS_SIGN.path }, stay: { gives: "two" } },
  steps: { "placing-rocks": UNSAID, rocks: { ...ASKED_AND_WAITED, pointing: "tool_rocks" } },
  asks: ["rocks"],
  refusals: {
    "T.rocks.block": { shows: "sign", sign: ROCKS_SIGN.path, row: true },
    "T.rocks.move": { shows: "sign", sign: ROCKS_SIGN.path, row: true },
  },
  marks: 1,
} as const satisfies Room<"jagged-rocks">;
