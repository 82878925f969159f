import { MONSTER_SIGN } from "@stillwater/ui/stormy";
import type { Room } from "../room";

export const room = {
  cards: {
    monster: { sign: () => MONSTER_SIGN, word: () => "monster", rank: 3, rule: "T.monster.keep" },
  },
  acts: { monster: { about: "there", told: true } },
  refusals: {
    "T.monster.finish": MONSTER_SIGN.path,
    "T.monster.keep": MONSTER_SIGN.path,
    "T.monster.play": MONSTER_SIGN.path,
  },
  marks: 3,
} as const satisfies Room<"sea-monsters">;
