import { GOAT_SIGN } from "@stillwater/ui/modules/mountain-goats";
import { MOUNTAIN_SIGNS } from "@stillwater/ui/mountain";
import type { Room } from "../room";

export const room = {
  cards: {},
  acts: { herd: { sign: GOAT_SIGN, gives: null, about: null, seen: true, told: "herd", reason: "herd" } },
  signed: { sign: GOAT_SIGN, word: "signed" },
  steps: {},
  asks: ["goat"],
  refusals: {
    "A.goat.bridge": { shows: "sign", sign: MOUNTAIN_SIGNS.bridge, row: true },
    "A.goat.campfire": { shows: "sign", sign: GOAT_SIGN, row: false },
    "A.goat.herd": { shows: "lock" },
    "A.goat.win": { shows: "sign", sign: GOAT_SIGN, row: false },
  },
  outlook: null,
  silence: null,
  gaveWay: {},
  theme: null,
  marks: 0,
} as const satisfies Room<"mountain-goats">;
