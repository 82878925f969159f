import { BEACON_SIGN } from "@stillwater/ui/modules/beacons";
import type { Room } from "../room";

export const room = {
  cards: {},
  acts: {},
  steps: {},
  asks: [],
  refusals: {
    "T.beacon.finish": { shows: "sign", sign: BEACON_SIGN.path, row: true },
  },
  signed: null,
  outlook: null,
  silence: null,
  gaveWay: {},
  theme: null,
  marks: 0,
} as const satisfies Room<"beacons">;
