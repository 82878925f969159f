import { ROCKS_SIGN } from "@stillwater/ui/stormy";
import type { Room } from "../room";

export const room = {
  cards: { rocks: { sign: () => ROCKS_SIGN, word: () => "rocks", rank: 5, rule: null } },
  acts: { rocks: { sign: ROCKS_SIGN.path }, stay: {} },
  refusals: { "T.rocks.block": ROCKS_SIGN.path, "T.rocks.move": ROCKS_SIGN.path },
  marks: 1,
} as const satisfies Room<"jagged-rocks">;
