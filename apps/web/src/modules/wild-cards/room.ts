import { WILD_SIGN } from "@stillwater/ui/modules/wild-cards";
import type { Room } from "../room";

export const room = {
  cards: { wild: { sign: () => WILD_SIGN, word: () => "wild", rank: 2, rule: "T.wild.any", told: null } },
  acts: {},
  steps: {},
  asks: [],
  refusals: {
    "T.wild.any": { shows: "sign", sign: WILD_SIGN.path, row: true },
  },
  signed: null,
  outlook: null,
  silence: null,
  gaveWay: {},
  theme: null,
  marks: 0,
} as const satisfies Room<"wild-cards">;
