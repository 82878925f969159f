import { TIDE_SIGN } from "@stillwater/ui/modules/tides";
import type { Room } from "../room";

export const room = {
  cards: {},
  acts: {
    swell: { sign: TIDE_SIGN.path, gives: null, about: null, seen: true, told: "swell", reason: "swell" },
  },
  steps: {},
  asks: [],
  refusals: { "T.tide.raise": { shows: "sign", sign: TIDE_SIGN.path, row: true } },
  signed: null,
  outlook: null,
  silence: null,
  gaveWay: {},
  theme: null,
  marks: 0,
} as const satisfies Room<"tides">;
