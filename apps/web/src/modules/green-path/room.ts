import { ICON_PATHS } from "@stillwater/ui";
import type { Room } from "../room";

export const room = {
  cards: {},
  acts: {},
  steps: {},
  asks: [],
  refusals: {
    "A.green.path": { shows: "sign", sign: ICON_PATHS.summit, row: false },
  },
  signed: null,
  outlook: null,
  silence: null,
  gaveWay: {},
  theme: null,
  marks: 0,
} as const satisfies Room<"green-path">;
