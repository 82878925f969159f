import { MONSTER_SIGN } from "@stillwater/ui/modules/sea-monsters";
import type { Room } from "../room";

export const room = {
  cards: {
    monster: {
      sign: () => MONSTER_SIGN,
      word: () => "monster",
      rank: 3,
      rule: "T.monster.keep",
      told: null,
    },
  },
  acts: {
    monster: { sign: null, gives: null, about: "there", seen: true, told: "monster", reason: "monster" },
  },
  steps: {},
  asks: ["monster"],
  refusals: {
    "T.monster.finish": { shows: "sign", sign: MONSTER_SIGN.path, row: true },
    "T.monster.keep": { shows: "sign", sign: MONSTER_SIGN.path, row: true },
    "T.monster.play": { shows: "sign", sign: MONSTER_SIGN.path, row: true },
  },
  signed: null,
  outlook: null,
  silence: null,
  gaveWay: {},
  theme: null,
  marks: 3,
} as const satisfies Room<"sea-monsters">;
